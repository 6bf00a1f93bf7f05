import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import { isNew, type JobDetail, type JobUserInfo } from '@radar/domain/jobs';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications, employers, jobs, seenJobs } from '../../db/schema/index.ts';
import { catalogueOf } from '../../search/catalogue.ts';
import { employerCard, readJobSides } from './job-list.queries.ts';
import { toJobDetail, type View } from './to-job.ts';

const keptAfterEndMs = 30 * 86_400_000;

type Ends = { endsAt: Date | null; closedAt: Date | null };

/** Ads that are over stay readable for 30 days: links to them should say what became of them. */
const isReadable = ({ endsAt, closedAt }: Ends, now: Date): boolean =>
  [endsAt, closedAt].every((end) => end === null || now.getTime() - end.getTime() <= keptAfterEndMs);

/** Facts of a job that a reader may still open. @throws AppError NOT_FOUND */
export const requireReadableJob = async (
  db: Db,
  siteId: SiteId,
  id: number,
  now: Date,
): Promise<Ends & { publishedAt: Date }> => {
  const [row] = await db
    .select({ endsAt: jobs.endsAt, closedAt: jobs.closedAt, publishedAt: jobs.publishedAt })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.siteId, siteId)));
  if (row === undefined || !isReadable(row, now)) throw new AppError('NOT_FOUND');
  return row;
};

/** One job of a site with everything its page shows. @throws AppError NOT_FOUND */
export const getJob = async (db: Db, siteId: SiteId, id: number, view: View): Promise<JobDetail> => {
  const [row] = await db
    .select({ job: jobs, employer: employerCard })
    .from(jobs)
    .leftJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.id, id), eq(jobs.siteId, siteId)));
  if (row === undefined || !isReadable(row.job, view.now)) throw new AppError('NOT_FOUND');
  const sides = await readJobSides(db, [id]);
  const parts = { ...row, places: sides.places.get(id) ?? [], positionIds: sides.positionIds.get(id) ?? [] };
  return toJobDetail(parts, await catalogueOf(db), view);
};

/** What a guest's view adds to a job's page. @throws AppError NOT_FOUND */
export const getJobUserInfo = async (
  db: Db,
  siteId: SiteId,
  id: number,
  guestId: number | null,
  now: Date,
): Promise<JobUserInfo> => {
  const { publishedAt } = await requireReadableJob(db, siteId, id, now);
  const info = { isNew: isNew(publishedAt, now), isSeen: false, isSaved: false, appliedAt: null };
  if (guestId === null) return info;
  const seen = await db
    .select({ jobId: seenJobs.jobId })
    .from(seenJobs)
    .where(and(eq(seenJobs.guestId, guestId), eq(seenJobs.jobId, id)));
  const [sent] = await db
    .select({ sentAt: applications.sentAt })
    .from(applications)
    .where(and(eq(applications.guestId, guestId), eq(applications.jobId, id), isNotNull(applications.sentAt)))
    .orderBy(desc(applications.sentAt))
    .limit(1);
  return { ...info, isSeen: seen.length > 0, appliedAt: sent?.sentAt?.toISOString() ?? null };
};
