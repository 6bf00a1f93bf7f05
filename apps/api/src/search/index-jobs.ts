import { siteOf } from '@radar/config/sites';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { employers, jobPlaces, jobPositions, jobs, jobSearch, positions } from '../db/schema/index.ts';
import { salaryOf } from '../modules/jobs/salary.ts';
import { enqueueFeed } from './enqueue-feed.ts';
import { forgetIdleSets, nameSets } from './facet-sets.ts';
import { documentOfJob, facetsOfJob, plainText, rankKey, type SearchableJob } from './job-document.ts';
import { payFacetsOf, payOfJob, type SearchablePay } from './pay-of-job.ts';
import { termsOffered } from './terms/terms-offered.ts';
import { worksOfJob } from './works-of-job.ts';

type JobRow = Awaited<ReturnType<typeof readJobs>>[number];
type PlaceRow = typeof jobPlaces.$inferSelect;

const readJobs = (db: Db, ids: number[]) =>
  db
    .select({ job: jobs, employerName: employers.name })
    .from(jobs)
    .leftJoin(employers, eq(employers.id, jobs.employerId))
    .where(inArray(jobs.id, ids));

const byJob = <Row extends { jobId: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, (row) => row.jobId);

/** The places and positions that a batch of jobs refers to, and what holds them. */
type Holders = {
  /** By place, its own id and those of all that hold it. */
  placeIds: ReadonlyMap<number, readonly number[]>;
  countryOf: ReadonlyMap<number, string>;
  positions: ReadonlyMap<number, typeof positions.$inferSelect>;
};

const readHolders = async (db: Db, placeIds: readonly number[]): Promise<Holders> => {
  const rows = await rowsOf<{ origin: number; id: number; country: string }>(
    db,
    sql`with recursive held as (
        select id as origin, id, parent_id, country from places where id = any(${sql.param([...placeIds])}::int[])
        union all select held.origin, places.id, places.parent_id, places.country from held join places on places.id = held.parent_id)
      select origin, id, country from held`,
  );
  const byOrigin = Map.groupBy(rows, ({ origin }) => origin);
  return {
    placeIds: new Map([...byOrigin].map(([origin, held]) => [origin, held.map(({ id }) => id)])),
    countryOf: new Map(rows.map(({ id, country }) => [id, country])),
    positions: new Map((await db.select().from(positions)).map((position) => [position.id, position])),
  };
};

const isAbroad = (placeRows: readonly PlaceRow[], holders: Holders, market: string): boolean =>
  placeRows.some(({ placeId, country: stated }) => {
    const country = (placeId === null ? undefined : holders.countryOf.get(placeId)) ?? stated;
    return country !== null && country !== market;
  });

const searchableOf = (
  { job, employerName }: JobRow,
  placeRows: readonly PlaceRow[],
  positionIds: readonly number[],
  holders: Holders,
  pay: SearchablePay,
): SearchableJob => {
  const own = positionIds.flatMap((id) => holders.positions.get(id) ?? []);
  const parents = own.flatMap(({ parentId }) => (parentId === null ? [] : (holders.positions.get(parentId) ?? [])));
  const offered = termsOffered(job.title, plainText(job.descriptionHtml));
  const categories = [...parents, ...own.filter(({ parentId }) => parentId === null)];
  return {
    siteId: job.siteId,
    title: job.title,
    works: worksOfJob(job.title, own, categories),
    employer:
      job.isIncognito || job.employerId === null || employerName === null
        ? null
        : { id: job.employerId, name: employerName },
    skills: [...job.skills, ...job.digitalSkills, ...job.benefits],
    descriptionHtml: job.descriptionHtml,
    teaser: job.teaser,
    placeTexts: [job.location, ...placeRows.map(({ name }) => name)],
    placeIds: placeRows.flatMap(({ placeId }) => (placeId === null ? [] : (holders.placeIds.get(placeId) ?? []))),
    positionIds: [...own, ...parents].map(({ id }) => id),
    isAbroad: isAbroad(placeRows, holders, siteOf(job.siteId).market),
    payFacets: payFacetsOf(pay, job.siteId),
    // The language of the ad itself, not those that it asks for.
    languages: [job.language],
    closed: {
      jobTypes: [...job.employmentTypes, ...offered.jobTypes],
      workModes: job.workMode === null ? offered.workModes : [job.workMode],
      educationLevels: job.education === null ? [] : [job.education],
      drivingLicences: [...job.drivingLicences, ...offered.drivingLicences],
      applicationTypes: job.applicationWays.map(({ type }) => type),
      formats: [job.format],
    },
  };
};

