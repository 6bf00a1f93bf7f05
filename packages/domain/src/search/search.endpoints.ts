import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { ResolvedFilter, SearchAnswer, SearchQuery } from './search.schema.ts';

export const searchJobs = endpoint({
  method: 'GET',
  path: '/jobs/search',
  access: 'public',
  summary: 'Jobs that match words and filters, 20 a page in a stable order, with the exact total and counts by filter.',
  query: SearchQuery,
  answer: SearchAnswer,
  errors: [],
});

export const searchJobsByPayload = endpoint({
  method: 'POST',
  path: '/jobs/search',
  access: 'public',
  summary: 'The same search with its filters as payload.',
  body: SearchQuery,
  answer: SearchAnswer,
  errors: [],
});

export const searchFeaturedJobs = endpoint({
  method: 'GET',
  path: '/jobs/search/featured',
  access: 'public',
  summary: 'Of the jobs that a search finds, those of sold formats: exclusive, video and featured.',
  query: SearchQuery,
  answer: SearchAnswer,
  errors: [],
});

export const searchFeaturedJobsByPayload = endpoint({
  method: 'POST',
  path: '/jobs/search/featured',
  access: 'public',
  summary: 'The same with the filters as payload.',
  body: SearchQuery,
  answer: SearchAnswer,
  errors: [],
});

const SearchParams = z.object({ filters: z.array(ResolvedFilter) });

export const getSearchParams = endpoint({
  method: 'GET',
  path: '/jobs/search/params',
  access: 'public',
  summary: 'The filters of a search, names and ids alike, as objects with id and name; without searching.',
  query: SearchQuery,
  answer: SearchParams,
  errors: [],
});

export const getSearchParamsByPayload = endpoint({
  method: 'POST',
  path: '/jobs/search/params',
  access: 'public',
  summary: 'The same with the filters as payload.',
  body: SearchQuery,
  answer: SearchParams,
  errors: [],
});

/** A search that asks for less, and how many jobs it finds. */
export const LooserSearch = z.object({
  /**
   * - `without`: without `filter`
   * - `radius`: within `value` kilometres of its places
   * - `place`: in the place with the id `value`, which holds the place of `filter`
   * - `words`: for the words of `value`, one fewer than were typed
   * - `all`: for the words of `value`, without any filter
   */
  kind: z.enum(['without', 'radius', 'place', 'words', 'all']),
  filter: ResolvedFilter,
  value: z.string(),
  /** What `value` is called, in the language asked for. */
  label: z.string(),
  jobs: z.int(),
});
export type LooserSearch = z.output<typeof LooserSearch>;

export const getLooserSearches = endpoint({
  method: 'GET',
  path: '/jobs/search/looser',
  access: 'public',
  summary:
    'Ways to ask for less where a search finds nothing, each with the number of jobs it finds; the fullest first.',
  query: SearchQuery,
  answer: z.object({ items: z.array(LooserSearch) }),
  errors: [],
});
