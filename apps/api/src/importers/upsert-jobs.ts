import type { SiteId } from '@radar/config/sites';
import { ImportedJob, type ImportResult } from '@radar/domain/imports';
import { cacheTags } from '@radar/domain/jobs';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { jobs } from '../db/schema/index.ts';
import { transact } from '../db/transact.ts';
import { enqueueRevalidation } from '../outbox/enqueue.ts';
import { indexJobs } from '../search/index-jobs.ts';
import { contentHashOf, prepareJob, type PreparedJob } from './preparing/prepare-job.ts';
import { member, textOf } from './reading/values.ts';
import { findDoubles } from './writing/find-doubles.ts';
import { type JobToWrite, writeJobs } from './writing/write-jobs.ts';
import { writeEmployers } from './writing/write-employers.ts';

export type ImportBatch = {
  siteId: SiteId;
  /** Name of the feed: with an item's reference, the key of its job. */
  source: string;
  /** Items as they came; each is judged by itself. */
  items: readonly unknown[];
  now: Date;
};

type Known = { id: number; contentHash: string; publishedAt: Date; closedAt: Date | null };
type Ad = { index: number; job: ImportedJob; contentHash: string };

const rejected = (item: unknown, reason: string): ImportResult => ({
  reference: textOf(member(item, 'reference'))?.slice(0, 200) ?? '',
  outcome: 'rejected',
  jobId: null,
  reason,
});

/** Parses the items; what cannot be used has its answer already. */
const readItems = (items: readonly unknown[]): { ads: Ad[]; results: (ImportResult | undefined)[] } => {
  const results: (ImportResult | undefined)[] = Array.from({ length: items.length });
  const ads: Ad[] = [];
  const references = new Set<string>();
  for (const [index, item] of items.entries()) {
    const parsed = ImportedJob.safeParse(item);
    const [issue] = parsed.error?.issues ?? [];
    if (!parsed.success)
      results[index] = rejected(item, `${issue?.path.join('.') ?? 'item'}: ${issue?.message ?? 'not valid'}`);
    else if (references.has(parsed.data.reference))
      results[index] = { ...rejected(item, 'the reference stands twice in the batch'), outcome: 'duplicate' };
    else {
      references.add(parsed.data.reference);
      ads.push({ index, job: parsed.data, contentHash: contentHashOf(parsed.data) });
    }
  }
  return { ads, results };
};

const readKnown = async (
  db: Db,
  { siteId, source }: ImportBatch,
  references: readonly string[],
): Promise<Map<string, Known>> => {
  if (references.length === 0) return new Map();
  const rows = await db
    .select({
      id: jobs.id,
      reference: jobs.reference,
      contentHash: jobs.contentHash,
      publishedAt: jobs.publishedAt,
      closedAt: jobs.closedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.siteId, siteId), eq(jobs.source, source), inArray(jobs.reference, [...references])));
  return new Map(rows.map(({ reference, ...known }) => [reference, known]));
};

/** An ad that its source states again is open: nothing of it changes but the time at which that was said. */
const confirm = async (tx: Db, ids: readonly number[], now: Date): Promise<void> => {
  if (ids.length > 0)
    await tx
      .update(jobs)
      .set({ confirmedAt: now, updatedAt: sql`${jobs.updatedAt}` })
      .where(inArray(jobs.id, [...ids]));
};

const write = async (
  tx: Db,
  batch: ImportBatch,
  prepared: readonly PreparedJob[],
  known: ReadonlyMap<string, Known>,
) => {
  const isNew = ({ reference }: PreparedJob) => !known.has(reference);
  const doubles = await findDoubles(tx, batch, prepared.filter(isNew));
  const wanted = prepared.filter(({ reference }) => !doubles.has(reference));
  const toWrite: JobToWrite[] = wanted.map((ad) => ({ ad, publishedAt: known.get(ad.reference)?.publishedAt ?? null }));
  const employerIds = await writeEmployers(
    tx,
    batch.siteId,
    wanted.map(({ employer }) => employer),
  );
  const ids = await writeJobs(tx, { ...batch, employerIds }, toWrite);
  if (ids.size > 0) {
    await indexJobs(tx, [...ids.values()], batch.now);
    await enqueueRevalidation(tx, batch.siteId, [cacheTags.jobs, ...[...ids.values()].map(cacheTags.job)]);
  }
  return { doubles, ids };
};

/**
 * Upserts a batch of one feed in one transaction, with its search rows and the pages to be dropped. An ad that has not
 * changed since the last time is only confirmed; one that another feed has brought is left to that feed.
 * @returns one result per item, in their order
 */
export const importBatch = async (db: Db, batch: ImportBatch): Promise<ImportResult[]> => {
  const { ads, results } = readItems(batch.items);
  const known = await readKnown(
    db,
    batch,
    ads.map(({ job }) => job.reference),
  );
  const isUnchanged = ({ job, contentHash }: Ad): boolean => {
    const row = known.get(job.reference);
    return row !== undefined && row.contentHash === contentHash && row.closedAt === null;
  };
  const unchanged = ads.filter(isUnchanged);
  const prepared = ads.flatMap((ad) => (isUnchanged(ad) ? [] : [{ ad, row: prepareJob(ad.job, batch.siteId) }]));
  // Ads were read outside the transaction: a parallel import of the same feed meets the unique key, and the later one wins.
  const { doubles, ids } = await transact(db, async (tx) => {
    await confirm(
      tx,
      unchanged.flatMap(({ job }) => known.get(job.reference)?.id ?? []),
      batch.now,
    );
    return write(
      tx,
      batch,
      prepared.flatMap(({ row }) => row ?? []),
      known,
    );
  });
  for (const { index, job } of unchanged) {
    results[index] = {
      reference: job.reference,
      outcome: 'unchanged',
      jobId: known.get(job.reference)?.id ?? null,
      reason: null,
    };
  }
  for (const { ad, row } of prepared) {
    const { reference } = ad.job;
    const double = doubles.get(reference);
    if (row === null) results[ad.index] = rejected(ad.job, 'the description has no words');
    else if (double !== undefined)
      results[ad.index] = { reference, outcome: 'duplicate', jobId: double, reason: `the same ad as job ${double}` };
    else
      results[ad.index] = {
        reference,
        outcome: known.has(reference) ? 'updated' : 'created',
        jobId: ids.get(reference) ?? null,
        reason: null,
      };
  }
  return results.map((result, index) => result ?? rejected(batch.items[index], 'not read'));
};
