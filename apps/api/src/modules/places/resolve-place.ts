import type { ReferencePlace } from '../../reference/read-reference.ts';
import { type PlaceIndex, placeIndex } from './place-index.ts';

export type PlaceHints = {
  /** ISO 3166-1 alpha-2 of the site: its places win over namesakes elsewhere. */
  market: string;
  /** Country that the feed states, as a name or a code: places of other countries are not meant. */
  country?: string | null;
  /** Region that the feed states. */
  region?: string | null;
};

type Search = { index: PlaceIndex; market: string; country: string | null; regionIds: ReadonlySet<number> };

const rankOfKind = { country: 0, city: 1, region: 2, place: 3 } as const;

/** Which of the namesakes is meant; several only where nothing tells them apart. */
const choose = (found: readonly ReferencePlace[], search: Search): ReferencePlace[] => {
  const allowed = search.country === null ? found : found.filter(({ country }) => country === search.country);
  const scored = allowed.map((place) => {
    const isInRegion = search.index.withParents(place).some(({ id }) => search.regionIds.has(id));
    const score = (isInRegion ? 1000 : 0) + (place.country === search.market ? 100 : 0) - 10 * rankOfKind[place.kind];
    return { place, score };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const equals = scored.filter(({ score }) => score === best).map(({ place }) => place);
  const most = Math.max(...equals.map(({ population }) => population ?? 0));
  return equals.filter(({ population }) => (population ?? 0) === most);
};

const lookUp = (name: string, search: Search): ReferencePlace[] => choose(search.index.named(name), search);

// Names that are everyday words: they count as places only when they stand alone.
const everyday = /^(?:bar|luka|sela|otok|centar|центар|brod|mali|mala|lug|bol|grad|град|suha|nin)$/i;

/** Towns, regions and countries named somewhere within a text, longest names first. */
const lookWithin = (text: string, search: Search): ReferencePlace[] => {
  const words = text
    .split(/[\s:–-]+/)
    .filter((word) => word !== '')
    .slice(0, 30);
  const found: ReferencePlace[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(4, words.length - start); length > 0; length -= 1) {
      const name = words.slice(start, start + length).join(' ');
      const places =
        everyday.test(name) || name.length < 3
          ? []
          : lookUp(name, search).filter(({ kind }) => kind !== 'place' || length > 1);
      if (places.length === 0) continue;
      found.push(...places);
      start += length - 1;
      break;
    }
  }
  return found;
};

const conjunctions = /\s(?:i|ili|te|in|ali|and|or|и|или|und|oder|\+|&)\s/iu;
const bracketed = /^(.*?)\s*[([]([^()[\]]*)[)\]]\s*(.*)$/u;

/** One of the parts that commas and slashes leave. */
const resolvePart = (part: string, search: Search): ReferencePlace[] => {
  const whole = lookUp(part, search);
  if (whole.length > 0) return whole;
  const [, head = part, inner = '', tail = ''] = bracketed.exec(part) ?? [];
  if (inner !== '') {
    // `Köln (Njemačka)`: the brackets say which one; `Zagreb (Buzin)`: they say where in it; `Remote (Split)`: they name it.
    const country = search.index.countryCode(inner);
    const outside = `${head} ${tail}`.trim();
    const found = resolvePart(outside, country === null ? search : { ...search, country });
    return found.length > 0 ? found : resolveAll(inner, search);
  }
  const parts = part.split(conjunctions);
  if (parts.length > 1) return parts.flatMap((one) => resolvePart(one.trim(), search));
  return lookWithin(part, search);
};

// How the work is done often stands among the places; `kuće` is a village too.
const workModes =
  /rad od kuće|od kuće|na daljinu|work from home|delo od doma|од дома|на далечина|\b(?:remote|hybrid|hibrid\p{L}*|on-?site)(?!\p{L})|хибридн\p{L}*/giu;

const resolveAll = (text: string, search: Search): ReferencePlace[] => {
  const whole = lookUp(text, search);
  return whole.length > 0 ? whole : resolveParts(text.replace(workModes, ' '), search);
};

const resolveParts = (text: string, search: Search): ReferencePlace[] =>
  text
    .split(/[,;|/·•\n]+(?![^(]*\))|\s[-–—]\s/u)
    .map((part) => part.trim().replace(/[.:]+$/, ''))
    .filter((part) => part !== '')
    .slice(0, 20)
    .flatMap((part) => resolvePart(part, search));

/** `Split, Hrvatska` is one place: what holds another place of the list is said by it already. */
const withoutHolders = (places: readonly ReferencePlace[], index: PlaceIndex): ReferencePlace[] => {
  const unique = [...new Set(places)];
  const holders = new Set(unique.flatMap((place) => index.withParents(place).slice(1)));
  return unique.filter((place) => !holders.has(place));
};

/**
 * Ids of the places that an ad's words name, in their order: towns in any case and script, several in one text, whole
 * countries. Empty where nothing is known; the ad's own words are kept and shown either way.
 *
 * `Zagreb ili Split`, `u Zagrebu`, `Zagreb (Buzin)`, `Köln (Njemačka), Zagreb, Remote`, `cijela Hrvatska`, `Скопје`.
 */
export const resolvePlace = (text: string, { market, country = null, region = null }: PlaceHints): number[] => {
  const index = placeIndex();
  const stated = country === null ? null : index.countryCode(country);
  const free: Search = { index, market, country: stated, regionIds: new Set() };
  const regionIds = new Set(region === null ? [] : lookUp(region, free).map(({ id }) => id));
  return withoutHolders(resolveAll(text.slice(0, 500), { ...free, regionIds }), index).map(({ id }) => id);
};
