import type { LandingKind, LandingQuery } from '@radar/domain/jobs';
import { slugOf } from '@radar/domain/words';
import { type Locale, locales } from '@radar/i18n/locales';
import { type Catalogue, type Place, placeName, type Position, positionName } from '../../search/catalogue.ts';
import { abroadFacet, closedFacet, type FacetKind, facetOf } from '../../search/facets.ts';
import { popularWays, wordNames } from './landing-names.ts';

/** A landing page as such, without any figures. */
export type LandingEntry = {
  kind: LandingKind;
  names: Record<Locale, string>;
  slugs: Record<Locale, string>;
  /** What a search filters by to list its jobs. */
  filters: ReadonlyMap<FacetKind, readonly number[]>;
  query: LandingQuery;
  place: Place | null;
  position: Position | null;
};

export type LandingTable = {
  entries: readonly LandingEntry[];
  /** By kind and id of what it stands for. */
  ofPlace: (id: number) => LandingEntry | undefined;
  ofPosition: (id: number) => LandingEntry | undefined;
  /** The page whose slug this is in the language, else in any other. */
  find: (slug: string, locale: Locale) => LandingEntry | undefined;
  /** An occupation or field in a place. */
  both: (position: LandingEntry, place: LandingEntry) => LandingEntry;
};

type Named = Omit<LandingEntry, 'slugs'>;

const inAll = (of: (locale: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, string>;

const ofPlace = (kind: 'city' | 'region' | 'abroad', place: Place): Named => ({
  kind,
  names: inAll((locale) => placeName(place, locale)),
  filters: new Map([['locations', [facetOf('locations', place.id)]]]),
  query: { locations: [String(place.id)] },
  place,
  position: null,
});

const ofPosition = (position: Position): Named => ({
  kind: position.parentId === null ? 'category' : 'position',
  names: inAll((locale) => positionName(position, locale)),
  filters: new Map([['positions', [facetOf('positions', position.id)]]]),
  query: { positions: [String(position.id)] },
  place: null,
  position,
});

const ofWay = ({ code, key }: (typeof popularWays)[number]): Named => ({
  kind: 'popular',
  names: wordNames(code),
  filters: new Map([[key, [closedFacet(key, code) ?? -1]]]),
  query: { [key]: [code] },
  place: null,
  position: null,
});

const abroad = (): Named => ({
  kind: 'abroad',
  names: wordNames('abroad'),
  filters: new Map([['locations', [abroadFacet]]]),
  query: { abroad: true },
  place: null,
  position: null,
});

const people = ({ population }: Place): number => population ?? 0;

/** All that may have a page, those first whose slug stays bare when others have the same. */
const candidates = ({ placeById, positionById }: Catalogue, market: string): Named[] => {
  const places = [...placeById.values()].toSorted((one, other) => people(other) - people(one) || one.id - other.id);
  const own = places.filter(({ country }) => country === market);
  const positions = [...positionById.values()];
  return [
    ...popularWays.map(ofWay),
    abroad(),
    ...own.filter(({ kind }) => kind === 'city').map((place) => ofPlace('city', place)),
    ...own.filter(({ kind }) => kind === 'region').map((place) => ofPlace('region', place)),
    ...places
      .filter(({ kind, country }) => kind === 'country' && country !== market)
      .map((place) => ofPlace('abroad', place)),
    ...positions.filter(({ parentId }) => parentId === null).map(ofPosition),
    ...positions.filter(({ parentId }) => parentId !== null).map(ofPosition),
    ...own.filter(({ kind }) => kind === 'place').map((place) => ofPlace('city', place)),
  ];
};

/** Namesakes are told apart by what holds them, and by their id where that is the same too. */
const slugsOf = (named: Named, catalogue: Catalogue, taken: Record<Locale, Map<string, unknown>>) =>
  inAll((locale) => {
    const name = named.names[locale];
    const holder =
      named.place?.parentId === undefined || named.place.parentId === null
        ? undefined
        : catalogue.placeById.get(named.place.parentId);
    const id = named.place?.id ?? named.position?.id ?? 0;
    const free = [
      slugOf(name),
      ...(holder === undefined ? [] : [slugOf(`${name} ${placeName(holder, locale)}`)]),
      slugOf(`${name} ${id}`),
    ].find((slug) => !taken[locale].has(slug));
    return free ?? slugOf(`${name} ${named.kind} ${id}`);
  });

const bothOf = (position: LandingEntry, place: LandingEntry): LandingEntry => ({
  kind: 'popular',
  names: inAll((locale) => `${position.names[locale]}, ${place.names[locale]}`),
  slugs: inAll((locale) => `${position.slugs[locale]}-${place.slugs[locale]}`),
  filters: new Map([...position.filters, ...place.filters]),
  query: { ...position.query, ...place.query },
  place: place.place,
  position: position.position,
});

const canJoin = (position: LandingEntry, place: LandingEntry): boolean =>
  (position.kind === 'position' || position.kind === 'category') && (place.kind === 'city' || place.kind === 'region');

const build = (catalogue: Catalogue, market: string): LandingTable => {
  const bySlug = Object.fromEntries(locales.map((locale) => [locale, new Map<string, LandingEntry>()])) as Record<
    Locale,
    Map<string, LandingEntry>
  >;
  const entries = candidates(catalogue, market).map((named) => {
    const entry: LandingEntry = { ...named, slugs: slugsOf(named, catalogue, bySlug) };
    for (const locale of locales) bySlug[locale].set(entry.slugs[locale], entry);
    return entry;
  });
  const byPlace = new Map(entries.flatMap((entry) => (entry.place === null ? [] : [[entry.place.id, entry] as const])));
  const byPosition = new Map(
    entries.flatMap((entry) => (entry.position === null ? [] : [[entry.position.id, entry] as const])),
  );
  /** `konobar-zagreb`: each place between two words may be where the occupation ends. */
  const splitIn = (slug: string, locale: Locale): LandingEntry | undefined => {
    for (let dash = slug.indexOf('-'); dash !== -1; dash = slug.indexOf('-', dash + 1)) {
      const position = bySlug[locale].get(slug.slice(0, dash));
      const place = bySlug[locale].get(slug.slice(dash + 1));
      if (position !== undefined && place !== undefined && canJoin(position, place)) return bothOf(position, place);
    }
    return undefined;
  };
  const findIn = (slug: string, locale: Locale) => bySlug[locale].get(slug) ?? splitIn(slug, locale);
  return {
    entries,
    ofPlace: (id) => byPlace.get(id),
    ofPosition: (id) => byPosition.get(id),
    find: (slug, locale) => {
      for (const one of [locale, ...locales]) {
        const found = findIn(slug, one);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    both: bothOf,
  };
};

const kept = new WeakMap<Catalogue, Map<string, LandingTable>>();

/** Landing pages of a country's sites. Built once for a catalogue: names and slugs change with a release. */
export const landingTable = (catalogue: Catalogue, market: string): LandingTable => {
  const tables = kept.get(catalogue) ?? new Map<string, LandingTable>();
  kept.set(catalogue, tables);
  const table = tables.get(market) ?? build(catalogue, market);
  tables.set(market, table);
  return table;
};
