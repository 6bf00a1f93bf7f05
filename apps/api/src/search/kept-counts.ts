import type { SiteId } from '@radar/config/sites';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { setColumns } from './facet-sets.ts';
import { type FacetKind, facetOf, largestValue } from './facets.ts';
import type { EngineQuery } from './search-engine.ts';
import { isOpenAt, isThereAt, shownAt } from './visible-rows.ts';

/** Whether a search asks for nothing but all ads of a site. */
export const isPlain = (query: EngineQuery): boolean =>
  query.words.length === 0 &&
  query.filters.size === 0 &&
  query.without.length === 0 &&
  query.salary === null &&
  !query.isNew;

/** Counts of all open ads of a site, from the table that the triggers keep; under facet 0 all of them. */
export const keptCounts = ({ siteId }: EngineQuery): SQL =>
  sql`select facet, jobs from search_counts where site_id = ${siteId} and jobs > 0`;

/** Of these, what counts the values of one kind. */
export const keptCountsOf = (query: EngineQuery, kind: FacetKind): SQL =>
  sql`${keptCounts(query)} and facet between ${facetOf(kind, 0)} and ${facetOf(kind, largestValue)}`;

/**
 * Ads that the kept counts still hold but the search must not show (`change` is -1: ended since the last sweep, listed
 * after `asOf`), and those that they no longer hold but it must (1).
 */
export const changedSinceKept = (query: EngineQuery): SQL => {
  const { asOf, siteId } = query;
  const at = shownAt(query);
  // With both bounds: a plan made for any instant takes a third of all rows to lie below one, and few between two.
  const ended = sql`ends_at between '-infinity' and ${at}`;
  const later = sql`listed_at > ${asOf}::timestamptz and listed_at <= 'infinity'`;
  const tooMany = asOf === null ? ended : sql`(${ended} or ${later})`;
  const surplus = sql`select ${setColumns}, -1 as change from job_search where site_id = ${siteId} and ${tooMany}`;
  if (asOf === null) return surplus;
  return sql`${surplus} union all select ${setColumns}, 1 from job_search_past
      where site_id = ${siteId} and ${isThereAt(asOf)} and ${isOpenAt(at)}`;
};

/** How many ads of a site are open. */
export const countAll = async (db: Db, siteId: SiteId): Promise<number> => {
  const [row] = await rowsOf<{ jobs: number }>(
    db,
    sql`select jobs from search_counts where site_id = ${siteId} and facet = 0`,
  );
  return row?.jobs ?? 0;
};
