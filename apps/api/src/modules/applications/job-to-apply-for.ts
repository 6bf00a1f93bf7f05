import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import { type ApplicationType, isActive } from '@radar/domain/jobs';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { employers, jobs } from '../../db/schema/index.ts';

/** What an application must know of its job. */
export type JobToApplyFor = {
  id: number;
  title: string;
  slug: string;
  isIncognito: boolean;
  employer: { name: string; email: string | null } | null;
};

/** Types of application that go through us; the others lead to the employer. */
const takenHere: ReadonlySet<ApplicationType> = new Set(['full', 'quick']);

/**
 * An open job of the site that takes applications of this type here.
 * @throws AppError NOT_FOUND, JOB_EXPIRED, APPLICATION_TYPE_UNSUPPORTED
 */
export const getJobToApplyFor = async (
  db: Db,
  {
    siteId,
    jobId,
    applicationType,
    now,
  }: { siteId: SiteId; jobId: number; applicationType: ApplicationType; now: Date },
): Promise<JobToApplyFor> => {
  const [row] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      slug: jobs.slug,
      isIncognito: jobs.isIncognito,
      applicationWays: jobs.applicationWays,
      closedAt: jobs.closedAt,
      endsAt: jobs.endsAt,
      employer: { name: employers.name, email: employers.email },
    })
    .from(jobs)
    .leftJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.id, jobId), eq(jobs.siteId, siteId)));
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { closedAt, endsAt, applicationWays, ...job } = row;
  if (!isActive({ closedAt, endsAt }, now)) throw new AppError('JOB_EXPIRED');
  const isOffered = applicationWays.some(({ type }) => type === applicationType);
  if (!isOffered || !takenHere.has(applicationType)) throw new AppError('APPLICATION_TYPE_UNSUPPORTED');
  return job;
};
