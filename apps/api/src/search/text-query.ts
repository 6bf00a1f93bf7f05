import { type FacetKind, facetLexeme, siteLexeme } from './facets.ts';
import { wordLexeme } from './job-document.ts';
import type { EngineQuery } from './search-engine.ts';

/**
 * Where a search looks for words.
 * - `strict`: titles, occupations, skills and employers
 * - `wide`: everywhere, for words that do not name an occupation
 */
export type Reach = 'strict' | 'wide';

// Lexemes hold no quote and no backslash: stems are `a-z 0-9 + # .`; the engine makes sure of it once more.
const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '')}'`;

const word = (stem: string, isOccupation: boolean, reach: Reach): string => {
  const own = quoted(wordLexeme(stem, 'own'));
  // A cook's ad that speaks of waiters, or an employer named Stolar, is not what `konobar` and `stolar` look for.
  if (isOccupation) return own;
  const related = quoted(wordLexeme(stem, 'related'));
  return reach === 'strict'
    ? `(${own} | ${related})`
    : `(${own} | ${related} | ${quoted(wordLexeme(stem, 'mentioned'))})`;
};

const anyOf = (facets: readonly number[]): string =>
  `(${facets.map((facet) => quoted(facetLexeme(facet))).join(' | ')})`;

/**
 * A `tsquery` as text. `leftOut` names a kind of filter that is not applied: for counting what it would find.
 * @returns null where a filter has no value that could be met
 */
export const textQuery = (
  query: EngineQuery,
  { reach, occupationWords, leftOut }: { reach: Reach; occupationWords: ReadonlySet<string>; leftOut?: FacetKind },
): string | null => {
  const filters = [...query.filters].filter(([kind]) => kind !== leftOut).map(([, facets]) => facets);
  if (filters.some((facets) => facets.length === 0)) return null;
  const parts = [
    quoted(siteLexeme(query.siteId)),
    ...query.words.map((stem) => word(stem, occupationWords.has(stem), reach)),
    ...filters.map(anyOf),
    ...(query.without.length === 0 ? [] : [`!${anyOf(query.without)}`]),
  ];
  return parts.join(' & ');
};
