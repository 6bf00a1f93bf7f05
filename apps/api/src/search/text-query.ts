import { isOccupation, worksAsked } from '@radar/domain/words';
import { facetLexeme, siteLexeme } from './facets.ts';
import { wordLexeme } from './job-document.ts';
import { isQuality } from './quality-words.ts';
import type { EngineQuery } from './search-engine.ts';

/**
 * Where a search looks for words.
 * - `strict`: titles, skills and employers; beside a kind of work, and for what ads state in their text, the text too
 * - `named`: names of work in the names of employers too, for `Autoservis Kovač`, which has no smith
 * - `wide`: everywhere, for words that do not name an occupation
 */
export type Reach = 'strict' | 'named' | 'wide';

/** What an ad must carry: a lexeme of each list of `all`, and none of `none`. */
export type Wanted = { all: readonly (readonly string[])[]; none: readonly string[] };

export type Looking = { reach: Reach };

/** By the place of a word, the kind or field of work that it names, alone or with others. */
const worksOf = (words: readonly string[]): Map<number, string> =>
  new Map(worksAsked(words).flatMap(({ work, at }) => at.map((place) => [place, work])));

const isField = (work: string): boolean => work.startsWith('.in.');

const wordsWanted = (words: readonly string[], reach: Reach): string[][] => {
  const works = worksOf(words);
  const isAnchored = [...works.values()].some((work) => !isField(work));
  return words.map((stem, place) => {
    const own = wordLexeme(stem, 'own');
    const related = wordLexeme(stem, 'related');
    const work = works.get(place);
    // A cook's ad that speaks of waiters, or an employer named Stolar, is not what `konobar` and `stolar` look for.
    // `illustrator` is a tool too.
    const isTool = reach === 'wide' && isQuality(stem);
    if (reach === 'named') return work === undefined ? [own, related] : [own, related, work];
    if (work !== undefined && !isTool) return isField(work) ? [own, related, work] : [own, work];
    if (isOccupation(stem) && !isTool) return [own];
    const isAnywhere = reach === 'wide' || isAnchored || isQuality(stem);
    return isAnywhere ? [own, related, wordLexeme(stem, 'mentioned')] : [own, related];
  });
};

/** Whether each word says what somebody is: an ad that merely mentions them is never meant. */
export const namesOnlyWork = (words: readonly string[]): boolean => {
  const works = worksOf(words);
  return words.every((stem, place) => !isQuality(stem) && (works.has(place) || isOccupation(stem)));
};

const wantedAmong = (query: EngineQuery, { reach }: Looking, lists: readonly (readonly number[])[]): Wanted | null =>
  lists.some((facets) => facets.length === 0)
    ? null
    : {
        all: [
          [siteLexeme(query.siteId)],
          ...wordsWanted(query.words, reach),
          ...lists.map((facets) => facets.map(facetLexeme)),
        ],
        none: query.without.map(facetLexeme),
      };

/**
 * The lexemes that a search asks for.
 * @returns null where a filter has no value that could be met
 */
export const wantedOf = (query: EngineQuery, looking: Looking): Wanted | null =>
  wantedAmong(query, looking, [...query.filters.values()]);

/**
 * The lexemes of ads that miss at most one of the filters: of each two filters they meet one.
 * @returns null where no ad can
 */
export const nearlyWantedOf = (query: EngineQuery, looking: Looking): Wanted | null => {
  const lists = [...query.filters.values()];
  const pairs = lists.flatMap((facets, index) => lists.slice(index + 1).map((others) => [...facets, ...others]));
  return wantedAmong(query, looking, pairs);
};
