import type { SiteId } from '@radar/config/sites';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { searchCounts } from '../../db/schema/index.ts';
import { type FacetKind, facetOf } from '../../search/facets.ts';

/** Open jobs of a site behind values of a filter; values without a job are missing. */
export const openJobsBy = async (
  db: Db,
  siteId: SiteId,
  kind: FacetKind,
  ids: readonly number[],
): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map();
  const idByFacet = new Map(ids.map((id) => [facetOf(kind, id), id]));
  const rows = await db
    .select({ facet: searchCounts.facet, jobs: searchCounts.jobs })
    .from(searchCounts)
    .where(
      and(
        eq(searchCounts.siteId, siteId),
        gt(searchCounts.jobs, 0),
        inArray(searchCounts.facet, [...idByFacet.keys()]),
      ),
    );
  return new Map(rows.map(({ facet, jobs }) => [idByFacet.get(facet) ?? 0, jobs]));
};
