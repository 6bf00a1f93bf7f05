import { libraryLimits } from '@radar/domain/documents';
import { AppError } from '@radar/domain/http';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { documents } from '../../db/schema/index.ts';

const fits = async (db: Db, which: SQL | undefined, sizeBytes: number): Promise<boolean> => {
  const [present] = await db
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${documents.sizeBytes}), 0)::int` })
    .from(documents)
    .where(which);
  const { count = 0, bytes = 0 } = present ?? {};
  return count < libraryLimits.documents && bytes + sizeBytes <= libraryLimits.documentBytes;
};

/**
 * Whether one more document fits into a person's library. Inside a transaction the person's row is locked before: two
 * uploads at once must not pass the limit together.
 * @throws AppError LIBRARY_FULL
 */
export const requireRoom = async (db: Db, userId: number, sizeBytes: number): Promise<void> => {
  if (!(await fits(db, and(eq(documents.userId, userId), isNull(documents.deletedAt)), sizeBytes)))
    throw new AppError('LIBRARY_FULL');
};

/**
 * The same for a new file. Deleted documents take room until they are gone for good: where that is needed now, it ends
 * what could still be had back, and answers the keys of those files.
 * @throws AppError LIBRARY_FULL
 */
export const makeRoom = async (tx: Db, userId: number, sizeBytes: number): Promise<string[]> => {
  await requireRoom(tx, userId, sizeBytes);
  if (await fits(tx, eq(documents.userId, userId), sizeBytes)) return [];
  const ended = await tx
    .delete(documents)
    .where(and(eq(documents.userId, userId), isNotNull(documents.deletedAt)))
    .returning({ storageKey: documents.storageKey });
  return ended.map(({ storageKey }) => storageKey);
};
