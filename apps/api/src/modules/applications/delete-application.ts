import { type Application, undoDeletionMs } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications } from '../../db/schema/index.ts';
import { isUniqueViolation } from '../../db/sql-state.ts';
import { transact } from '../../db/transact.ts';
import { answerOf, lockOwnRow, type Own, requireOpen } from './applications.queries.ts';

/**
 * Deletes a pending application: from now on it is nowhere, and for a while it can be restored.
 * @throws AppError NOT_FOUND, APPLICATION_ALREADY_SENT
 */
export const deleteApplication = (db: Db, own: Own): Promise<void> =>
  transact(db, async (tx) => {
    const row = await lockOwnRow(tx, own);
    requireOpen(row);
    await tx
      .update(applications)
      .set({ deletedAt: sql`now()` })
      .where(eq(applications.id, row.id));
  });

/**
 * Takes back a deletion of the last minutes.
 * @throws AppError NOT_FOUND, STALE when another one was begun for the job
 */
export const restoreApplication = async (db: Db, { owner, id }: Own): Promise<Application> => {
  const isRestorable = sql`${applications.deletedAt} > now() - make_interval(secs => ${undoDeletionMs / 1000})`;
  try {
    const [row] = await db
      .update(applications)
      .set({ deletedAt: null })
      .where(and(eq(applications.id, id), eq(applications[owner.column], owner.id), isRestorable))
      .returning();
    if (row === undefined) throw new AppError('NOT_FOUND');
    return await answerOf(db, row);
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('STALE') : error;
  }
};
