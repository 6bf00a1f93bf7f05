import { type FacetKind, facetLexeme, siteLexeme } from './facets.ts';
import { wordLexeme } from './job-document.ts';
import type { EngineQuery } from './search-engine.ts';

/**
 * Where a search looks for words.
 * - `strict`: titles, occupations, skills and employers
 * - `wide`: everywhere, for words that do not name an occupation
 */
export type Reach = 'strict' | 'wide';

/** What an ad must carry: a lexeme of each list of `all`, and none of `none`. */
export type Wanted = { all: readonly (readonly string[])[]; none: readonly string[] };

export type Looking = { reach: Reach; occupationWords: ReadonlySet<string> };

const word = (stem: string, isOccupation: boolean, reach: Reach): string[] => {
  const own = wordLexeme(stem, 'own');
  // A cook's ad that speaks of waiters, or an employer named Stolar, is not what `konobar` and `stolar` look for.
  if (isOccupation) return [own];
  const related = wordLexeme(stem, 'related');
  return reach === 'strict' ? [own, related] : [own, related, wordLexeme(stem, 'mentioned')];
};

/**
 * The lexemes that a search asks for. `leftOut` names a kind of filter that is not applied: for counting what it would find.
 * @returns null where a filter has no value that could be met
 */
export const wantedOf = (
  query: EngineQuery,
  { reach, occupationWords }: Looking,
  leftOut?: FacetKind,
): Wanted | null => {
  const filters = [...query.filters].filter(([kind]) => kind !== leftOut).map(([, facets]) => facets);
  if (filters.some((facets) => facets.length === 0)) return null;
  return {
    all: [
      [siteLexeme(query.siteId)],
      ...query.words.map((stem) => word(stem, occupationWords.has(stem), reach)),
      ...filters.map((facets) => facets.map(facetLexeme)),
    ],
    none: query.without.map(facetLexeme),
  };
};
