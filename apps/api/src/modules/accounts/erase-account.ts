import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { personTables, storageKeyOf } from '../../db/person-tables.ts';
import { rowsOf } from '../../db/rows.ts';
import { linkTokens, mailbox, outbox, users } from '../../db/schema/index.ts';
import type { UserRow } from './users.queries.ts';

/** Keys of all files that rows of a person name. */
const filesOf = async (tx: Db, userId: number): Promise<string[]> => {
  const keys: string[] = [];
  for (const { table, isOf } of personTables) {
    const column = storageKeyOf(table);
    if (column === undefined) continue;
    const rows = await rowsOf<{ key: string | null }>(
      tx,
      sql`select ${column} as key from ${table} where ${isOf(userId)}`,
    );
    keys.push(...rows.flatMap(({ key }) => key ?? []));
  }
  return keys;
};

/** The person's address, and one that they asked to change to. */
const addressesOf = async (tx: Db, user: UserRow): Promise<string[]> => {
  const pending = await tx.select({ email: linkTokens.email }).from(linkTokens).where(eq(linkTokens.userId, user.id));
  return [user.email, ...pending.flatMap(({ email }) => email ?? [])].map((address) => address.toLowerCase());
};

/**
 * Erases an account: its row with all that refers to it, mails to the person and mails that wait to go out in their name.
 * @returns keys of the files that nothing names any more: remove them once the transaction is through
 */
export const eraseAccount = async (tx: Db, user: UserRow): Promise<string[]> => {
  const files = await filesOf(tx, user.id);
  const addresses = await addressesOf(tx, user);
  await tx.delete(users).where(eq(users.id, user.id));
  await tx
    .delete(outbox)
    .where(
      or(
        inArray(sql`lower(${outbox.payload}->'to'->>'address')`, addresses),
        inArray(sql`lower(${outbox.payload}->'replyTo'->>'address')`, addresses),
      ),
    );
  await tx.delete(mailbox).where(inArray(sql`lower(${mailbox.toAddress})`, addresses));
  return files;
};
