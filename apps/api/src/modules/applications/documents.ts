import type { ApplicationDocument } from '@radar/domain/applications';
import { maxFilesAtOnce } from '@radar/domain/files';
import { AppError } from '@radar/domain/http';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applicationDocuments } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { FileStore } from '../../files/file-store.ts';
import { keepDocument } from '../../files/keep-document.ts';
import type { Received } from '../../http/receive-file.ts';
import { getOwnDocument } from '../documents/documents.queries.ts';
import { documentsOf, getOwnRow, lockOwnRow, type Own, requireOpen } from './applications.queries.ts';
import { toApplicationDocument } from './to-application.ts';

type Upload = Received<{ source: ApplicationDocument['source'] }>;
type NewDocument = typeof applicationDocuments.$inferInsert;

const writeRow = (db: Db, own: Own, document: Omit<NewDocument, 'applicationId'>) =>
  transact(db, async (tx) => {
    const application = await lockOwnRow(tx, own);
    requireOpen(application);
    const present = await documentsOf(tx, application.id);
    const replaced = present.find(({ source }) => source === 'CV' && document.source === 'CV');
    const others = present.filter(({ source }) => source === 'document');
    if (document.source === 'document' && others.length >= maxFilesAtOnce) throw new AppError('TOO_MANY_FILES');
    if (replaced !== undefined) await tx.delete(applicationDocuments).where(eq(applicationDocuments.id, replaced.id));
    const [added] = await tx
      .insert(applicationDocuments)
      .values({ ...document, applicationId: application.id })
      .returning();
    if (added === undefined) throw new Error('The document was not written.');
    return { added, replaced };
  });

/**
 * Takes a CV (in place of the earlier one) or another document into a pending application.
 * @param receive reads the upload: called when it is clear that this person may add to this application
 * @throws AppError NOT_FOUND, APPLICATION_ALREADY_SENT, TOO_MANY_FILES, FILE_TOO_BIG, FILE_FORMAT_UNSUPPORTED; no file is kept then
 */
export const addDocument = async (
  db: Db,
  files: FileStore,
  own: Own,
  receive: () => Promise<Upload>,
): Promise<ApplicationDocument> => {
  requireOpen(await getOwnRow(db, own));
  const { body, file } = await receive();
  const kept = await keepDocument(files, file);
  try {
    const { added, replaced } = await writeRow(db, own, { source: body.source, ...kept });
    if (replaced !== undefined) await files.remove(replaced.storageKey);
    return toApplicationDocument(added);
  } catch (error) {
    await files.remove(kept.storageKey);
    throw error;
  }
};

/**
 * Takes a copy of a document of the person's own library: what they do to that one later does not touch the application.
 * @throws AppError NOT_FOUND, APPLICATION_ALREADY_SENT, TOO_MANY_FILES; no file is kept then
 */
export const addDocumentFromLibrary = async (
  db: Db,
  files: FileStore,
  own: Own,
  { documentId, source }: { documentId: number; source: ApplicationDocument['source'] },
): Promise<ApplicationDocument> => {
  requireOpen(await getOwnRow(db, own));
  if (own.owner.column !== 'userId') throw new AppError('NOT_FOUND');
  const { name, format, sizeBytes, storageKey } = await getOwnDocument(db, { userId: own.owner.id, id: documentId });
  const key = await files.copy(storageKey);
  if (key === null) throw new AppError('NOT_FOUND');
  try {
    const { added, replaced } = await writeRow(db, own, { source, name, format, sizeBytes, storageKey: key });
    if (replaced !== undefined) await files.remove(replaced.storageKey);
    return toApplicationDocument(added);
  } catch (error) {
    await files.remove(key);
    throw error;
  }
};

/**
 * Takes a file out of a pending application.
 * @throws AppError NOT_FOUND, APPLICATION_ALREADY_SENT
 */
export const deleteDocument = async (db: Db, files: FileStore, own: Own, documentId: number): Promise<void> => {
  const storageKey = await transact(db, async (tx) => {
    const application = await lockOwnRow(tx, own);
    requireOpen(application);
    const [deleted] = await tx
      .delete(applicationDocuments)
      .where(and(eq(applicationDocuments.id, documentId), eq(applicationDocuments.applicationId, application.id)))
      .returning();
    if (deleted === undefined) throw new AppError('NOT_FOUND');
    return deleted.storageKey;
  });
  await files.remove(storageKey);
};
