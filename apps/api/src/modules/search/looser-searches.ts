import { type LooserSearch, type ResolvedFilter, SearchQuery, withoutFilter } from '@radar/domain/search';
import type { Db } from '../../db/client.ts';
import { type Catalogue, catalogueOf, placeName } from '../../search/catalogue.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { type Asked, resolveSearch } from './resolve-search.ts';

type Way = Omit<LooserSearch, 'jobs'> & { query: SearchQuery };

/** Kilometres to widen a circle to, the first that is wider than the present one. */
const wider = [30, 50, 100] as const;
const widerThan = (radiusKm = 0): number | undefined => wider.find((km) => km >= radiusKm * 2 && km > radiusKm);

/** More filters, places or words than these are not tried one by one: each costs a search. */
const most = { filters: 6, words: 4 };

const withoutEach = (query: SearchQuery, filters: readonly ResolvedFilter[]): Way[] =>
  filters
    .filter(({ key }) => key !== 'query' && key !== 'radiusKm')
    .slice(0, most.filters)
    .map((filter) => ({ kind: 'without', filter, value: '', label: '', query: withoutFilter(query, filter) }));

/** The search in what holds its place: `limar u Komiži` in the county, then in the country. */
const inHolders = (
  query: SearchQuery,
  filter: ResolvedFilter,
  catalogue: Catalogue,
  locale: Asked['locale'],
): Way[] => {
  const [, ...holders] = filter.id === null ? [] : catalogue.withParents(filter.id);
  const around = { ...withoutFilter(query, filter), radiusKm: undefined };
  return holders.map((place) => ({
    kind: 'place',
    filter,
    value: String(place.id),
    label: placeName(place, locale),
    query: { ...around, locations: [...around.locations, String(place.id)] },
  }));
};

const inWiderCircle = (query: SearchQuery, filter: ResolvedFilter, catalogue: Catalogue): Way[] => {
  const place = filter.id === null ? undefined : catalogue.placeById.get(filter.id);
  const radiusKm = widerThan(query.radiusKm);
  if (radiusKm === undefined || (place?.kind !== 'city' && place?.kind !== 'place')) return [];
  const value = String(radiusKm);
  return [{ kind: 'radius', filter, value, label: value, query: { ...query, page: 1, asOf: undefined, radiusKm } }];
};

/** One word fewer. `words` are those that are no place and no way of working. */
const withoutWords = (query: SearchQuery, typed: ResolvedFilter | undefined, words: string): Way[] => {
  const parts = words.split(/\s+/).filter((word) => word !== '');
  if (typed === undefined || parts.length < 2 || parts.length > most.words) return [];
  const all = query.query.join(' ');
  return parts.map((word) => {
    const value = all.replace(word, ' ').replace(/\s+/g, ' ').trim();
    return {
      kind: 'words',
      filter: typed,
      value,
      label: word,
      query: { ...query, page: 1, asOf: undefined, query: [value] },
    };
  });
};

/** Where leaving out one filter is not enough: the words alone. */
const withoutAll = (filters: readonly ResolvedFilter[], words: string): Way[] => {
  const [first, second] = filters.filter(({ key }) => key !== 'query');
  const value = words.trim();
  if (first === undefined || second === undefined || value === '') return [];
  return [{ kind: 'all', filter: first, value, label: value, query: SearchQuery.parse({ query: [value] }) }];
};

const waysOf = (catalogue: Catalogue, { query, locale }: Asked, filters: ResolvedFilter[], words: string): Way[] => {
  const places = filters.filter(({ key, isResolved }) => key === 'locations' && isResolved);
  const [place] = places;
  return [
    ...(place === undefined || places.length > 1
      ? []
      : [...inWiderCircle(query, place, catalogue), ...inHolders(query, place, catalogue, locale)]),
    ...withoutEach(query, filters),
    ...withoutAll(filters, words),
    ...withoutWords(
      query,
      filters.find(({ key }) => key === 'query'),
      words,
    ),
  ];
};

/** Ways to ask for less, with what each finds; those that find nothing are left out. */
export const getLooserSearches = async (
  db: Db,
  engine: SearchEngine,
  asked: Asked,
): Promise<{ items: LooserSearch[] }> => {
  const { filters, words } = await resolveSearch(db, asked);
  const ways = waysOf(await catalogueOf(db), asked, filters, words);
  const counted = await Promise.all(
    ways.map(async ({ query, ...way }) => {
      const { engineQuery } = await resolveSearch(db, { ...asked, query });
      const { total, correctedWords } = await engine.search({ ...engineQuery, pageSize: 1 });
      // What is found only for other words than these would be a surprise.
      return { ...way, jobs: correctedWords === null ? total : 0 };
    }),
  );
  const items = counted.filter(({ jobs }) => jobs > 0).toSorted((one, other) => other.jobs - one.jobs);
  return { items };
};
