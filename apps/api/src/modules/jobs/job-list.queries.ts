import type { JobListItem } from '@radar/domain/jobs';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedOn } from '../../db/prepared-on.ts';
import { employers, jobPlaces, jobPositions, jobs } from '../../db/schema/index.ts';
import { catalogueOf } from '../../search/catalogue.ts';
import { type JobPlaceRow, toJobListItem, type View } from './to-job.ts';

const cardColumns = {
  id: jobs.id,
  title: jobs.title,
  slug: jobs.slug,
  format: jobs.format,
  isIncognito: jobs.isIncognito,
  language: jobs.language,
  teaser: jobs.teaser,
  quote: jobs.quote,
  location: jobs.location,
  workMode: jobs.workMode,
  employmentTypes: jobs.employmentTypes,
  salaryMinMinor: jobs.salaryMinMinor,
  salaryMaxMinor: jobs.salaryMaxMinor,
  salaryPeriod: jobs.salaryPeriod,
  salaryKind: jobs.salaryKind,
  salaryCurrency: jobs.salaryCurrency,
  externalDetailsUrl: jobs.externalDetailsUrl,
  videoUrl: jobs.videoUrl,
  videoDurationS: jobs.videoDurationS,
  publishedAt: jobs.publishedAt,
  endsAt: jobs.endsAt,
  closedAt: jobs.closedAt,
};

export const employerCard = {
  id: employers.id,
  name: employers.name,
  hue: employers.hue,
  logoUrl: employers.logoUrl,
  badges: employers.badges,
};

/** Places and positions of jobs, each in the ad's order. */
export const readJobSides = async (
  db: Db,
  ids: readonly number[],
): Promise<{ places: Map<number, JobPlaceRow[]>; positionIds: Map<number, number[]> }> => {
  const places = await db
    .select()
    .from(jobPlaces)
    .where(inArray(jobPlaces.jobId, [...ids]))
    .orderBy(jobPlaces.ordinal);
  const positions = await db
    .select()
    .from(jobPositions)
    .where(inArray(jobPositions.jobId, [...ids]))
    .orderBy(jobPositions.ordinal);
  const positionIds = new Map<number, number[]>();
  for (const { jobId, positionId } of positions)
    positionIds.set(jobId, [...(positionIds.get(jobId) ?? []), positionId]);
  return { places: Map.groupBy(places, ({ jobId }) => jobId), positionIds };
};

const idsOf = (query: SQL) => sql<(number | null)[]>`array(${query})`;

/** Every list asks for the same. */
const cardsOn = preparedOn((db) =>
  db
    .select({
      job: cardColumns,
      employer: employerCard,
      placeIds: idsOf(sql`select place_id from job_places where job_id = ${jobs.id} order by ordinal`),
      positionIds: idsOf(sql`select position_id from job_positions where job_id = ${jobs.id} order by ordinal`),
    })
    .from(jobs)
    .leftJoin(employers, eq(employers.id, jobs.employerId))
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('job_cards'),
);

/** Jobs as lists show them, in the order of their ids. Ids that name no job are left out. */
export const readJobListItems = async (db: Db, ids: readonly number[], view: View): Promise<JobListItem[]> => {
  if (ids.length === 0) return [];
  const catalogue = await catalogueOf(db);
  const rows = await cardsOn(db).execute({ ids: [...ids] });
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const places = row.placeIds.map((placeId) => ({ placeId }));
    const positionIds = row.positionIds.filter((position) => position !== null);
    return [toJobListItem({ ...row, places, positionIds }, catalogue, view)];
  });
};
