import type { ImportRun } from '@radar/domain/imports';
import { desc } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { importRuns } from '../../db/schema/index.ts';

const shownRuns = 100;

/** The last visits to the feeds of the schedule, newest first. */
export const getImportRuns = async (db: Db): Promise<ImportRun[]> => {
  const rows = await db
    .select()
    .from(importRuns)
    .orderBy(desc(importRuns.startedAt), desc(importRuns.id))
    .limit(shownRuns);
  return rows.map(({ startedAt, endedAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
  }));
};
