import { type SearchAnswer, searchPageSize } from '@radar/domain/search';
import type { Db } from '../../db/client.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { readJobListItems } from '../jobs/job-list.queries.ts';
import { correctedQuery } from './corrected-query.ts';
import { toFacets } from './facet-answer.ts';
import { type Asked, resolveSearch } from './resolve-search.ts';

/** One page of a search with its total, its counts by filter, and how it was understood. */
export const searchJobs = async (db: Db, engine: SearchEngine, asked: Asked): Promise<SearchAnswer> => {
  const { engineQuery, filters, words } = await resolveSearch(db, asked);
  const found = await engine.search(engineQuery);
  const jobs = await readJobListItems(db, found.ids, asked);
  const corrected =
    found.correctedWords === null
      ? null
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
    facets: await toFacets(db, found.facets, asked.locale),
    userInfo: null,
  };
};
