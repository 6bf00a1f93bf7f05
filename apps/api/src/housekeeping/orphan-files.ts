import { inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { applicationDocuments } from '../db/schema/index.ts';
import type { FileStore } from '../files/file-store.ts';

const graceMs = 24 * 3_600_000;
const batch = 500;

/** Removes files older than a day that no row names: uploads that were cut off, files of deleted applications. */
export const removeOrphans = async (db: Db, files: FileStore): Promise<number> => {
  const old = await files.listOlderThan(new Date(Date.now() - graceMs));
  let removed = 0;
  for (let start = 0; start < old.length; start += batch) {
    const keys = old.slice(start, start + batch);
    const named = await db
      .select({ key: applicationDocuments.storageKey })
      .from(applicationDocuments)
      .where(inArray(applicationDocuments.storageKey, keys));
    const kept = new Set(named.map(({ key }) => key));
    for (const key of keys.filter((one) => !kept.has(one))) {
      await files.remove(key);
      removed += 1;
    }
  }
  return removed;
};
