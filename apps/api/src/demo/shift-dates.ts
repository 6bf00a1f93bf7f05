import { siteIds } from '@radar/config/sites';
import type { ImportedJob } from '@radar/domain/imports';
import { cacheTags } from '@radar/domain/jobs';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { enqueueRevalidation } from '../outbox/enqueue.ts';
import { createSqlSearchEngine } from '../search/sql-search-engine.ts';

const dayMs = 86_400_000;

/** Days from one `YYYY-MM-DD` to another. */
export const wholeDaysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const later = (instant: string | null, days: number): string | null =>
  instant === null ? null : new Date(Date.parse(instant) + days * dayMs).toISOString();

/** An ad of a feed as if it had been published that many days later. */
export const shiftJob = (job: ImportedJob, days: number): ImportedJob => ({
  ...job,
  publishedAt: later(job.publishedAt, days),
  endsAt: later(job.endsAt, days),
});

/**
 * Moves the dates of every job of a feed, and with them their places in the search. Jobs that were over are open again.
 * @param alsoDo written in the same transaction
 */
export const shiftDates = async (
  db: Db,
  { source, days, now }: { source: string; days: number; now: Date },
  alsoDo: (tx: Db) => Promise<void>,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const rows = await rowsOf<{ id: number }>(
      tx,
      sql`update jobs set
            published_at = least(published_at + make_interval(days => ${days}), ${now.toISOString()}::timestamptz),
            ends_at = ends_at + make_interval(days => ${days}),
            confirmed_at = least(confirmed_at + make_interval(days => ${days}), ${now.toISOString()}::timestamptz)
          where source = ${source} and closed_at is null returning id`,
    );
    await createSqlSearchEngine(tx, () => now).index(rows.map(({ id }) => id));
    for (const siteId of siteIds) await enqueueRevalidation(tx, siteId, [cacheTags.jobs]);
    await alsoDo(tx);
  });
};
