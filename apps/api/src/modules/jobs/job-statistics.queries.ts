import type { SiteId } from '@radar/config/sites';
import type { Answer } from '@radar/domain/http';
import { EmploymentType, type getJobStatistics as endpoint } from '@radar/domain/jobs';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { catalogueOf, placeName, positionName } from '../../search/catalogue.ts';
import { closedFacet, kindOfFacet, valueOfFacet } from '../../search/facets.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import type { View } from './to-job.ts';

const countNewToday = async (db: Db, siteId: SiteId, timeZone: string, now: Date): Promise<number> => {
  const instant = now.toISOString();
  const [row] = await rowsOf<{ jobs: number }>(
    db,
    sql`select count(*)::int as jobs from job_search
        where site_id = ${siteId} and published_at <= ${instant}::timestamptz
          and published_at >= date_trunc('day', ${instant}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}
          and (ends_at is null or ends_at > ${instant}::timestamptz)`,
  );
  return row?.jobs ?? 0;
};

/** The figures of a site's open jobs. */
export const getJobStatistics = async (
  db: Db,
  engine: SearchEngine,
  { site, view }: { site: { id: SiteId; timeZone: string }; view: View },
): Promise<Answer<typeof endpoint>> => {
  const { locale, now } = view;
  const { total, facets } = await engine.search({
    siteId: site.id,
    words: [],
    filters: new Map(),
    without: [],
    salary: null,
    isNew: false,
    asOf: null,
    now,
    page: 1,
    pageSize: 1,
  });
  const catalogue = await catalogueOf(db);
  const counted = [...facets].toSorted(([a, jobsA], [b, jobsB]) => jobsB - jobsA || a - b);
  const of = (kind: string) =>
    counted
      .filter(([facet]) => kindOfFacet(facet) === kind)
      .map(([facet, jobs]) => ({ value: valueOfFacet(facet), jobs }));
  const positions = of('positions').flatMap(({ value, jobs }) => {
    const position = catalogue.positionById.get(value);
    return position === undefined ? [] : [{ position, jobs, name: positionName(position, locale) }];
  });
  const remote = closedFacet('workModes', 'remote');
  return {
    total,
    employers: of('employers').length,
    newToday: await countNewToday(db, site.id, site.timeZone, now),
    places: of('locations').flatMap(({ value, jobs }) => {
      const place = catalogue.placeById.get(value);
      if (place === undefined || place.kind === 'country' || place.kind === 'region') return [];
      return [
        { id: place.id, name: placeName(place, locale), jobs, latitude: place.latitude, longitude: place.longitude },
      ];
    }),
    categories: positions
      .filter(({ position }) => position.parentId === null)
      .map(({ position, jobs, name }) => ({ id: position.id, code: position.code, name, jobs })),
    positions: positions
      .filter(({ position }) => position.parentId !== null)
      .map(({ position, jobs, name }) => ({ id: position.id, name, jobs })),
    employmentTypes: of('jobTypes').flatMap(({ value, jobs }) => {
      const type = EmploymentType.options[value];
      return type === undefined ? [] : [{ type, jobs }];
    }),
    remote: remote === null ? 0 : (facets.get(remote) ?? 0),
  };
};
