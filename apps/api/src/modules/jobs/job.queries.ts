import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import { isNew, type JobDetail, type JobUserInfo } from '@radar/domain/jobs';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { employers, jobs } from '../../db/schema/index.ts';
import { catalogueOf } from '../../search/catalogue.ts';
import { getJobMarks, type Person } from './job-marks.queries.ts';
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

/** What a person's own view adds to a job's page. @throws AppError NOT_FOUND */
export const getJobUserInfo = async (
  db: Db,
  siteId: SiteId,
  id: number,
  person: Person,
  now: Date,
): Promise<JobUserInfo> => {
  const { publishedAt } = await requireReadableJob(db, siteId, id, now);
  const [marks] = await getJobMarks(db, person, [id]);
  return {
    isNew: isNew(publishedAt, now),
    isSeen: marks?.isSeen ?? false,
    isSaved: marks?.isSaved ?? false,
    appliedAt: marks?.appliedAt ?? null,
  };
};
