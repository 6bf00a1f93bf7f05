import type { SiteId } from '@radar/config/sites';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { countFacets, setColumns } from './facet-sets.ts';
import type { EngineQuery } from './search-engine.ts';
import { isOpenAt, isThereAt, shownAt } from './visible-rows.ts';

/** Whether a search asks for nothing but all ads of a site. */
export const isPlain = (query: EngineQuery): boolean =>
  query.words.length === 0 &&
  query.filters.size === 0 &&
  query.without.length === 0 &&
  query.salary === null &&
  !query.isNew;

/** Rows of a table by facet, and under 0 all of them. */
const countedByFacet = (table: SQL, where: SQL): SQL =>
  sql`(${countFacets(sql`select ${setColumns}, 0 as missing from ${table} where ${where}`)}
    union all select 0, count(*)::int from ${table} where ${where} having count(*) > 0)`;

/**
 * Counts of all open ads of a site from the table that the triggers keep, less what it still counts but the search must
 * not show (ads that ended since the last sweep, ads listed after `asOf`), with what it no longer counts but must show.
 */
export const keptCounts = (query: EngineQuery): SQL => {
  const at = shownAt(query);
  const kept = sql`select facet, jobs from search_counts where site_id = ${query.siteId}`;
  const ended = sql`ends_at <= ${at}`;
  const tooMuch = (where: SQL) => countedByFacet(sql`job_search`, sql`site_id = ${query.siteId} and ${where}`);
  if (query.asOf === null)
    return sql`select k.facet, k.jobs - coalesce(t.jobs, 0) as jobs from (${kept}) k
      left join ${tooMuch(ended)} t using (facet) where k.jobs > coalesce(t.jobs, 0)`;
  const tooFew = countedByFacet(
    sql`job_search_past`,
    sql`site_id = ${query.siteId} and ${isThereAt(query.asOf)} and ${isOpenAt(at)}`,
  );
  return sql`select facet, sum(jobs)::int as jobs from (
      ${kept} union all select facet, -jobs from ${tooMuch(sql`(${ended} or listed_at > ${query.asOf}::timestamptz)`)} t
      union all ${tooFew}) counted group by facet having sum(jobs) > 0`;
};

/** How many ads of a site are open. */
export const countAll = async (db: Db, siteId: SiteId): Promise<number> => {
  const [row] = await rowsOf<{ jobs: number }>(
    db,
    sql`select jobs from search_counts where site_id = ${siteId} and facet = 0`,
  );
  return row?.jobs ?? 0;
};