const payOf = ({ job }: JobRow, placeRows: readonly PlaceRow[], now: Date): SearchablePay =>
  payOfJob(
    {
      salary: salaryOf(job),
      employmentTypes: job.employmentTypes,
      placeIds: placeRows.map(({ placeId }) => placeId),
    },
    now,
  );

// Two indexers at once would take the rows of the count tables in different orders and lose to each other.
const oneAtATime = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('job_search'))`);

/** Moves the time of the search on, for what this transaction changes. */
const tick = async (tx: Db): Promise<string> => {
  const [row] = await rowsOf<{ at: string }>(tx, sql`select tick_search_clock()::text as at`);
  if (row === undefined) throw new Error('The search has no clock.');
  return row.at;
};

/** Takes jobs out of the search. */
export const removeJobs = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    await oneAtATime(tx);
    await tx.delete(jobSearch).where(inArray(jobSearch.jobId, [...ids]));
    await enqueueFeed(tx);
  });
};

/** Throws away what no row of the search refers to any more. */
export const tidyIndex = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await oneAtATime(tx);
    await forgetIdleSets(tx);
  });

const batchSize = 200;

/** Writes the search rows of jobs anew; those that are closed, over or gone lose theirs. May run in the caller's transaction. */
export const indexJobs = async (db: Db, ids: readonly number[], now: Date): Promise<void> => {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = [...new Set(ids.slice(start, start + batchSize))];
    await db.transaction(async (tx) => {
      await oneAtATime(tx);
      const rows = await readJobs(tx, batch);
      const open = rows.filter(({ job }) => job.closedAt === null && (job.endsAt === null || job.endsAt > now));
      const placeRows = await tx
        .select()
        .from(jobPlaces)
        .where(inArray(jobPlaces.jobId, batch))
        .orderBy(jobPlaces.ordinal);
      const placesOf = byJob(placeRows);
      const positionsOf = byJob(
        await tx.select().from(jobPositions).where(inArray(jobPositions.jobId, batch)).orderBy(jobPositions.ordinal),
      );
      const holders = await readHolders(
        tx,
        placeRows.flatMap(({ placeId }) => placeId ?? []),
      );
      await tx.delete(jobSearch).where(inArray(jobSearch.jobId, batch));
      if (open.length === 0) return enqueueFeed(tx);
      const listedAt = await tick(tx);
      const described = open.map((row) => {
        const { job } = row;
        const positionIds = (positionsOf.get(job.id) ?? []).map(({ positionId }) => positionId);
        const own = placesOf.get(job.id) ?? [];
        const pay = payOf(row, own, now);
        const searchable = searchableOf(row, own, positionIds, holders, pay);
        return { job, searchable, pay, facets: facetsOfJob(searchable) };
      });
      const setsOf = await nameSets(
        tx,
        described.map(({ facets }) => facets),
      );
      await tx.insert(jobSearch).values(
        described.map(({ job, searchable, pay, facets }) => ({
          jobId: job.id,
          siteId: job.siteId,
          rankKey: rankKey(job.format, job.publishedAt),
          listedAt,
          publishedAt: job.publishedAt,
          endsAt: job.endsAt,
          ...pay,
          ...setsOf(facets),
          doc: documentOfJob(searchable, facets),
        })),
      );
      await enqueueFeed(tx);
    });
  }
};
