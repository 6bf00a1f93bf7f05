import type { Answer } from '@radar/domain/http';
import { feedSize, type getJobFeed as endpoint } from '@radar/domain/search';
import type { Db } from '../../db/client.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { readJobListItems } from '../jobs/job-list.queries.ts';
import { type Asked, resolveSearch } from '../search/resolve-search.ts';

/** The newest jobs that a search finds. */
export const getJobFeed = async (db: Db, engine: SearchEngine, asked: Asked): Promise<Answer<typeof endpoint>> => {
  const { engineQuery, filters } = await resolveSearch(db, asked);
  const found = await engine.search({ ...engineQuery, order: 'newest', page: 1, pageSize: feedSize, asOf: null });
  return { items: await readJobListItems(db, found.ids, asked), filters, changedAt: found.asOf };
};
