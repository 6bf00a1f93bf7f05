import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { FileStore } from '../../files/file-store.ts';
import { documentsOf, lockOwnRow, type Own, requireOpen } from './applications.queries.ts';

/**
 * Deletes a pending application with its files.
 * @throws AppError NOT_FOUND, APPLICATION_ALREADY_SENT
 */
export const deleteApplication = async (db: Db, files: FileStore, own: Own): Promise<void> => {
  const keys = await transact(db, async (tx) => {
    const row = await lockOwnRow(tx, own);
    requireOpen(row);
    const documents = await documentsOf(tx, row.id);
    await tx.delete(applications).where(eq(applications.id, row.id));
    return documents.map(({ storageKey }) => storageKey);
  });
  await Promise.all(keys.map((key) => files.remove(key)));
};
