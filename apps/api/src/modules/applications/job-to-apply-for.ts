import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import { type ApplicationWay, isActive } from '@radar/domain/jobs';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { employers, jobs } from '../../db/schema/index.ts';

/** What an application must know of its job. */
export type JobToApplyFor = {
  id: number;
  title: string;
  slug: string;
  isIncognito: boolean;
  applicationWays: ApplicationWay[];
  employer: { name: string; email: string | null } | null;
};

/**
 * An open job of the site.
 * @throws AppError NOT_FOUND, JOB_EXPIRED
 */
export const getJobToApplyFor = async (
  db: Db,
  { siteId, jobId, now }: { siteId: SiteId; jobId: number; now: Date },
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
  if (!isActive(row, now)) throw new AppError('JOB_EXPIRED');
  const { closedAt: _, endsAt: __, ...job } = row;
  return job;
};
