import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type FacetKind, facetKinds } from './facets.ts';
import { isPlain, keptCounts } from './kept-counts.ts';
import type { Match, Matcher } from './matcher.ts';
import type { EngineQuery } from './search-engine.ts';
import { type Looking, type Wanted, wantedOf } from './text-query.ts';
import { seenUntil, visibleRows } from './visible-rows.ts';

const kindOf = sql`(facet >> 27)`;

/** Names of statements that the database has planned; each costs it memory on every connection. */
const mostNames = 64;
const names = new Set<string>();

/** What the text of a statement depends on. Searches of one shape differ in their parameters only. */
const shapeOf = (query: EngineQuery): string => {
  const filters = [...query.filters].map(([kind, facets]) => `${facetKinds[kind]}${facets.length === 0 ? '-' : ''}`);
  const isAsked = [query.words.length, query.without.length, query.salary, query.publishedAfter, query.asOf];
  const name = `search ${query.order ?? 'rank'} ${isAsked.map((one) => (one === null || one === 0 ? 0 : 1)).join('')} ${filters.join(' ')}`;
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
  return runMatch(
    db,
    query,
    sql`with page as (select job_id, rank_key, published_at from (${rows}) row ${orderOf(query)} limit ${query.pageSize} offset ${offset}),
      counts as (${keptCounts(query)})
      select coalesce((select jobs from counts where facet = 0), 0) as total, ${idsOf(query)} as ids, ${facetsOf} as facets,
        ${seenUntil(query.now)} as as_of`,
  );
};

const hitsOf = (query: EngineQuery, wanted: Wanted | null): SQL => {
  const columns = sql`job_id, rank_key, published_at, facets`;
  return wanted === null
    ? sql`select ${columns} from job_search where false`
    : visibleRows(query, columns, sql`doc @@ ${tsquery(wanted)}`);
};

/** Counts of a kind that is filtered by: choosing a second value should show what it would add. */
const countsWithout = (kind: FacetKind, query: EngineQuery, looking: Looking): SQL => {
  const rest = new Map([...query.filters].filter(([other]) => other !== kind));
  const isOnlyFilter = isPlain({ ...query, filters: rest });
  return isOnlyFilter
    ? sql`select facet, jobs from (${keptCounts(query)}) kept where ${kindOf} = ${facetKinds[kind]}`
    : sql`select facet, count(*)::int from (
          select unnest(facets) as facet from (${hitsOf(query, wantedOf(query, looking, kind))}) hit) counted where ${kindOf} = ${facetKinds[kind]} group by facet`;
};

/** The index in SQL, one GIN of words and filters together: what matches is found once, then counted, paged, counted by facet. */
export const createSqlMatcher =
  (db: Db): Matcher =>
  async (query, looking) => {
    const filtered = [...query.filters.keys()];
    const isOther =
      filtered.length === 0
        ? sql`true`
        : sql`${kindOf} not in (${sql.join(
            filtered.map((kind) => sql`${facetKinds[kind]}`),
            sql`, `,
          )})`;
    return runMatch(
      db,
      query,
      sql`with hits as materialized (${hitsOf(query, wantedOf(query, looking))}),
        page as (select job_id, rank_key, published_at from hits ${orderOf(query)}
          limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}),
        counts(facet, jobs) as (
          select facet, count(*)::int from (select unnest(facets) as facet from hits) counted where ${isOther} group by facet
          ${sql.join(filtered.map((kind) => sql` union all ${countsWithout(kind, query, looking)}`))})
        select (select count(*)::int from hits) as total, ${idsOf(query)} as ids, ${facetsOf} as facets,
          ${seenUntil(query.now)} as as_of`,
    );
  };
