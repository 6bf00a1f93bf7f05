import { placeKey, splitPlace, type SplitQuery } from '@radar/domain/words';
import { type Catalogue, findPlaces, isOwnName } from '../../search/catalogue.ts';

/** Keys of places that are first of all common nouns: only a preposition makes a place of them. */
const commonNouns = new Set([
  'centar',
  'brod',
  'luk',
  'most',
  'novi',
  'nov',
  'grad',
  'pol',
  'sel',
  'vrh',
  'aerodrom',
  'sol',
  'kamen',
  'stol',
]);

const knownAbroad = 100_000;

/**
 * Splits the place off the words of a search. After a preposition any place of the site's country counts; a bare word
 * must be the name of a country, a region or a town that everybody knows, and of nothing else.
 */
export const splitQueryPlace = (query: string, catalogue: Catalogue, market: string): SplitQuery =>
  splitPlace(query, (name, hasPreposition) => {
    const [place] = findPlaces(catalogue, name, market);
    if (place === undefined) return false;
    const isHere = place.country === market;
    const isLarge = place.kind === 'country' || place.kind === 'region';
    if (hasPreposition) return isHere || isLarge || place.kind === 'city';
    // `Engleska` is a country, `engleski` a language, `Zagrebačka banka` a bank: their stems do not tell them apart.
    if (place.kind === 'country') return isOwnName(place, name);
    const key = placeKey(name);
    if (/[sc]k$/.test(key) && !isOwnName(place, name)) return false;
    if (commonNouns.has(key) || catalogue.occupationWords.has(key)) return false;
    return isLarge || (isHere ? place.kind === 'city' : (place.population ?? 0) >= knownAbroad);
  });
