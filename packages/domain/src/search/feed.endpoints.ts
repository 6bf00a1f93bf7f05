import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { JobListItem } from '../jobs/job.schema.ts';
import { Instant } from '../text/values.schema.ts';
import { ResolvedFilter, SearchQuery } from './search.schema.ts';

/** Jobs in a feed. */
export const feedSize = 50;

export const getJobFeed = endpoint({
  method: 'GET',
  path: '/jobs/feed',
  access: 'public',
  summary: 'The newest jobs that a search finds, newest first, whatever was paid for them. Pages are not read.',
  query: SearchQuery,
  answer: z.object({
    items: z.array(JobListItem),
    filters: z.array(ResolvedFilter),
    /** When a search could last answer something else. */
    changedAt: Instant,
  }),
  errors: [],
});
