import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { allTables, storageKeyOf } from '../db/person-tables.ts';
import { rowsOf } from '../db/rows.ts';
import type { FileStore } from '../files/file-store.ts';

/** Longer than any upload takes; what is erased must be gone within a day. */
const graceMs = 12 * 3_600_000;
const batch = 500;

/** Those of the keys that a row of any table names. */
const namedOf = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const named = new Set<string>();
  for (const table of Object.values(allTables)) {
    const column = storageKeyOf(table);
    if (column === undefined) continue;
    const rows = await rowsOf<{ key: string }>(
      db,
      sql`select ${column} as key from ${table} where ${inArray(column, [...keys])}`,
    );
    for (const { key } of rows) named.add(key);
  }
  return named;
};

/** Removes files older than half a day that no row names: uploads that were cut off, files of deleted applications. */
export const removeOrphans = async (db: Db, files: FileStore): Promise<number> => {
  const old = await files.listOlderThan(new Date(Date.now() - graceMs));
  let removed = 0;
  for (let start = 0; start < old.length; start += batch) {
    const keys = old.slice(start, start + batch);
    const kept = await namedOf(db, keys);
    for (const key of keys.filter((one) => !kept.has(one))) {
      await files.remove(key);
      removed += 1;
    }
  }
  return removed;
};
