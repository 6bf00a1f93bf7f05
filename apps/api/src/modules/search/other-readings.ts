import { spellings, tokens } from '@radar/domain/words';
import type { Db } from '../../db/client.ts';
import { catalogueOf } from '../../search/catalogue.ts';
import { knownWords } from '../../search/corrections.ts';
import { withoutWorkplace } from '../../search/workplaces.ts';
import { splitMisspeltPlace } from './misspelt-place.ts';
import { type Asked, resolveSearch, type ResolvedSearch } from './resolve-search.ts';

/** Another way to understand a search, and the words that say how; null where they are those that were typed. */
export type Reading = { resolved: ResolvedSearch; query: string | null };

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

const withTownCorrected = async (db: Db, asked: Asked, { words, split }: ResolvedSearch): Promise<Reading[]> => {
  if (split.place !== null || words === '') return [];
  const known = await knownWords(db, asked.site.id, tokens(words));
  const catalogue = await catalogueOf(db);
  const found = splitMisspeltPlace(words, catalogue, { market: asked.site.market, locale: asked.locale }, (stem) =>
    known.has(stem),
  );
  if (found === null) return [];
  const resolved = await resolveSearch(db, asked, () => found);
  return [{ resolved, query: joined(found.words, found.place) }];
};

/** A name may hold a town's: `Trans Lika` is a carrier. */
const withoutPlace = async (db: Db, asked: Asked, { split }: ResolvedSearch): Promise<Reading[]> => {
  if (split.place === null || split.place !== split.typed) return [];
  const asWords = (words: string) => ({ words, place: null, typed: null });
  return [{ resolved: await resolveSearch(db, asked, asWords), query: null }];
};

const withoutItsWorkplace = (resolved: ResolvedSearch): Reading[] => {
  const words = withoutWorkplace(resolved.engineQuery.words);
  if (words === null) return [];
  const written = spellings(resolved.words).filter(({ stem }) => words.includes(stem));
  return [
    {
      resolved: { ...resolved, engineQuery: { ...resolved.engineQuery, words } },
      query: joined(...written.map((word) => word.written), resolved.split.typed),
    },
  ];
};

/** How a search that finds nothing as typed may have been meant, the likeliest first. */
export const otherReadings = async (db: Db, asked: Asked, resolved: ResolvedSearch): Promise<Reading[]> => [
  ...(await withTownCorrected(db, asked, resolved)),
  ...(await withoutPlace(db, asked, resolved)),
  ...withoutItsWorkplace(resolved),
];
