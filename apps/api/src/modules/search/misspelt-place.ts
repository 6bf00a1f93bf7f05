import {
  casesOfName,
  fold,
  isOccupation,
  placeKey,
  splitPlace,
  type SplitQuery,
  tokens,
  worksAsked,
} from '@radar/domain/words';
import type { Locale } from '@radar/i18n/locales';
import { type Catalogue, type Place, placeName } from '../../search/catalogue.ts';
import { editDistance } from '../../search/corrections.ts';
import { neighbours } from './query-place.ts';

type Spelling = { form: string; place: Place };

const kept = new WeakMap<Catalogue, readonly Spelling[]>();

const spellingsOf = (place: Place): Spelling[] => {
  const names = new Set([place.name, ...Object.values(place.names)]);
  const forms = new Set([...names].flatMap((name) => [fold(name), ...casesOfName(name)]));
  return [...forms].map((form) => ({ form, place }));
};

/** Towns of the region in each of their cases. */
const townsOf = (catalogue: Catalogue): readonly Spelling[] => {
  const known = kept.get(catalogue);
  if (known !== undefined) return known;
  const towns = [...catalogue.placeById.values()].filter(
    ({ kind, country }) => kind === 'city' && neighbours.has(country),
  );
  const spellings = towns.flatMap(spellingsOf);
  kept.set(catalogue, spellings);
  return spellings;
};

const shortest = 5;
const mayDiffer = (name: string): number => (name.length < 8 ? 1 : 2);

/** The town that was likely meant: the nearest name, in the site's own country first, then the largest. */
const nearestTown = (catalogue: Catalogue, typed: string, market: string): Place | null => {
  const judged = townsOf(catalogue)
    .filter(({ form }) => form[0] === typed[0] && Math.abs(form.length - typed.length) <= mayDiffer(typed))
    .map(({ form, place }) => ({ place, distance: editDistance(typed, form) }))
    .filter(({ distance }) => distance <= mayDiffer(typed))
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.place.country === market) - Number(a.place.country === market) ||
        (b.place.population ?? 0) - (a.place.population ?? 0),
    );
  return judged[0]?.place ?? null;
};

const isWork = (name: string): boolean => isOccupation(placeKey(name)) || worksAsked(tokens(name)).length > 0;

/**
 * Splits a misspelt town off the words of a search: `vozač zagrb`, `posao u Skopie`. For a search that finds nothing as it
 * was typed.
 * @param isWord whether ads use a stem: it is a word then, and no misspelling
 * @returns the town's name in the language asked for as `place`; null where no word is like one
 */
export const splitMisspeltPlace = (
  query: string,
  catalogue: Catalogue,
  { market, locale }: { market: string; locale: Locale },
  isWord: (stem: string) => boolean,
): SplitQuery | null => {
  const townOf = (name: string): Place | null => nearestTown(catalogue, fold(name), market);
  const isMisspelt = (name: string): boolean => {
    const typed = fold(name);
    return typed.length >= shortest && /^[a-z ]+$/.test(typed) && !isWork(name) && !tokens(name).every(isWord);
  };
  const split = splitPlace(query, (name) => isMisspelt(name) && townOf(name) !== null);
  const town = split.place === null ? null : townOf(split.place);
  return town === null ? null : { ...split, place: placeName(town, locale) };
};
