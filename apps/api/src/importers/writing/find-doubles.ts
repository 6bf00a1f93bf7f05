import type { SiteId } from '@radar/config/sites';
import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { jobFingerprints, jobs } from '../../db/schema/index.ts';
import { isSameText } from '../preparing/fingerprint.ts';
import type { PreparedJob } from '../preparing/prepare-job.ts';

/**
 * Which new ads another feed has brought already: same employer, title and place, and the same words or nearly so. The
 * open ad that came first stays.
 * @returns id of the earlier job by reference of the new one
 */
export const findDoubles = async (
  tx: Db,
  { siteId, source, now }: { siteId: SiteId; source: string; now: Date },
  ads: readonly PreparedJob[],
): Promise<Map<string, number>> => {
  if (ads.length === 0) return new Map();
  const known = await tx
    .select({
      jobId: jobFingerprints.jobId,
      groupKey: jobFingerprints.groupKey,
      wordsHash: jobFingerprints.wordsHash,
      sketch: jobFingerprints.sketch,
    })
    .from(jobFingerprints)
    .innerJoin(jobs, eq(jobs.id, jobFingerprints.jobId))
    .where(
      and(
        eq(jobFingerprints.siteId, siteId),
        inArray(
          jobFingerprints.groupKey,
          ads.map(({ fingerprint }) => fingerprint.groupKey),
        ),
        ne(jobs.source, source),
        isNull(jobs.closedAt),
        or(isNull(jobs.endsAt), gt(jobs.endsAt, now)),
      ),
    )
    .orderBy(jobFingerprints.jobId);
  const groups = Map.groupBy(known, ({ groupKey }) => groupKey);
  return new Map(
    ads.flatMap(({ reference, fingerprint }) => {
      const double = groups.get(fingerprint.groupKey)?.find((other) => isSameText(other, fingerprint));
      return double === undefined ? [] : [[reference, double.jobId] as const];
    }),
  );
};
