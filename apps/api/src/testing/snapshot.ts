import { readdir } from 'node:fs/promises';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import * as schema from '../db/schema/index.ts';

/** What a refused request must leave as it was: rows of each table (limits aside, they count it), and files. */
export type Snapshot = Record<string, number>;

const counted = Object.values(schema).filter((value) => is(value, PgTable) && getTableName(value) !== 'rate_counters');

export const takeSnapshot = async (db: Db, filesFolder: string): Promise<Snapshot> => {
  const counts: Snapshot = {};
  for (const table of counted) {
    const [row] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from ${table}`);
    counts[getTableName(table)] = row?.n ?? 0;
  }
  const files = await readdir(filesFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  counts['files'] = files.filter((file) => file.isFile()).length;
  return counts;
};
