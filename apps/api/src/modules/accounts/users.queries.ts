import type { SiteId } from '@radar/config/sites';
import type { Me } from '@radar/domain/accounts';
import { usernameKey } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { linkTokens, users } from '../../db/schema/index.ts';
import { educationLevelIn } from './education-levels.ts';

export type UserRow = typeof users.$inferSelect;

/** What an address is compared by. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export const findUserByEmail = async (db: Db, siteId: SiteId, email: string): Promise<UserRow | null> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.emailKey, emailKey(email))));
  return row ?? null;
};

export const findUserByUsername = async (db: Db, siteId: SiteId, username: string): Promise<UserRow | null> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.usernameKey, usernameKey(username))));
  return row ?? null;
};

/** @throws AppError UNAUTHENTICATED when the account is gone */
export const getUser = async (db: Db, userId: number): Promise<UserRow> => {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (row === undefined) throw new AppError('UNAUTHENTICATED');
  return row;
};

/** The row, held until the transaction ends. */
export const lockUser = async (tx: Db, userId: number): Promise<UserRow> => {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (row === undefined) throw new AppError('UNAUTHENTICATED');
  return row;
};

const pendingEmailOf = async (db: Db, userId: number): Promise<string | null> => {
  const [row] = await db
    .select({ email: linkTokens.email })
    .from(linkTokens)
    .where(
      and(
        eq(linkTokens.userId, userId),
        eq(linkTokens.purpose, 'email'),
        isNull(linkTokens.usedAt),
        gt(linkTokens.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(linkTokens.id))
    .limit(1);
  return row?.email ?? null;
};

/** The person as their own screens show them. */
export const toMe = async (db: Db, user: UserRow, locale: Locale): Promise<Me> => ({
  id: user.id,
  email: user.email,
  pendingEmail: await pendingEmailOf(db, user.id),
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  locale: user.locale,
  theme: user.theme,
  address: user.address,
  educationLevel: educationLevelIn(locale, user.educationLevelId),
  hasPassword: user.passwordHash !== null,
  hasApplicationMails: user.hasApplicationMails,
  hasMessageMails: user.hasMessageMails,
  createdAt: user.createdAt.toISOString(),
});
