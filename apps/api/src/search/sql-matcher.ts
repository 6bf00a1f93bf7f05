import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { countSets, hasAny, setColumns } from './facet-sets.ts';
import { type FacetKind, facetKinds } from './facets.ts';
import { changedSinceKept, isPlain, keptCounts, keptCountsOf } from './kept-counts.ts';
import type { Match, Matcher } from './matcher.ts';
import { ownFilters } from './own-filters.ts';
import { orderOf, runMatch } from './run-match.ts';
import type { EngineQuery } from './search-engine.ts';
import { type Looking, nearlyWantedOf, type Wanted, wantedOf } from './text-query.ts';
import { isNewAt, isPaid, visibleRows } from './visible-rows.ts';

// Lexemes hold no quote and no backslash: stems are `a-z 0-9 + # .`; this makes sure of it once more.
const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '')}'`;
const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quoted).join(' | ')})`;

/** What an ad must carry, in SQL: `doc @@ …`. */
export const tsquery = ({ all, none }: Wanted): SQL => {
  const parts = [...all.map(anyOf), ...(none.length === 0 ? [] : [`!${anyOf(none)}`])];
  return sql`${parts.join(' & ')}::tsquery`;
};

// Where nothing but the site is asked for, a column tells it: a plan that reads all rows would fetch each document.
const carries = (query: EngineQuery, wanted: Wanted): SQL =>
  wanted.all.length === 1 && wanted.none.length === 0 ? sql`site_id = ${query.siteId}` : sql`doc @@ ${tsquery(wanted)}`;

const pageOf = (query: EngineQuery, rows: SQL): SQL =>
  sql`select job_id, rank_key, published_at from (${rows}) row ${orderOf(query)}
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`;

const countChanged = countSets(sql`select * from changed`, { amount: sql`sum(change)` });

/** All ads of a site: the page comes from the index on the rank, the counts from their table. */
export const matchAll = (db: Db, query: EngineQuery): Promise<Match> => {
  const isOfSite = sql`site_id = ${query.siteId}`;
  const rows = visibleRows(
    query,
    sql`job_id, rank_key, published_at`,
    isOfSite,
    sql`${orderOf(query)} limit ${query.page * query.pageSize}`,
  );
  return runMatch(db, query, {
    with: sql`page as (${pageOf(query, rows)}), changed as (${changedSinceKept(query)}), kept as (${keptCounts(query)})`,
    sums: sql`select coalesce((select jobs from kept where facet = 0), 0) + coalesce((select sum(change) from changed), 0) as total,
      (select count(*) from (${visibleRows(query, sql`job_id`, sql`${isOfSite} and ${isNewAt(query)}`)}) new) as fresh`,
    counts: countChanged,
    kept: sql`select * from kept where facet <> 0`,
    keptKind: null,
  });
};

const columns = sql`job_id, rank_key, published_at, ${setColumns}`;

/** The base where nothing is counted beside the hits themselves. */
const hitsAlone = (query: EngineQuery, wanted: Wanted | null): SQL =>
  visibleRows(query, sql`${columns}, 0 as missing`, wanted === null ? sql`false` : carries(query, wanted));

/** The base of several filters: ads that miss at most one of them, with the kind of that one. */
const hitsAndNear = (query: EngineQuery, wanted: Wanted | null): SQL => {
  if (wanted === null) return hitsAlone(query, null);
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
    sql`${carries(query, wanted)} and ${isNear}`,
  );
};

type Base = {
  /** Ads that the search finds (`missing` is 0), and those that only the filter of the kind `missing` keeps from it. */
  rows: SQL;
  /** Whether it holds any of the latter. */
  isNear: boolean;
  /** The one filter of a search that asks for nothing else: its counts are kept. */
  keptKind: FacetKind | null;
};

const baseOf = (query: EngineQuery, looking: Looking): Base => {
  const [only, ...others] = ownFilters(query);
  if (only === undefined || (others.length === 0 && isPlain(only.rest)))
    return { rows: hitsAlone(query, wantedOf(query, looking)), isNear: false, keptKind: only?.kind ?? null };
  return { rows: hitsAndNear(query, nearlyWantedOf(query, looking)), isNear: true, keptKind: null };
};

/**
 * The index in SQL, one GIN of words and filters together: what matches is found once, then counted, paged, counted by
 * facet. Counts of a kind that is filtered by leave that filter out: choosing a second value should show what it would add.
 */
export const createSqlMatcher =
  (db: Db): Matcher =>
  (query, looking) => {
    const { rows, isNear, keptKind } = baseOf(query, looking);
    const counted = countSets(sql`select * from base`, { isNear });
    const changed = keptKind === null ? sql`` : sql`, changed as (${changedSinceKept(query)})`;
    return runMatch(db, query, {
      with: sql`base as materialized (${rows}), hits as not materialized (select * from base where missing = 0),
        page as (${pageOf(query, sql`select * from hits`)}) ${changed}`,
      sums: sql`select count(*) as total, count(*) filter (where ${isNewAt(query)}) as fresh from hits`,
      counts:
        keptKind === null
          ? counted
          : sql`${counted} union all select id, ${facetKinds[keptKind]}::int, jobs from (${countChanged}) change`,
      kept: keptKind === null ? null : keptCountsOf(query, keptKind),
      keptKind,
    });
  };
