import type { SiteId } from '@radar/config/sites';
import { cacheTags } from '@radar/domain/jobs';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { jobs } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { enqueueRevalidation } from '../../outbox/enqueue.ts';
import { indexJobs } from '../../search/index-jobs.ts';

const batchSize = 500;

type Feed = { siteId: SiteId; source: string; now: Date };

const openOf = ({ siteId, source, now }: Feed) =>
  and(
    eq(jobs.siteId, siteId),
    eq(jobs.source, source),
    isNull(jobs.closedAt),
    or(isNull(jobs.endsAt), gt(jobs.endsAt, now)),
  );

/** Open ads of a feed, by their references. */
export const readOpen = async (db: Db, feed: Feed): Promise<Map<string, number>> => {
  const rows = await db.select({ id: jobs.id, reference: jobs.reference }).from(jobs).where(openOf(feed));
  return new Map(rows.map(({ id, reference }) => [reference, id]));
};

/** What a feed says that has not changed: every ad of it is open still. */
export const confirmAll = async (db: Db, feed: Feed): Promise<void> => {
  await db
    .update(jobs)
    .set({ confirmedAt: feed.now, updatedAt: sql`${jobs.updatedAt}` })
    .where(openOf(feed));
};

/** Closes ads: they leave search, sitemap and feeds with the transaction, and cached pages with the outbox. */
export const closeJobs = async (db: Db, { siteId, now }: Feed, ids: readonly number[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    await transact(db, async (tx) => {
      await tx.update(jobs).set({ closedAt: now }).where(inArray(jobs.id, batch));
      await indexJobs(tx, batch, now);
      await enqueueRevalidation(tx, siteId, [cacheTags.jobs, ...batch.map(cacheTags.job)]);
    });
  }
};
