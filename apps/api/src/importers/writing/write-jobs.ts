import type { SiteId } from '@radar/config/sites';
import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { jobFingerprints, jobPlaces, jobPositions, jobs } from '../../db/schema/index.ts';
import { employerKey } from '../preparing/employer-key.ts';
import type { PreparedJob } from '../preparing/prepare-job.ts';

/** An ad to write, with what is known of it already. */
export type JobToWrite = { ad: PreparedJob; /** Null for an ad that is new. */ publishedAt: Date | null };

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const keptOnUpdate = new Set(['id', 'siteId', 'source', 'reference', 'createdAt', 'updatedAt']);

/** `set title = excluded.title, …` of every column that a feed states. */
const overwrittenColumns = (): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(jobs))
      .filter(([name]) => !keptOnUpdate.has(name))
      // oxlint-disable-next-line no-restricted-properties -- the name of our own column
      .map(([name]) => [name, sql.raw(`excluded.${snakeCase(name)}`)]),
  );

const laterOf = (published: Date, now: Date): Date => (published > now ? now : published);

/**
 * Writes ads with their places, positions and fingerprints in a handful of statements.
 * @returns ids by reference
 */
export const writeJobs = async (
  tx: Db,
  {
    siteId,
    source,
    now,
    employerIds,
  }: { siteId: SiteId; source: string; now: Date; employerIds: ReadonlyMap<string, number> },
  toWrite: readonly JobToWrite[],
): Promise<Map<string, number>> => {
  if (toWrite.length === 0) return new Map();
  const rows = toWrite.map(({ ad, publishedAt }) => ({
    ...ad.row,
    siteId,
    source,
    reference: ad.reference,
    contentHash: ad.contentHash,
    employerId: employerIds.get(employerKey(ad.employer.name)) ?? null,
    publishedAt: laterOf(ad.publishedAt ?? publishedAt ?? now, now),
    confirmedAt: now,
  }));
  const written = await tx
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({
      target: [jobs.siteId, jobs.source, jobs.reference],
      set: { ...overwrittenColumns(), updatedAt: now },
    })
    .returning({ id: jobs.id, reference: jobs.reference });
  const ids = new Map(written.map(({ id, reference }) => [reference, id]));
  const withIds = toWrite.flatMap(({ ad }) => {
    const jobId = ids.get(ad.reference);
    return jobId === undefined ? [] : [{ jobId, ad }];
  });
  await writeParts(tx, siteId, withIds);
  return ids;
};

const writeParts = async (
  tx: Db,
  siteId: SiteId,
  ads: readonly { jobId: number; ad: PreparedJob }[],
): Promise<void> => {
  const jobIds = ads.map(({ jobId }) => jobId);
  const placeRows = ads.flatMap(({ jobId, ad }) => ad.places.map((place, ordinal) => ({ ...place, jobId, ordinal })));
  const positionRows = ads.flatMap(({ jobId, ad }) =>
    ad.positionIds.map((positionId, ordinal) => ({ jobId, ordinal, positionId })),
  );
  await tx.delete(jobPlaces).where(inArray(jobPlaces.jobId, jobIds));
  await tx.delete(jobPositions).where(inArray(jobPositions.jobId, jobIds));
  if (placeRows.length > 0) await tx.insert(jobPlaces).values(placeRows);
  if (positionRows.length > 0) await tx.insert(jobPositions).values(positionRows);
  await tx
    .insert(jobFingerprints)
    .values(ads.map(({ jobId, ad }) => ({ jobId, siteId, ...ad.fingerprint })))
    .onConflictDoUpdate({
      target: jobFingerprints.jobId,
      set: { groupKey: sql`excluded.group_key`, wordsHash: sql`excluded.words_hash`, sketch: sql`excluded.sketch` },
    });
};
