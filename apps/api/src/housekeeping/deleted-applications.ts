import { undoDeletionMs } from '@radar/domain/applications';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { applicationDocuments, applications } from '../db/schema/index.ts';
import { transact } from '../db/transact.ts';
import type { FileStore } from '../files/file-store.ts';

/** Ends for good what was deleted and can be restored no more, with its files. */
export const endDeletedApplications = async (db: Db, files: FileStore): Promise<void> => {
  const keys = await transact(db, async (tx) => {
    const ended = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(sql`${applications.deletedAt} < now() - make_interval(secs => ${undoDeletionMs / 1000})`)
      .for('update');
    const ids = ended.map(({ id }) => id);
    const documents = await tx
      .select({ key: applicationDocuments.storageKey })
      .from(applicationDocuments)
      .where(inArray(applicationDocuments.applicationId, ids));
    await tx.delete(applications).where(inArray(applications.id, ids));
    return documents.map(({ key }) => key);
  });
  await Promise.all(keys.map((key) => files.remove(key)));
};
