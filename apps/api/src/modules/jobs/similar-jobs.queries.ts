import type { SiteId } from '@radar/config/sites';
import type { JobListItem } from '@radar/domain/jobs';
import type { Db } from '../../db/client.ts';
import { type Catalogue, catalogueOf } from '../../search/catalogue.ts';
import { distanceKm } from '../../search/distance.ts';
import { facetOf } from '../../search/facets.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { readJobListItems, readJobSides } from './job-list.queries.ts';
import { requireReadableJob } from './job.queries.ts';
import type { JobPlaceRow, View } from './to-job.ts';

const shown = 6;
const looked = 60;

type Point = { latitude: number; longitude: number };

const pointsOf = (rows: readonly JobPlaceRow[], catalogue: Catalogue): Point[] =>
  rows.flatMap((row) => {
    const place = row.placeId === null ? undefined : catalogue.placeById.get(row.placeId);
    const latitude = row.latitude ?? place?.latitude ?? null;
    const longitude = row.longitude ?? place?.longitude ?? null;
    return latitude === null || longitude === null ? [] : [{ latitude, longitude }];
  });

const nearest = (from: readonly Point[], to: readonly Point[]): number =>
  Math.min(...from.flatMap((one) => to.map((other) => distanceKm(one, other))), Number.MAX_VALUE);

/** Active jobs of the same position, then of the same category; within each the nearest first. @throws AppError NOT_FOUND */
export const getSimilarJobs = async (
  db: Db,
  engine: SearchEngine,
  { siteId, id, view }: { siteId: SiteId; id: number; view: View },
): Promise<JobListItem[]> => {
  await requireReadableJob(db, siteId, id, view.now);
  const catalogue = await catalogueOf(db);
  const own = await readJobSides(db, [id]);
  const positionIds = own.positionIds.get(id) ?? [];
  const roots = positionIds.flatMap((position) => catalogue.positionById.get(position)?.parentId ?? []);
  const here = pointsOf(own.places.get(id) ?? [], catalogue);
  const found: number[] = [];
  for (const wanted of [positionIds, roots]) {
    if (wanted.length === 0 || found.length >= shown) continue;
    const { ids } = await engine.search({
      siteId,
      words: [],
      filters: new Map([['positions', wanted.map((position) => facetOf('positions', position))]]),
      without: [],
      salary: null,
      isNew: false,
      asOf: null,
      now: view.now,
      page: 1,
      pageSize: looked,
    });
    const others = ids.filter((other) => other !== id && !found.includes(other));
    const { places } = await readJobSides(db, others);
    const away = new Map(others.map((other) => [other, nearest(here, pointsOf(places.get(other) ?? [], catalogue))]));
    found.push(...others.toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0)));
  }
  return readJobListItems(db, found.slice(0, shown), view);
};
