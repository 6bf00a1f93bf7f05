import { fold } from './latin.ts';
import { casesOfName } from './place-forms.ts';
import { tokens } from './tokens.ts';

/** Prepositions of place: hr, bs u; sl v; mk vo; na of islands and some towns; en in, at, near. */
const prepositions: ReadonlySet<string> = new Set('u v vo na in at near blizu kod kraj pri okolica okolina'.split(' '));
const longestName = 4;

export type SplitQuery = {
  /** The query without the place. */
  words: string;
  /** The place's name as typed, in whichever case. */
  place: string | null;
  /** The part of the query that named it: preposition and name. */
  typed: string | null;
};

/**
 * Finds the place that a query names: `konobar u Zagrebu`, `работа во Скопје`, `delo v Ljubljani`, `driver Split`.
 * @param isPlace told the preposition before the name, folded; a bare word should be a place beyond doubt.
 */
export const splitPlace = (
  query: string,
  isPlace: (name: string, preposition: string | null) => boolean,
): SplitQuery => {
  const words = query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 40);
  const cleaned = words.map((word) => word.replace(/[.,;:!?]+$/, ''));
  for (const isAsked of [true, false]) {
    for (let start = 0; start < words.length; start += 1) {
      const before = start === 0 ? '' : fold(cleaned[start - 1] ?? '');
      const preposition = prepositions.has(before) ? before : null;
      if ((preposition !== null) !== isAsked) continue;
      for (let length = Math.min(longestName, words.length - start); length > 0; length -= 1) {
        const name = cleaned.slice(start, start + length).join(' ');
        if (!isPlace(name, preposition)) continue;
        const from = preposition === null ? start : start - 1;
        return {
          words: [...words.slice(0, from), ...words.slice(start + length)].join(' '),
          place: name,
          typed: words.slice(from, start + length).join(' '),
        };
      }
    }
  }
  return { words: words.join(' '), place: null, typed: null };
};

/** Sounds that change at the end of a name in the cases after a preposition: u Rijeci, u Zadru, v Kopru, u Sisku. */
const casesOf = (stem: string): string[] => [
  stem,
  ...(stem.endsWith('k') ? [`${stem.slice(0, -1)}c`] : []),
  ...(stem.endsWith('g') ? [`${stem.slice(0, -1)}z`] : []),
  ...(/[^aeiou][aeo][rkl]$/.test(stem) ? [stem.slice(0, -2) + stem.slice(-1)] : []),
];

/** The keys under which a place's name is found in any of its cases: `Banja Luka` also as `banjoj luci`. */
export const placeKeys = (name: string): string[] => {
  const parts = tokens(name);
  const last = parts.at(-1);
  if (last === undefined) return [];
  const keys = casesOf(last).map((end) => [...parts.slice(0, -1), end].join(' '));
  return [...new Set([...keys, ...casesOfName(name).map(placeKey)])].filter((key) => key !== '');
};

/** The key of a name that was typed. */
export const placeKey = (name: string): string => tokens(name).join(' ');
