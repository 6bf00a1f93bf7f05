import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { correctWords } from './corrections.ts';
import { countAll, isPlain } from './kept-counts.ts';
import type { Match, Matcher } from './matcher.ts';
import type { EngineAnswer, EngineQuery, SearchEngine } from './search-engine.ts';
import { matchAll } from './sql-matcher.ts';
import { namesOnlyWork } from './text-query.ts';

/** A single word that so many descriptions use says nothing about any of their jobs. */
const isNoise = async (db: Db, { words, siteId }: EngineQuery, { total }: Match): Promise<boolean> =>
  words.length === 1 && total > 30 && total > (await countAll(db, siteId)) / 50;

/** Looks where the words should stand; if they stand nowhere there, anywhere. */
const findWords = async (db: Db, matcher: Matcher, query: EngineQuery): Promise<Match> => {
  const strict = await matcher(query, { reach: 'strict' });
  if (strict.total > 0) return strict;
  const named = query.words.length > 1 ? await matcher(query, { reach: 'named' }) : strict;
  if (named.total > 0) return named;
  if (namesOnlyWork(query.words)) return strict;
  const wide = await matcher(query, { reach: 'wide' });
  return (await isNoise(db, query, wide)) ? strict : wide;
};

const findOrCorrect = async (db: Db, matcher: Matcher, query: EngineQuery): Promise<EngineAnswer> => {
  const asTyped = await findWords(db, matcher, query);
  if (asTyped.total > 0 || query.words.length === 0) return { ...asTyped, correctedWords: null };
  const correctedWords = await correctWords(db, query.siteId, query.words);
  if (correctedWords === null) return { ...asTyped, correctedWords: null };
  const corrected = await matcher({ ...query, words: correctedWords }, { reach: 'strict' });
  return corrected.total === 0 ? { ...asTyped, correctedWords: null } : { ...corrected, correctedWords };
};

const largeList = 60;

/** A wide circle holds thousands of places; only those with ads of the site are worth asking for. */
const withoutIdleFacets = async (db: Db, query: EngineQuery): Promise<EngineQuery> => {
  const large = [...query.filters].filter(([, facets]) => facets.length > largeList);
  if (large.length === 0) return query;
  const filters = new Map(query.filters);
  for (const [kind, facets] of large) {
    const rows = await rowsOf<{ facet: number }>(
      db,
      sql`select facet from search_counts
          where site_id = ${query.siteId} and facet = any(${sql.param([...facets])}::int[])`,
    );
    filters.set(
      kind,
      rows.map(({ facet }) => facet),
    );
  }
  return { ...query, filters };
};

/**
 * The search over an index: where to look next when nothing is found, and what to correct. The words that it knows come
 * from the database, whichever index is asked.
 */
export const createSearchEngine = (db: Db, matcher: Matcher): SearchEngine => ({
  search: async (query) =>
    isPlain(query)
      ? { ...(await matchAll(db, query)), correctedWords: null }
      : findOrCorrect(db, matcher, await withoutIdleFacets(db, query)),
});
