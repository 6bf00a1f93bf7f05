import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../bench/relevance');

type OwnSet = { name: string; jobs: string; queries: string };

/** Our own judged sets, each with ads and searches of its own. */
export const ownSets: readonly OwnSet[] = ['first', 'second', 'third'].map((name) => ({
  name,
  jobs: join(folder, name, 'jobs.jsonld'),
  queries: join(folder, name, 'queries.jsonl'),
}));
