import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { type FacetKind, facetKinds } from './facets.ts';
import { isPlain, keptCounts } from './kept-counts.ts';
import type { Match, Matcher } from './matcher.ts';
import type { EngineQuery } from './search-engine.ts';
import { type Looking, type Wanted, wantedOf } from './text-query.ts';
import { seenUntil, visibleRows } from './visible-rows.ts';

type Row = { total: number; ids: number[]; facets: [facet: number, jobs: number][]; as_of: string };

const kindOf = sql`(facet >> 27)`;

const matchOf = (row: Row | undefined, query: EngineQuery): Match => {
  if (row === undefined) throw new Error('The search answered no row.');
  return { ids: row.ids, total: row.total, facets: new Map(row.facets), asOf: query.asOf ?? row.as_of };
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
// The rank is the tier of the format and, below 1e12, the second of publication.
const newest = sql`order by rank_key % 1000000000000 desc, job_id desc`;
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
    sql`job_id, rank_key`,
    sql`site_id = ${query.siteId}`,
    sql`${orderOf(query)} limit ${offset + query.pageSize}`,
  );
  const [row] = await rowsOf<Row>(
    db,
    sql`with page as (select job_id, rank_key from (${rows}) row ${orderOf(query)} limit ${query.pageSize} offset ${offset}),
      counts as (${keptCounts(query)})
      select coalesce((select jobs from counts where facet = 0), 0) as total, ${idsOf(query)} as ids, ${facetsOf} as facets,
        ${seenUntil(query.now)} as as_of`,
  );
  return matchOf(row, query);
};

const hitsOf = (query: EngineQuery, wanted: Wanted | null): SQL => {
  const columns = sql`job_id, rank_key, facets`;
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
    : sql`select facet, count(*)::int from (${hitsOf(query, wantedOf(query, looking, kind))}) hit,
        unnest(hit.facets) facet where ${kindOf} = ${facetKinds[kind]} group by facet`;
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
    const [row] = await rowsOf<Row>(
      db,
      sql`with hits as materialized (${hitsOf(query, wantedOf(query, looking))}),
        page as (select job_id, rank_key from hits ${orderOf(query)}
          limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}),
        counts(facet, jobs) as (
          select facet, count(*)::int from hits, unnest(facets) facet where ${isOther} group by facet
          ${sql.join(filtered.map((kind) => sql` union all ${countsWithout(kind, query, looking)}`))})
        select (select count(*)::int from hits) as total, ${idsOf(query)} as ids, ${facetsOf} as facets,
          ${seenUntil(query.now)} as as_of`,
    );
    return matchOf(row, query);
  };
