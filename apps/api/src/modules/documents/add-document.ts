import type { Document, DocumentSource } from '@radar/domain/documents';
import type { Db } from '../../db/client.ts';
import { documents } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { FileStore } from '../../files/file-store.ts';
import { keepDocument } from '../../files/keep-document.ts';
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
  const kept = await keepDocument(files, file);
  const { added, endedKeys } = await writeRow(db, { userId, source: body.source, ...kept }).catch(
    async (error: unknown) => {
      await files.remove(kept.storageKey);
      throw error;
    },
  );
  await Promise.all(endedKeys.map((key) => files.remove(key)));
  return toDocument(added);
};
