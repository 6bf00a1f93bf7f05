import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteId } from '@radar/config/sites';
import { cacheTags } from '@radar/domain/jobs';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { transact } from '../db/transact.ts';
import type { Log } from '../log.ts';
import { enqueueRevalidation } from '../outbox/enqueue.ts';
import { feedIfBehind } from './enqueue-feed.ts';
import { removeJobs } from './index-jobs.ts';

const batchSize = 500;

type Ended = { job_id: number; site_id: SiteId };

/**
 * Takes jobs whose deadline has passed out of counts and dictionary, and has the sites drop the pages that show them. The
 * search itself never lists them, swept or not.
 * @returns their ids, at most 500
 */
export const sweepEndedJobs = (db: Db, now: Date): Promise<number[]> =>
  transact(db, async (tx) => {
    const rows = await rowsOf<Ended>(
      tx,
      sql`select job_id, site_id from job_search where ends_at <= ${now.toISOString()}::timestamptz order by job_id limit ${batchSize}`,
    );
    const ids = rows.map(({ job_id: id }) => id);
    await removeJobs(tx, ids);
    for (const [siteId, ended] of Map.groupBy(rows, ({ site_id: site }) => site)) {
      await enqueueRevalidation(tx, siteId, [cacheTags.jobs, ...ended.map(({ job_id: id }) => cacheTags.job(id))]);
    }
    return ids;
  });

/** How long a list can be paged through as it was. */
const pastHours = 1;

/** How long changes wait for another engine to copy them. */
const patienceDays = 3;

/** Forgets rows that left the search too long ago for anybody to page through a list that had them. */
export const forgetPast = (db: Db): Promise<unknown> =>
  db.transaction(async (tx) => {
    // An engine that was not fed for so long will not come back: it must be filled anew.
    await tx.execute(
      sql`update search_clock set fed_until = null where fed_until < changed_at - make_interval(days => ${patienceDays})`,
    );
    await tx.execute(
      sql`delete from job_search_past where gone_at < now() - make_interval(hours => ${pastHours})
          and gone_at <= (select coalesce(fed_until, changed_at) from search_clock)`,
    );
  });

const everyMs = 30_000;

type Sweeper = { db: Db; log: Log; now: () => Date; wakeOutbox: () => void };

/** Sweeps twice a minute, so that pages of ended jobs change in the minute in which the job ends. */
export const startSweepingEndedJobs = ({ db, log, now, wakeOutbox }: Sweeper): (() => Promise<void>) => {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const ended = await sweepEndedJobs(db, now());
        await forgetPast(db);
        if (await feedIfBehind(db)) wakeOutbox();
        if (ended.length > 0) wakeOutbox();
        if (ended.length === batchSize) continue;
      } catch (error) {
        log.error({ fault: error }, 'ended jobs: not swept');
      }
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const loop = work();
  return async () => {
    stopping.abort();
    await loop;
  };
};
