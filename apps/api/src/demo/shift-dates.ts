import { siteIds } from '@radar/config/sites';
import type { ImportedJob } from '@radar/domain/imports';
import { cacheTags } from '@radar/domain/jobs';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { enqueueRevalidation } from '../outbox/enqueue.ts';
import { indexJobs } from '../search/index-jobs.ts';

const dayMs = 86_400_000;

/** Days from one `YYYY-MM-DD` to another. */
export const wholeDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const later = (instant: string | null, days: number): string | null =>
  instant === null ? null : new Date(Date.parse(instant) + days * dayMs).toISOString();

/** An ad of a feed as if it had been published that many days later. */
export const shiftJob = (job: ImportedJob, days: number): ImportedJob => ({
  ...job,
  publishedAt: later(job.publishedAt, days),
  endsAt: later(job.endsAt, days),
});

/** The words of the ads are the same, so their search rows only get other dates: seconds instead of half a minute. */
const moveSearchRows = (tx: Db, source: string) =>
  tx.execute(
    sql`update job_search set
          listed_at = moved.at,
          rank_key = rank_key + floor(extract(epoch from jobs.published_at))::bigint
            - floor(extract(epoch from job_search.published_at))::bigint,
          published_at = jobs.published_at,
          ends_at = jobs.ends_at
        from jobs, (select tick_search_clock() as at) moved where jobs.id = job_search.job_id and jobs.source = ${source}`,
  );

/** Jobs that had left the search because they were over. */
const withoutSearchRow = async (tx: Db, source: string): Promise<number[]> => {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select id from jobs where source = ${source} and closed_at is null
        and not exists (select 1 from job_search where job_search.job_id = jobs.id) order by id`,
  );
  return rows.map(({ id }) => id);
};

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
    // Thousands of rows with their indexes, before anybody is served: longer than any request may take.
    await tx.execute(sql`set local statement_timeout = '300s'`);
    await tx.execute(
      sql`update jobs set
            published_at = least(published_at + make_interval(days => ${days}), ${now.toISOString()}::timestamptz),
            ends_at = ends_at + make_interval(days => ${days}),
            confirmed_at = least(confirmed_at + make_interval(days => ${days}), ${now.toISOString()}::timestamptz)
          where source = ${source} and closed_at is null`,
    );
    await moveSearchRows(tx, source);
    await indexJobs(tx, await withoutSearchRow(tx, source), now);
    for (const siteId of siteIds) await enqueueRevalidation(tx, siteId, [cacheTags.jobs]);
    await alsoDo(tx);
  });
};
