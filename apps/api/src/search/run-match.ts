import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type FacetKind, facetKinds, newJobsFacet } from './facets.ts';
import type { Match } from './matcher.ts';
import type { EngineQuery } from './search-engine.ts';
import { tallyFacets } from './tally-facets.ts';
import { seenUntil } from './visible-rows.ts';

/** Names of statements that the database has planned; each costs it memory on every connection. */
const mostNames = 64;
const names = new Set<string>();

/** What the text of a statement depends on. Searches of one shape differ in their parameters only. */
const shapeOf = (query: EngineQuery): string => {
  const filters = [...query.filters].map(([kind, facets]) => `${facetKinds[kind]}${facets.length === 0 ? '-' : ''}`);
  const isAsked = [query.words.length > 0, query.without.length > 0, query.isNew, query.asOf !== null];
  const name = `search ${query.order ?? 'rank'} ${query.salary?.kind ?? 'any'} ${isAsked.map(Number).join('')} ${filters.join(' ')}`;
  if (names.size < mostNames) names.add(name);
  return names.has(name) ? name : '';
};

const best = sql`order by rank_key desc, job_id desc`;
const newest = sql`order by published_at desc, job_id desc`;
export const orderOf = ({ order }: EngineQuery): SQL => (order === 'newest' ? newest : best);

// A list of the past names ads that are over by now: they keep their place in it, and are not shown.
const idsOf = (query: EngineQuery): SQL => {
  const { asOf, now } = query;
  const open =
    asOf === null
      ? sql``
      : sql`join jobs on jobs.id = job_id and jobs.closed_at is null
          and (jobs.ends_at is null or jobs.ends_at > ${now.toISOString()}::timestamptz)`;
  return sql`(select coalesce(json_agg(job_id ${orderOf(query)}), '[]') from page ${open})`;
};

// Lists of numbers are written and read many times faster than lists of pairs.
const list = (column: SQL): SQL => sql`coalesce(json_agg(${column}), '[]')`;

/** Parts of a search. Beside what is named here they hold `page`: `job_id`, `rank_key`, `published_at` of its ads. */
export type Parts = {
  with: SQL;
  /** Selects `total` and `fresh`: how many ads are found, and how many of them are new. */
  sums: SQL;
  /** Selects `id`, `missing`, `jobs`: see `countSets`. */
  counts: SQL;
  /** Selects `facet`, `jobs`: ads that are counted by facet. */
  kept: SQL | null;
  /** The kind that `kept` counts; null where it counts all of them. */
  keptKind: FacetKind | null;
};

const none = sql`select 0 as facet, 0 as jobs where false`;

/** Runs a search in one statement. */
export const runMatch = async (db: Db, query: EngineQuery, parts: Parts): Promise<Match> => {
  const statement = sql`with ${parts.with} select total, fresh, ${idsOf(query)} as ids, sets, missing, set_jobs, facets, facet_jobs, ${seenUntil(query.now)} as as_of
    from (${parts.sums}) sums,
      (select ${list(sql`id`)} as sets, ${list(sql`missing`)} as missing, ${list(sql`jobs`)} as set_jobs
        from (${parts.counts}) counts) by_set,
      (select ${list(sql`facet`)} as facets, ${list(sql`jobs`)} as facet_jobs from (${parts.kept ?? none}) kept) by_facet`;
  const [row] = await db
    .select({
      total: sql<number>`total::int`,
      fresh: sql<number>`fresh::int`,
      ids: sql<number[]>`ids`,
      sets: sql<number[]>`sets`,
      missing: sql<number[]>`missing`,
      setJobs: sql<number[]>`set_jobs`,
      facets: sql<number[]>`facets`,
      facetJobs: sql<number[]>`facet_jobs`,
      asOf: sql<string>`as_of`,
    })
    .from(sql`(${statement}) answer`)
    .prepare(shapeOf(query))
    .execute();
  if (row === undefined) throw new Error('The search answered no row.');
  const kept = row.facets.map((facet, index) => [facet, row.facetJobs[index] ?? 0] as const);
  const counts = row.sets.map((set, index) => ({
    set,
    missing: row.missing[index] ?? 0,
    jobs: row.setJobs[index] ?? 0,
  }));
  const facets = await tallyFacets(db, counts, kept, parts.keptKind === null ? [] : [parts.keptKind]);
  if (row.fresh > 0) facets.set(newJobsFacet, row.fresh);
  return { ids: row.ids, total: row.total, facets, asOf: query.asOf ?? row.asOf };
};
