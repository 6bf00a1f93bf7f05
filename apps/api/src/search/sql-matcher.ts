import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { countFacets, hasAny, setColumns } from './facet-sets.ts';
import { facetKinds, newJobsFacet } from './facets.ts';
import { isPlain, keptCounts } from './kept-counts.ts';
import type { Match, Matcher } from './matcher.ts';
import { ownFilters } from './own-filters.ts';
import type { EngineQuery } from './search-engine.ts';
import { type Looking, nearlyWantedOf, type Wanted, wantedOf } from './text-query.ts';
import { isNewAt, isPaid, seenUntil, visibleRows } from './visible-rows.ts';

const kindOf = sql`(facet >> 27)`;

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

/** Runs a statement that selects `total`, `ids`, `facets` and `as_of`. */
const runMatch = async (db: Db, query: EngineQuery, statement: SQL): Promise<Match> => {
  const [row] = await db
    .select({
      total: sql<number>`total`,
      ids: sql<number[]>`ids`,
      facets: sql<[facet: number, jobs: number][]>`facets`,
      asOf: sql<string>`as_of`,
    })
    .from(sql`(${statement}) answer`)
    .prepare(shapeOf(query))
    .execute();
  if (row === undefined) throw new Error('The search answered no row.');
  return { ids: row.ids, total: row.total, facets: new Map(row.facets), asOf: query.asOf ?? row.asOf };
};

// Lexemes hold no quote and no backslash: stems are `a-z 0-9 + # .`; this makes sure of it once more.
const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '')}'`;
const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quoted).join(' | ')})`;

/** What an ad must carry, in SQL: `doc @@ …`. */
export const tsquery = ({ all, none }: Wanted): SQL => {
  const parts = [...all.map(anyOf), ...(none.length === 0 ? [] : [`!${anyOf(none)}`])];
  return sql`${parts.join(' & ')}::tsquery`;
};

const best = sql`order by rank_key desc, job_id desc`;
const newest = sql`order by published_at desc, job_id desc`;
const orderOf = ({ order }: EngineQuery): SQL => (order === 'newest' ? newest : best);

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
const facetsOf = sql`(select coalesce(json_agg(json_build_array(facet, jobs)), '[]') from counts where facet <> 0)`;

/** All ads of a site: the page comes from the index on the rank, the counts from their table. */
export const matchAll = async (db: Db, query: EngineQuery): Promise<Match> => {
  const offset = (query.page - 1) * query.pageSize;
  const rows = visibleRows(
    query,
    sql`job_id, rank_key, published_at`,
    sql`site_id = ${query.siteId}`,
    sql`${orderOf(query)} limit ${offset + query.pageSize}`,
  );
  const fresh = visibleRows(query, sql`job_id`, sql`site_id = ${query.siteId} and ${isNewAt(query)}`);
  return runMatch(
    db,
    query,
    sql`with page as (select job_id, rank_key, published_at from (${rows}) row ${orderOf(query)} limit ${query.pageSize} offset ${offset}),
      counts(facet, jobs) as (${keptCounts(query)} union all ${newAmong(fresh)})
      select coalesce((select jobs from counts where facet = 0), 0) as total, ${idsOf(query)} as ids, ${facetsOf} as facets,
        ${seenUntil(query.now)} as as_of`,
  );
};

/** Counts what is new, where something is. */
const newAmong = (rows: SQL): SQL =>
  sql`select ${newJobsFacet}::int, count(*)::int from (${rows}) new having count(*) > 0`;

const columns = sql`job_id, rank_key, published_at, ${setColumns}`;

/** The base where nothing is counted beside the hits themselves. */
const hitsAlone = (query: EngineQuery, wanted: Wanted | null): SQL =>
  wanted === null
    ? sql`select ${columns}, 0 as missing from job_search where false`
    : visibleRows(query, sql`${columns}, 0 as missing`, sql`doc @@ ${tsquery(wanted)}`);

/** The base of several filters: ads that miss at most one of them, with the kind of that one. */
const hitsAndNear = (query: EngineQuery, wanted: Wanted | null): SQL => {
  if (wanted === null) return sql`select ${columns}, 0 as missing from job_search where false`;
  const { salary } = query;
  const met = [...query.filters].map(([kind, facets]) => ({ kind, isMet: hasAny(kind, facets) }));
  const all = salary === null ? met : [...met, { kind: 'salaryFrom' as const, isMet: isPaid(salary) }];
  const cases = all.map(({ kind, isMet }) => sql`when (${isMet}) is not true then ${facetKinds[kind]}::int`);
  const isNear =
    salary === null || met.length === 0
      ? sql`true`
      : sql`(${isPaid(salary)} or (${sql.join(
          met.map(({ isMet }) => isMet),
          sql` and `,
        )}))`;
  return visibleRows(
    { ...query, salary: null },
    sql`${columns}, case ${sql.join(cases, sql` `)} else 0 end as missing`,
    sql`doc @@ ${tsquery(wanted)} and ${isNear}`,
  );
};

type Base = {
  /** Ads that the search finds (`missing` is 0), and those that only the filter of the kind `missing` keeps from it. */
  rows: SQL;
  /** Whether it holds any of the latter. */
  isNear: boolean;
  /** Counts of the one filter of a search that asks for nothing else: they are kept. */
  kept: SQL | null;
};

const baseOf = (query: EngineQuery, looking: Looking): Base => {
  const [only, ...others] = ownFilters(query);
  if (only === undefined) return { rows: hitsAlone(query, wantedOf(query, looking)), isNear: false, kept: null };
  if (others.length > 0 || !isPlain(only.rest))
    return { rows: hitsAndNear(query, nearlyWantedOf(query, looking)), isNear: true, kept: null };
  return {
    rows: hitsAlone(query, wantedOf(query, looking)),
    isNear: false,
    kept: sql`select facet, jobs from (${keptCounts(query)}) kept where ${kindOf} = ${facetKinds[only.kind]}`,
  };
};

/**
 * The index in SQL, one GIN of words and filters together: what matches is found once, then counted, paged, counted by
 * facet. Counts of a kind that is filtered by leave that filter out: choosing a second value should show what it would add.
 */
export const createSqlMatcher =
  (db: Db): Matcher =>
  async (query, looking) => {
    const { rows, isNear, kept } = baseOf(query, looking);
    const counted = countFacets(sql`select * from base`, isNear ? sql`missing in (0, ${kindOf})` : sql`true`);
    const [only] = ownFilters(query);
    const counts =
      kept === null || only === undefined
        ? counted
        : sql`select facet, jobs from (${counted}) found where ${kindOf} <> ${facetKinds[only.kind]} union all ${kept}`;
    return runMatch(
      db,
      query,
      sql`with base as materialized (${rows}),
        hits as (select job_id, rank_key, published_at from base where missing = 0),
        page as (select job_id, rank_key, published_at from hits ${orderOf(query)}
          limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}),
        counts(facet, jobs) as (${counts} union all ${newAmong(sql`select from hits where ${isNewAt(query)}`)})
        select (select count(*)::int from hits) as total, ${idsOf(query)} as ids, ${facetsOf} as facets,
          ${seenUntil(query.now)} as as_of`,
    );
  };
