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
  /** The feed's own id of the ad. */
  reference: string;
  isIncognito: boolean;
  employer: { id: number; name: string; email: string | null } | null;
};

type Found = JobToApplyFor & Pick<typeof jobs.$inferSelect, 'applicationWays' | 'closedAt' | 'endsAt'>;

const findJob = async (db: Db, { siteId, jobId }: { siteId: SiteId; jobId: number }): Promise<Found> => {
  const [row] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      slug: jobs.slug,
      reference: jobs.reference,
      isIncognito: jobs.isIncognito,
      applicationWays: jobs.applicationWays,
      closedAt: jobs.closedAt,
      endsAt: jobs.endsAt,
      employer: { id: employers.id, name: employers.name, email: employers.email },
    })
    .from(jobs)
    .leftJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.id, jobId), eq(jobs.siteId, siteId)));
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
};

/** The job of an application that was sent, open or not. @throws AppError NOT_FOUND */
export const getJobOf: (db: Db, application: { siteId: SiteId; jobId: number }) => Promise<JobToApplyFor> = findJob;

/** Types of application that go through us; the others lead to the employer. */
const takenHere: ReadonlySet<ApplicationType> = new Set(['full', 'quick']);

type Wanted = { siteId: SiteId; jobId: number; applicationType: ApplicationType; now: Date };

/**
 * An open job of the site that takes applications of this type here.
 * @throws AppError NOT_FOUND, JOB_EXPIRED, APPLICATION_TYPE_UNSUPPORTED
 */
export const getJobToApplyFor = async (db: Db, { applicationType, now, ...job }: Wanted): Promise<JobToApplyFor> => {
  const found = await findJob(db, job);
  if (!isActive(found, now)) throw new AppError('JOB_EXPIRED');
  const isOffered = found.applicationWays.some(({ type }) => type === applicationType);
  if (!isOffered || !takenHere.has(applicationType)) throw new AppError('APPLICATION_TYPE_UNSUPPORTED');
  return found;
};
