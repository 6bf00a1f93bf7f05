import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applicationDocuments, applications, guests, idempotencyKeys } from '../../db/schema/index.ts';
import { isUniqueViolation } from '../../db/sql-state.ts';
import { transact } from '../../db/transact.ts';
import type { ApplicationRow } from './to-application.ts';

const isOpen = and(eq(applications.status, 'initiated'), isNull(applications.deletedAt));

const texts = ['firstName', 'lastName', 'email', 'phone', 'nationality', 'coverLetter', 'verifiedAddress'] as const;

/** Two drafts for one job become one: the later one, with what only the earlier one says. */
const join = async (tx: Db, one: ApplicationRow, other: ApplicationRow): Promise<void> => {
  const [kept, given] = one.updatedAt >= other.updatedAt ? [one, other] : [other, one];
  const filled = {
    ...Object.fromEntries(texts.map((field) => [field, kept[field] ?? given[field]])),
    coverLetterId: (kept.coverLetter === null ? given : kept).coverLetterId,
  };
  await tx
    .update(applications)
    .set({ deletedAt: sql`now()` })
    .where(eq(applications.id, given.id));
  await tx.update(applications).set(filled).where(eq(applications.id, kept.id));
  if ((await tx.$count(applicationDocuments, eq(applicationDocuments.applicationId, kept.id))) > 0) return;
  await tx
    .update(applicationDocuments)
    .set({ applicationId: kept.id })
    .where(eq(applicationDocuments.applicationId, given.id));
};

const joinOpen = async (tx: Db, userId: number, ofGuest: readonly ApplicationRow[]): Promise<void> => {
  const open = ofGuest.filter(({ status, deletedAt }) => status === 'initiated' && deletedAt === null);
  if (open.length === 0) return;
  const ofUser = await tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        isOpen,
        inArray(
          applications.jobId,
          open.map(({ jobId }) => jobId),
        ),
      ),
    )
    .for('update');
  for (const row of ofUser) {
    const same = open.find(({ jobId }) => jobId === row.jobId);
    if (same !== undefined) await join(tx, row, same);
  }
};

const adopt = (db: Db, userId: number, guestId: number): Promise<void> =>
  transact(db, async (tx) => {
    // Two calls of the same browser: one after another.
    await tx.select({ id: guests.id }).from(guests).where(eq(guests.id, guestId)).for('update');
    const rows = await tx.select().from(applications).where(eq(applications.guestId, guestId)).for('update');
    await joinOpen(tx, userId, rows);
    const owner = { userId, guestId: null };
    await tx
      .update(applications)
      .set({ ...owner, updatedAt: sql`${applications.updatedAt}` })
      .where(eq(applications.guestId, guestId));
    // For a job that the account has applied for, a draft is an update of what was sent.
    await tx.execute(sql`
      update applications set updates = sent.id
      from (select job_id, max(id) as id from applications where user_id = ${userId} and status = 'completed' group by job_id) as sent
      where applications.user_id = ${userId} and applications.job_id = sent.job_id
        and applications.status = 'initiated' and applications.updates is null`);
    await tx.execute(sql`
      update idempotency_keys set user_id = ${userId}, guest_id = null
      where guest_id = ${guestId} and not exists
        (select from ${idempotencyKeys} as known where known.user_id = ${userId} and known.key = idempotency_keys.key)`);
  });

/** Makes a guest's applications the account's, with the keys that they were sent by. */
export const adoptApplications = async (
  db: Db,
  { userId, guestId }: { userId: number; guestId: number },
): Promise<void> => {
  if ((await db.$count(applications, eq(applications.guestId, guestId))) === 0) return;
  try {
    await adopt(db, userId, guestId);
  } catch (error) {
    // The person began the same application elsewhere at this very moment: now it is there to be joined.
    if (!isUniqueViolation(error)) throw error;
    await adopt(db, userId, guestId);
  }
};
