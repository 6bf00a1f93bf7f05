import { type Document, type DocumentChanges, restorableS } from '@radar/domain/documents';
import { nameWithExtension } from '@radar/domain/files';
import { AppError } from '@radar/domain/http';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { documents } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { cleanFileName } from '../../files/clean-file-name.ts';
import { lockUser } from '../accounts/users.queries.ts';
import { requireRoom } from './library-room.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** One of a person's own documents. */
export type OwnDocument = { userId: number; id: number };

const isOwn = ({ userId, id }: OwnDocument) => and(eq(documents.userId, userId), eq(documents.id, id));
const isOwnAndKept = (own: OwnDocument) => and(isOwn(own), isNull(documents.deletedAt));

export const toDocument = ({ id, name, source, format, sizeBytes, version, createdAt }: DocumentRow): Document => ({
  id,
  name,
  source,
  format,
  sizeBytes,
  version,
  createdAt: createdAt.toISOString(),
});

/** Rows of a person's library, last added first, with the keys of their files. */
export const documentsOfUser = (db: Db, userId: number): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)))
    .orderBy(desc(documents.createdAt), desc(documents.id));

/** @throws AppError NOT_FOUND: unknown, deleted, or somebody else's */
export const getOwnDocument = async (db: Db, own: OwnDocument): Promise<DocumentRow> => {
  const [row] = await db.select().from(documents).where(isOwnAndKept(own));
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
};

/** A name that a person typed: a slash is part of it, not a folder's. */
const typedName = (name: string, format: DocumentRow['format']): string =>
  cleanFileName(nameWithExtension(name.replace(/[/\\]/g, '-'), format));

/**
 * Changes a document that is still as the caller saw it.
 * @throws AppError NOT_FOUND, STALE with the document as it is by now
 */
export const updateDocument = (
  db: Db,
  own: OwnDocument,
  changes: DocumentChanges,
  isCurrent: (version: number) => boolean,
): Promise<Document> =>
  transact(db, async (tx) => {
    const [present] = await tx.select().from(documents).where(isOwnAndKept(own)).for('update');
    if (present === undefined) throw new AppError('NOT_FOUND');
    if (!isCurrent(present.version)) throw new AppError('STALE', { current: toDocument(present) });
    const { name = present.name, source = present.source } = changes;
    const [row] = await tx
      .update(documents)
      .set({ name: typedName(name, present.format), source, version: present.version + 1 })
      .where(isOwnAndKept(own))
      .returning();
    if (row === undefined) throw new AppError('NOT_FOUND');
    return toDocument(row);
  });

/** @throws AppError NOT_FOUND */
export const deleteDocument = async (db: Db, own: OwnDocument): Promise<void> => {
  const [row] = await db
    .update(documents)
    .set({ deletedAt: sql`now()` })
    .where(isOwnAndKept(own))
    .returning({ id: documents.id });
  if (row === undefined) throw new AppError('NOT_FOUND');
};

const isRestorable = gt(documents.deletedAt, sql`now() - make_interval(secs => ${restorableS}::int)`);

/**
 * Takes a deletion back.
 * @throws AppError NOT_FOUND when it is too late, LIBRARY_FULL
 */
export const restoreDocument = (db: Db, own: OwnDocument): Promise<Document> =>
  transact(db, async (tx) => {
    await lockUser(tx, own.userId);
    const [deleted] = await tx
      .select()
      .from(documents)
      .where(and(isOwn(own), isRestorable));
    if (deleted === undefined) throw new AppError('NOT_FOUND');
    await requireRoom(tx, own.userId, deleted.sizeBytes);
    const [row] = await tx.update(documents).set({ deletedAt: null }).where(isOwn(own)).returning();
    if (row === undefined) throw new AppError('NOT_FOUND');
    return toDocument(row);
  });
