import type { Document, DocumentSource } from '@radar/domain/documents';
import type { Db } from '../../db/client.ts';
import { documents } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { cleanFileName } from '../../files/clean-file-name.ts';
import { documentFormatOf } from '../../files/document-format.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Received } from '../../http/receive-file.ts';
import { lockUser } from '../accounts/users.queries.ts';
import { toDocument } from './documents.queries.ts';
import { makeRoom, requireRoom } from './library-room.ts';

type Upload = Received<{ source: DocumentSource }>;

const writeRow = (db: Db, document: typeof documents.$inferInsert) =>
  transact(db, async (tx) => {
    await lockUser(tx, document.userId);
    const endedKeys = await makeRoom(tx, document.userId, document.sizeBytes);
    const [added] = await tx.insert(documents).values(document).returning();
    if (added === undefined) throw new Error('The document was not written.');
    return { added, endedKeys };
  });

/**
 * Takes a file into a person's library.
 * @param receive reads the upload: called when it is clear that there is room
 * @throws AppError LIBRARY_FULL, FILE_TOO_BIG, FILE_FORMAT_UNSUPPORTED; no file is kept then
 */
export const addDocument = async (
  db: Db,
  files: FileStore,
  userId: number,
  receive: () => Promise<Upload>,
): Promise<Document> => {
  await requireRoom(db, userId, 1);
  const { body, file } = await receive();
  try {
    const name = cleanFileName(file.name);
    const format = await documentFormatOf(files.pathOf(file.key), name);
    const { added, endedKeys } = await writeRow(db, {
      userId,
      source: body.source,
      name,
      format,
      sizeBytes: file.sizeBytes,
      storageKey: file.key,
    });
    for (const key of endedKeys) await files.remove(key);
    return toDocument(added);
  } catch (error) {
    await files.remove(file.key);
    throw error;
  }
};
