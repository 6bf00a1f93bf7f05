import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { correctWords } from './corrections.ts';
import { facetOf } from './facets.ts';
import { countAll, isPlain } from './kept-counts.ts';
import type { Match, Matcher } from './matcher.ts';
import type { EngineAnswer, EngineQuery, SearchEngine } from './search-engine.ts';
import { matchAll } from './sql-matcher.ts';

/** A single word that so many descriptions use says nothing about any of their jobs. */
const isNoise = (words: readonly string[], wide: Match, all: number): boolean =>
  words.length === 1 && wide.total > Math.max(30, all / 50);

/** `trgovac` where all ads say `prodavač`: words that are no ad's own but another name of a position. */
const findBySynonym = async (matcher: Matcher, query: EngineQuery, catalogue: Catalogue): Promise<Match | null> => {
  const positions = catalogue.positionsBySynonym.get(query.words.toSorted().join(' '));
  if (positions === undefined || query.filters.has('positions')) return null;
  const filters = new Map([
    ...query.filters,
    ['positions', positions.map(({ id }) => facetOf('positions', id))] as const,
  ]);
  const { occupationWords } = catalogue;
  const found = await matcher({ ...query, words: [], filters }, { reach: 'strict', occupationWords });
  return found.total === 0 ? null : found;
};

/** Looks where the words should stand; if they stand nowhere there, among other names of positions, then anywhere. */
const findWords = async (db: Db, matcher: Matcher, query: EngineQuery, catalogue: Catalogue): Promise<Match> => {
  const { occupationWords } = catalogue;
  const strict = await matcher(query, { reach: 'strict', occupationWords });
  if (strict.total > 0 || query.words.length === 0) return strict;
  const named = await findBySynonym(matcher, query, catalogue);
  if (named !== null) return named;
  if (query.words.every((word) => occupationWords.has(word))) return strict;
  const wide = await matcher(query, { reach: 'wide', occupationWords });
  return isNoise(query.words, wide, await countAll(db, query.siteId)) ? strict : wide;
};

const findOrCorrect = async (db: Db, matcher: Matcher, query: EngineQuery): Promise<EngineAnswer> => {
  const catalogue = await catalogueOf(db);
  const { occupationWords } = catalogue;
  const asTyped = await findWords(db, matcher, query, catalogue);
  if (asTyped.total > 0 || query.words.length === 0) return { ...asTyped, correctedWords: null };
  const correctedWords = await correctWords(db, query.siteId, query.words, occupationWords);
  if (correctedWords === null) return { ...asTyped, correctedWords: null };
  const corrected = await matcher({ ...query, words: correctedWords }, { reach: 'strict', occupationWords });
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
