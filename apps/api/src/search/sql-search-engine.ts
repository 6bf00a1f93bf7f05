import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { correctWords } from './corrections.ts';
import { type FacetKind, facetKinds, facetOf } from './facets.ts';
import { indexJobs, removeJobs } from './index-jobs.ts';
import type { EngineAnswer, EngineQuery, SearchEngine } from './search-engine.ts';
import { type Reach, textQuery } from './text-query.ts';

type Row = { total: number; ids: number[]; facets: [facet: number, jobs: number][]; as_of: string };
type Answered = Omit<EngineAnswer, 'correctedWords'>;

const kindOf = sql`(facet >> 27)`;

// The clock is read once, in the statement's own snapshot.
const asOfText = sql`to_char(statement_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const isOpen = (now: Date): SQL => sql`(ends_at is null or ends_at > ${now.toISOString()}::timestamptz)`;

const conditions = (query: EngineQuery): SQL => {
  const parts: SQL[] = [isOpen(query.now)];
  if (query.asOf !== null) parts.push(sql`listed_at <= ${query.asOf}::timestamptz`);
  if (query.publishedAfter !== null)
    parts.push(sql`published_at >= ${query.publishedAfter.toISOString()}::timestamptz`);
  if (query.salary !== null) {
    const { fromMonthly, kind, currency } = query.salary;
    parts.push(sql`salary_month >= ${fromMonthly} and salary_kind = ${kind} and salary_currency = ${currency}`);
  }
  return sql.join(parts, sql` and `);
};

const nothing = (query: EngineQuery, asOf: string): Answered => ({ ids: [], total: 0, facets: new Map(), asOf });

const answerOf = (row: Row | undefined, query: EngineQuery): Answered => {
  const asOf = query.asOf ?? row?.as_of ?? query.now.toISOString();
  if (row === undefined) return nothing(query, asOf);
  return { ids: row.ids, total: row.total, facets: new Map(row.facets), asOf };
};

const offsetOf = (query: EngineQuery): number => (query.page - 1) * query.pageSize;

const isPlain = (query: EngineQuery): boolean =>
  query.words.length === 0 &&
  query.filters.size === 0 &&
  query.without.length === 0 &&
  query.salary === null &&
  query.publishedAfter === null;

/**
 * Counts of all open ads of a site from the table that the triggers keep, less what it still counts but the search must
 * not show: ads that ended since the last sweep, ads listed after `asOf`.
 */
const keptCounts = (query: EngineQuery): SQL => {
  const hidden = sql`ends_at <= ${query.now.toISOString()}::timestamptz`;
  const tooMuch = query.asOf === null ? hidden : sql`(${hidden} or listed_at > ${query.asOf}::timestamptz)`;
  return sql`select c.facet, c.jobs - coalesce(t.jobs, 0) as jobs from search_counts c
    left join (select facet, count(*)::int as jobs from job_search, unnest(facets || 0) facet
      where site_id = ${query.siteId} and ${tooMuch} group by facet) t using (facet)
    where c.site_id = ${query.siteId} and c.jobs > coalesce(t.jobs, 0)`;
};

/** No words, no filters: the page comes from the index on the rank, the counts from their table. */
const searchAll = async (db: Db, query: EngineQuery): Promise<Answered> => {
  const [row] = await rowsOf<Row>(
    db,
    sql`with page as (select job_id, rank_key from job_search where site_id = ${query.siteId} and ${conditions(query)}
        order by rank_key desc, job_id desc limit ${query.pageSize} offset ${offsetOf(query)}),
      counts as (${keptCounts(query)})
      select coalesce((select jobs from counts where facet = 0), 0) as total,
        (select coalesce(json_agg(job_id order by rank_key desc, job_id desc), '[]') from page) as ids,
        (select coalesce(json_agg(json_build_array(facet, jobs)), '[]') from counts where facet <> 0) as facets,
        ${asOfText} as as_of`,
  );
  return answerOf(row, query);
};

/** Words or filters: what matches is found once, then counted, paged and counted by facet. */
const searchMatching = async (
  db: Db,
  query: EngineQuery,
  reach: Reach,
  occupationWords: ReadonlySet<string>,
): Promise<Answered> => {
  const text = textQuery(query, { reach, occupationWords });
  const where = conditions(query);
  const hitsOf = (tsquery: string | null) =>
    tsquery === null
      ? sql`select job_id, rank_key, facets from job_search where false`
      : sql`select job_id, rank_key, facets from job_search where doc @@ ${tsquery}::tsquery and ${where}`;
  // Choosing a second value of a filter should show what it would add: its counts are taken without the first.
  const filtered = [...query.filters.keys()];
  const kindsNumbers = filtered.map((kind) => facetKinds[kind]);
  const alone = (kind: FacetKind) => {
    const rest = new Map([...query.filters].filter(([other]) => other !== kind));
    const isOnlyFilter = isPlain({ ...query, filters: rest });
    const counted = sql`select facet, count(*)::int from (${hitsOf(textQuery(query, { reach, occupationWords, leftOut: kind }))}) hit,
      unnest(hit.facets) facet where ${kindOf} = ${facetKinds[kind]} group by facet`;
    const kept = sql`select facet, jobs from (${keptCounts(query)}) kept where ${kindOf} = ${facetKinds[kind]}`;
    return sql` union all ${isOnlyFilter ? kept : counted}`;
  };
  const others =
    kindsNumbers.length === 0
      ? sql`true`
      : sql`${kindOf} not in (${sql.join(
          kindsNumbers.map((kind) => sql`${kind}`),
          sql`, `,
        )})`;
  const [row] = await rowsOf<Row>(
    db,
    sql`with hits as materialized (${hitsOf(text)}),
      page as (select job_id, rank_key from hits order by rank_key desc, job_id desc
        limit ${query.pageSize} offset ${offsetOf(query)}),
      counts(facet, jobs) as (
        select facet, count(*)::int from hits, unnest(facets) facet where ${others} group by facet
        ${sql.join(filtered.map(alone))})
      select (select count(*)::int from hits) as total,
        (select coalesce(json_agg(job_id order by rank_key desc, job_id desc), '[]') from page) as ids,
        (select coalesce(json_agg(json_build_array(facet, jobs)), '[]') from counts) as facets,
        ${asOfText} as as_of`,
  );
  return answerOf(row, query);
};

/** A single word that so many descriptions use says nothing about any of their jobs. */
const isNoise = (words: readonly string[], wide: Answered, all: number): boolean =>
  words.length === 1 && wide.total > Math.max(30, all / 50);

const countAll = async (db: Db, siteId: string): Promise<number> => {
  const [row] = await rowsOf<{ jobs: number }>(
    db,
    sql`select jobs from search_counts where site_id = ${siteId} and facet = 0`,
  );
  return row?.jobs ?? 0;
};

/** `trgovac` where all ads say `prodavač`: words that are no ad's own but another name of a position. */
const searchBySynonym = async (db: Db, query: EngineQuery, catalogue: Catalogue): Promise<Answered | null> => {
  const positions = catalogue.positionsBySynonym.get(query.words.toSorted().join(' '));
  if (positions === undefined || query.filters.has('positions')) return null;
  const filters = new Map([
    ...query.filters,
    ['positions', positions.map(({ id }) => facetOf('positions', id))] as const,
  ]);
  const found = await searchMatching(db, { ...query, words: [], filters }, 'strict', catalogue.occupationWords);
  return found.total === 0 ? null : found;
};

/** Looks where the words should stand; if they stand nowhere there, among other names of positions, then anywhere. */
const searchWords = async (db: Db, query: EngineQuery, catalogue: Catalogue): Promise<Answered> => {
  const { occupationWords } = catalogue;
  const strict = await searchMatching(db, query, 'strict', occupationWords);
  if (strict.total > 0) return strict;
  const named = await searchBySynonym(db, query, catalogue);
  if (named !== null) return named;
  if (query.words.every((word) => occupationWords.has(word))) return strict;
  const wide = await searchMatching(db, query, 'wide', occupationWords);
  return isNoise(query.words, wide, await countAll(db, query.siteId)) ? strict : wide;
};

const largeList = 60;

/** A wide circle holds thousands of places; only those with ads of the site are worth asking for. */
const withoutIdleFacets = async (db: Db, query: EngineQuery): Promise<EngineQuery> => {
  const large = [...query.filters].filter(([, facets]) => facets.length > largeList);
  if (large.length === 0) return query;
  const filters = new Map(query.filters);
  for (const [kind, facets] of large) {
    const rows = await rowsOf<{ facet: number }>(
      db,
      sql`select facet from search_counts
          where site_id = ${query.siteId} and jobs > 0 and facet = any(${sql.param([...facets])}::int[])`,
    );
    filters.set(
      kind,
      rows.map(({ facet }) => facet),
    );
  }
  return { ...query, filters };
};

/** The search in SQL: one GIN index on words and filters together. The default, and what other engines are compared with. */
export const createSqlSearchEngine = (db: Db, clock: () => Date = () => new Date()): SearchEngine => ({
  index: (jobIds) => indexJobs(db, jobIds, clock()),
  remove: (jobIds) => removeJobs(db, jobIds),
  search: async (given) => {
    if (isPlain(given)) return { ...(await searchAll(db, given)), correctedWords: null };
    const catalogue = await catalogueOf(db);
    const { occupationWords } = catalogue;
    const query = await withoutIdleFacets(db, given);
    if (query.words.length === 0)
      return { ...(await searchMatching(db, query, 'strict', occupationWords)), correctedWords: null };
    const asTyped = await searchWords(db, query, catalogue);
    if (asTyped.total > 0) return { ...asTyped, correctedWords: null };
    const correctedWords = await correctWords(db, query.siteId, query.words, occupationWords);
    if (correctedWords === null) return { ...asTyped, correctedWords: null };
    const corrected = await searchMatching(db, { ...query, words: correctedWords }, 'strict', occupationWords);
    return corrected.total === 0 ? { ...asTyped, correctedWords: null } : { ...corrected, correctedWords };
  },
});
