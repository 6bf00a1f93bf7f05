import { jobFormatGroup, JobFormat } from '@radar/domain/jobs';
import { type ResolvedFilter, type SearchAnswer, searchPageSize } from '@radar/domain/search';
import type { Db } from '../../db/client.ts';
import { closedFacet } from '../../search/facets.ts';
import type { EngineQuery, SearchEngine } from '../../search/search-engine.ts';
import { readJobListItems } from '../jobs/job-list.queries.ts';
import { correctedQuery } from './corrected-query.ts';
import { toFacets } from './facet-answer.ts';
import { otherReadings } from './other-readings.ts';
import { type Asked, resolveSearch, type ResolvedSearch } from './resolve-search.ts';

const answerOf = async (
  db: Db,
  engine: SearchEngine,
  asked: Asked,
  { engineQuery, filters, words }: ResolvedSearch,
  understood: string | null = null,
): Promise<SearchAnswer> => {
  const found = await engine.search(engineQuery);
  const [jobs, facets] = await Promise.all([readJobListItems(db, found.ids, asked), toFacets(db, found.facets, asked)]);
  const corrected =
    found.correctedWords === null
      ? understood
      : correctedQuery(
          words,
          found.correctedWords,
          jobs.map(({ title }) => title),
        );
  return {
    items: jobs.map((job) => ({ id: `${job.id}-0`, format: job.format, jobs: [job] })),
    total: found.total,
    totalPages: Math.ceil(found.total / searchPageSize),
    page: engineQuery.page,
    asOf: found.asOf,
    search: { filters, correctedQuery: corrected },
    facets,
    userInfo: null,
  };
};

/** One page of a search with its total, its counts by filter, and how it was understood. */
export const searchJobs = async (db: Db, engine: SearchEngine, asked: Asked): Promise<SearchAnswer> => {
  const resolved = await resolveSearch(db, asked);
  const answer = await answerOf(db, engine, asked, resolved);
  if (answer.total > 0 && answer.search.correctedQuery === null) return answer;
  for (const reading of await otherReadings(db, asked, resolved)) {
    const other = await answerOf(db, engine, asked, reading.resolved, reading.query);
    if (other.total > 0 && other.search.correctedQuery === reading.query) return other;
  }
  return answer;
};

const soldFacets = JobFormat.options
  .filter((format) => jobFormatGroup(format) === 'exclusive')
  .map((format) => closedFacet('formats', format))
  .filter((facet) => facet !== null);

/** The same search among the sold formats; of formats that were asked for, those that are sold. */
const amongSold = (query: EngineQuery): EngineQuery => {
  const wanted = query.filters.get('formats');
  const formats = wanted === undefined ? soldFacets : soldFacets.filter((facet) => wanted.includes(facet));
  return { ...query, filters: new Map([...query.filters, ['formats', formats] as const]) };
};

/** The sold ads among what a search finds. */
export const searchFeaturedJobs = async (db: Db, engine: SearchEngine, asked: Asked): Promise<SearchAnswer> => {
  const resolved = await resolveSearch(db, asked);
  return answerOf(db, engine, asked, { ...resolved, engineQuery: amongSold(resolved.engineQuery) });
};

/** How the filters of a search are understood, without searching. */
export const getSearchParams = async (db: Db, asked: Asked): Promise<{ filters: ResolvedFilter[] }> => {
  const { filters } = await resolveSearch(db, asked);
  return { filters };
};
