import type { SiteId } from '@radar/config/sites';
import { type ResolvedFilter, searchPageSize, type SearchQuery } from '@radar/domain/search';
import { queryTokens, type SplitQuery } from '@radar/domain/words';
import type { Locale } from '@radar/i18n/locales';
import type { Db } from '../../db/client.ts';
import { type Catalogue, catalogueOf } from '../../search/catalogue.ts';
import { placesWithin } from '../../search/distance.ts';
import { abroadFacet, type ClosedKind, closedKinds, type FacetKind, facetOf } from '../../search/facets.ts';
import type { EngineQuery } from '../../search/search-engine.ts';
import { splitTerms } from '../../search/terms/terms-asked.ts';
import {
  closedValue,
  employerValues,
  type FilterValue,
  languageValue,
  type Lookup,
  type PlaceValue,
  placeValue,
  positionValue,
} from './filter-values.ts';
import { splitQueryPlace } from './query-place.ts';

export type Asked = {
  site: { id: SiteId; market: string; currency: string };
  locale: Locale;
  now: Date;
  query: SearchQuery;
};

export type ResolvedSearch = {
  engineQuery: EngineQuery;
  filters: ResolvedFilter[];
  /** The words that were searched, as typed and without their place. */
  words: string;
  /** The place that they name. */
  split: SplitQuery;
};

/** Tells the place that the words of a search name from the rest. */
export type ReadPlace = (words: string, catalogue: Catalogue, market: string) => SplitQuery;

const flag = (key: ResolvedFilter['key'], isSet: boolean): ResolvedFilter[] =>
  isSet ? [{ key, value: 'true', id: null, label: key, isResolved: true }] : [];

const figure = (key: ResolvedFilter['key'], value: number | undefined): ResolvedFilter[] =>
  value === undefined ? [] : [{ key, value: String(value), id: null, label: String(value), isResolved: true }];

const named = (values: readonly string[]): string[] =>
  values.map((value) => value.trim()).filter((value) => value !== '');

const locationFacets = (
  values: readonly PlaceValue[],
  catalogue: Catalogue,
  radiusKm: number | undefined,
): number[] => {
  const own = values.flatMap(({ facets }) => facets);
  if (radiusKm === undefined) return own;
  const near = placesWithin(
    catalogue,
    values.flatMap(({ places }) => places),
    radiusKm,
  );
  return [...new Set([...own, ...near.map(({ id }) => facetOf('locations', id))])];
};

/** A term out of the words of a search: removing it means removing those words. */
const termValue = (kind: ClosedKind, { value, typed }: { value: string; typed: string }): FilterValue => {
  const { filter, facets } = closedValue(kind, value);
  return { filter: { ...filter, value: typed, label: value }, facets };
};

/**
 * Reads a search of the address bar into one that an engine understands. What cannot be resolved is reported and finds
 * nothing by itself; beside a value that can be, it changes nothing.
 */
export const resolveSearch = async (
  db: Db,
  { site, locale, now, query }: Asked,
  readPlace: ReadPlace = splitQueryPlace,
): Promise<ResolvedSearch> => {
  const catalogue = await catalogueOf(db);
  const lookup: Lookup = { catalogue, siteId: site.id, market: site.market, locale };
  const typed = named(query.query);
  const terms = splitTerms(typed.join(' '));
  const split = readPlace(terms.words, catalogue, site.market);
  const places = [
    ...named(query.locations).map((value) => placeValue(value, value, lookup)),
    ...(split.place === null ? [] : [placeValue(split.place, split.typed ?? split.place, lookup)]),
  ];
  const values: [FacetKind, FilterValue[]][] = [
    ['positions', named(query.positions).map((value) => positionValue(value, lookup))],
    ['languages', named(query.languages).map((value) => languageValue(value, locale))],
    ['employers', await employerValues(db, named(query.employers), site.id)],
    ...closedKinds.map((kind): [FacetKind, FilterValue[]] => [
      kind,
      [
        ...named(query[kind]).map((value) => closedValue(kind, value)),
        ...terms.asked.filter((asked) => asked.kind === kind).map((asked) => termValue(kind, asked)),
      ],
    ]),
  ];
  const filters = new Map<FacetKind, readonly number[]>(
    values
      .filter(([, found]) => found.length > 0)
      .map(([kind, found]) => [kind, found.flatMap(({ facets }) => facets)]),
  );
  const around = [...locationFacets(places, catalogue, query.radiusKm), ...(query.abroad ? [abroadFacet] : [])];
  // Outside of no place there is nothing that the exact results have not shown.
  if (query.excludeLocations ? around.length === 0 : places.length > 0 || query.abroad)
    filters.set('locations', query.excludeLocations ? [] : around);
  return {
    engineQuery: {
      siteId: site.id,
      words: [...new Set(queryTokens(split.words))],
      filters,
      without: query.excludeLocations ? around : [],
      salary:
        query.salaryFrom === undefined
          ? null
          : { fromMonthly: query.salaryFrom, kind: query.salaryKind, currency: site.currency },
      isNew: query.newJobs,
      asOf: query.asOf ?? null,
      now,
      page: query.page,
      pageSize: searchPageSize,
    },
    filters: [
      ...typed.map((value): ResolvedFilter => ({ key: 'query', value, id: null, label: value, isResolved: true })),
      ...places.map(({ filter }) => filter),
      ...values.flatMap(([, found]) => found.map(({ filter }) => filter)),
      ...flag('newJobs', query.newJobs),
      ...flag('abroad', query.abroad),
      ...figure('salaryFrom', query.salaryFrom),
      // A circle round nothing narrows nothing.
      ...figure('radiusKm', places.length === 0 ? undefined : query.radiusKm),
    ],
    words: split.words,
    split,
  };
};
