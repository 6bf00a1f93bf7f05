import type { Site, SiteId } from '@radar/config/sites';
import type { Answer } from '@radar/domain/http';
import type { suggestWhere as endpoint } from '@radar/domain/search';
import type { Locale } from '@radar/i18n/locales';
import type { Db } from '../../db/client.ts';
import { type Catalogue, catalogueOf, holderName, type Place, placeName } from '../../search/catalogue.ts';
import { beginningsOf, matchOf } from './matching.ts';
import { openJobsBy } from './open-jobs.ts';

const shown = 8;

type Named = { place: Place; names: readonly string[] };

const read = new WeakMap<Catalogue, readonly Named[]>();

const namedPlaces = (catalogue: Catalogue): readonly Named[] => {
  const known = read.get(catalogue);
  if (known !== undefined) return known;
  const places = [...catalogue.placeById.values()].map((place) => ({
    place,
    names: [...new Set([place.name, ...Object.values(place.names)].map(beginningsOf))],
  }));
  read.set(catalogue, places);
  return places;
};

/** `Spl` is Split before it is the county of Split. */
const nearness: Record<Place['kind'], number> = { city: 0, place: 1, region: 2, country: 3 };

/** Places that begin like the query: those with jobs, and towns of the site's own country to look around. */
export const suggestWhere = async (
  db: Db,
  { site, locale, query }: { site: Site & { id: SiteId }; locale: Locale; query: string },
): Promise<Answer<typeof endpoint>> => {
  const typed = beginningsOf(query);
  if (typed.trim() === '') return { places: [] };
  const catalogue = await catalogueOf(db);
  const matched = namedPlaces(catalogue)
    .map(({ place, names }) => ({ place, match: matchOf(names, typed) }))
    .filter(({ match }) => match > 0);
  const jobs = await openJobsBy(
    db,
    site.id,
    'locations',
    matched.map(({ place }) => place.id),
  );
  const places = matched
    .map(({ place, match }) => ({ place, match, jobs: jobs.get(place.id) ?? 0 }))
    .filter(({ place, jobs: open }) => open > 0 || place.country === site.market)
    .toSorted(
      (one, other) =>
        Number(other.jobs > 0) - Number(one.jobs > 0) ||
        other.match - one.match ||
        nearness[one.place.kind] - nearness[other.place.kind] ||
        other.jobs - one.jobs ||
        (other.place.population ?? 0) - (one.place.population ?? 0) ||
        one.place.id - other.place.id,
    )
    .slice(0, shown)
    .map(({ place, jobs: open }) => ({
      id: place.id,
      kind: place.kind,
      label: placeName(place, locale),
      region: holderName(catalogue, place, locale),
      jobs: open,
    }));
  return { places };
};
