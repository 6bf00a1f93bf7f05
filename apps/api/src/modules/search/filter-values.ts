import type { SiteId } from '@radar/config/sites';
import { formatsFoundBy, JobFormat } from '@radar/domain/jobs';
import type { ResolvedFilter } from '@radar/domain/search';
import { fold } from '@radar/domain/words';
import type { Locale } from '@radar/i18n/locales';
import { and, eq, exists, inArray, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { employers, jobs } from '../../db/schema/index.ts';
import {
  type Catalogue,
  findPlaces,
  findPositions,
  type Place,
  placeName,
  positionName,
} from '../../search/catalogue.ts';
import { closedFacet, type ClosedKind, facetOf } from '../../search/facets.ts';
import { languageCodeOf, languageName, languageNumber } from '../../search/languages.ts';

/** A filter value and the facets that meet it; none where it was not understood. */
export type FilterValue = { filter: ResolvedFilter; facets: number[] };

/** Where values are looked up. */
export type Lookup = { catalogue: Catalogue; siteId: SiteId; market: string; locale: Locale };

const idOf = (value: string): number | null => (/^[1-9]\d{0,9}$/.test(value) ? Number(value) : null);

const unresolved = (key: ResolvedFilter['key'], value: string): FilterValue => ({
  filter: { key, value, id: null, label: value, isResolved: false },
  facets: [],
});

export type PlaceValue = FilterValue & { places: Place[] };

/** A place by id or by name in any language, script and case. Towns of one name come together. */
export const placeValue = (name: string, value: string, { catalogue, market, locale }: Lookup): PlaceValue => {
  const id = idOf(name);
  const byId = id === null ? undefined : catalogue.placeById.get(id);
  const places = byId === undefined ? findPlaces(catalogue, name, market) : [byId];
  const [best] = places;
  if (best === undefined) return { ...unresolved('locations', value), places };
  return {
    filter: { key: 'locations', value, id: best.id, label: placeName(best, locale), isResolved: true },
    facets: places.map((place) => facetOf('locations', place.id)),
    places,
  };
};

/** A position or category by id, code, name in any language, or what else the same work is called. */
export const positionValue = (value: string, { catalogue, locale }: Lookup): FilterValue => {
  const id = idOf(value);
  const byId = id === null ? undefined : catalogue.positionById.get(id);
  const found = byId === undefined ? findPositions(catalogue, value) : [byId];
  const [first] = found;
  if (first === undefined) return unresolved('positions', value);
  return {
    filter: { key: 'positions', value, id: first.id, label: positionName(first, locale), isResolved: true },
    facets: found.map((position) => facetOf('positions', position.id)),
  };
};

export const closedValue = (key: ClosedKind, value: string): FilterValue => {
  const facet = closedFacet(key, value);
  if (facet === null) return unresolved(key, value);
  const format = key === 'formats' ? JobFormat.safeParse(value) : null;
  const facets = format?.success === true ? formatsFoundBy(format.data).map((one) => closedFacet(key, one)) : [facet];
  return {
    filter: { key, value, id: null, label: value, isResolved: true },
    facets: facets.filter((one) => one !== null),
  };
};

export const languageValue = (value: string, locale: Locale): FilterValue => {
  const code = languageCodeOf(value);
  if (code === null) return unresolved('languages', value);
  return {
    filter: { key: 'languages', value, id: null, label: languageName(code, locale), isResolved: true },
    facets: [facetOf('languages', languageNumber(code))],
  };
};

/** Employers by id or name. One who only ever advertised incognito is unknown: asking must not tell that it is there. */
export const employerValues = async (db: Db, values: readonly string[], siteId: SiteId): Promise<FilterValue[]> => {
  if (values.length === 0) return [];
  const ids = values.map(idOf).filter((id): id is number => id !== null && id <= 2_147_483_647);
  const rows = await db
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .where(
      and(
        eq(employers.siteId, siteId),
        or(
          inArray(employers.id, ids),
          inArray(employers.nameKey, values.map(fold)),
          inArray(employers.name, [...values]),
        ),
        exists(
          db
            .select({ id: jobs.id })
            .from(jobs)
            .where(and(eq(jobs.employerId, employers.id), eq(jobs.isIncognito, false))),
        ),
      ),
    );
  return values.map((value) => {
    const row = rows.find(({ id, name }) => id === idOf(value) || fold(name) === fold(value));
    if (row === undefined) return unresolved('employers', value);
    return {
      filter: { key: 'employers', value, id: row.id, label: row.name, isResolved: true },
      facets: [facetOf('employers', row.id)],
    };
  });
};
