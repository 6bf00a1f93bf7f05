import {
  type CoverLetter,
  type CoverLetterChanges,
  libraryLimits,
  type NewCoverLetter,
  restorableS,
} from '@radar/domain/documents';
import { AppError } from '@radar/domain/http';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { coverLetters } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { lockUser } from '../accounts/users.queries.ts';

type Row = typeof coverLetters.$inferSelect;

/** One of a person's own letters. */
export type OwnLetter = { userId: number; id: number };

const isOwn = ({ userId, id }: OwnLetter) => and(eq(coverLetters.userId, userId), eq(coverLetters.id, id));
const isOwnAndKept = (own: OwnLetter) => and(isOwn(own), isNull(coverLetters.deletedAt));
const keptBy = (userId: number) => and(eq(coverLetters.userId, userId), isNull(coverLetters.deletedAt));

const toCoverLetter = ({ id, name, text, version, createdAt, updatedAt }: Row): CoverLetter => ({
  id,
  name,
  text,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const found = (row: Row | undefined): CoverLetter => {
  if (row === undefined) throw new AppError('NOT_FOUND');
  return toCoverLetter(row);
};

/** Locks the person's row, so that two tabs cannot pass the limit together. */
const requireRoom = async (tx: Db, userId: number): Promise<void> => {
  await lockUser(tx, userId);
  if ((await tx.$count(coverLetters, keptBy(userId))) >= libraryLimits.coverLetters)
    throw new AppError('TOO_MANY_COVER_LETTERS');
};

/** A person's letters, last changed first. */
export const coverLettersOfUser = async (db: Db, userId: number): Promise<CoverLetter[]> => {
  const rows = await db
    .select()
    .from(coverLetters)
    .where(keptBy(userId))
    .orderBy(desc(coverLetters.updatedAt), desc(coverLetters.id));
  return rows.map(toCoverLetter);
};

/** @throws AppError NOT_FOUND: unknown, deleted, or somebody else's */
export const getOwnCoverLetter = async (db: Db, own: OwnLetter): Promise<CoverLetter> =>
  found((await db.select().from(coverLetters).where(isOwnAndKept(own)))[0]);

/** @throws AppError TOO_MANY_COVER_LETTERS */
export const addCoverLetter = (db: Db, userId: number, letter: NewCoverLetter): Promise<CoverLetter> =>
  transact(db, async (tx) => {
    await requireRoom(tx, userId);
    return found(
      (
        await tx
          .insert(coverLetters)
          .values({ userId, ...letter })
          .returning()
      )[0],
    );
  });

/**
 * Changes a letter that is still as the caller saw it.
 * @throws AppError NOT_FOUND, STALE with the letter as it is by now
 */
export const updateCoverLetter = (
  db: Db,
  own: OwnLetter,
  { name, text }: CoverLetterChanges,
  isCurrent: (version: number) => boolean,
): Promise<CoverLetter> =>
  transact(db, async (tx) => {
    const kept = found((await tx.select().from(coverLetters).where(isOwnAndKept(own)).for('update'))[0]);
    if (!isCurrent(kept.version)) throw new AppError('STALE', { current: kept });
    const given = { ...(name !== undefined && { name }), ...(text !== undefined && { text }) };
    if (Object.keys(given).length === 0) return kept;
    const changes = { ...given, version: kept.version + 1 };
    return found((await tx.update(coverLetters).set(changes).where(isOwnAndKept(own)).returning())[0]);
  });

/** @throws AppError NOT_FOUND */
export const deleteCoverLetter = async (db: Db, own: OwnLetter): Promise<void> => {
  // Its last change stays the last change of the text, for when it is had back.
  const gone = { deletedAt: sql`now()`, updatedAt: coverLetters.updatedAt };
  found((await db.update(coverLetters).set(gone).where(isOwnAndKept(own)).returning())[0]);
};

/**
 * Takes a deletion back.
 * @throws AppError NOT_FOUND when it is too late, TOO_MANY_COVER_LETTERS
 */
export const restoreCoverLetter = (db: Db, own: OwnLetter): Promise<CoverLetter> =>
  transact(db, async (tx) => {
    const isRestorable = gt(coverLetters.deletedAt, sql`now() - make_interval(secs => ${restorableS}::int)`);
    const deleted = await tx
      .select({ id: coverLetters.id })
      .from(coverLetters)
      .where(and(isOwn(own), isRestorable));
    if (deleted.length === 0) throw new AppError('NOT_FOUND');
    await requireRoom(tx, own.userId);
    const back = { deletedAt: null, updatedAt: coverLetters.updatedAt };
    return found((await tx.update(coverLetters).set(back).where(isOwn(own)).returning())[0]);
  });
