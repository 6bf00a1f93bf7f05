import { endpoint } from '../http/endpoint.ts';
import { SearchAnswer, SearchQuery } from './search.schema.ts';

export const searchJobs = endpoint({
  method: 'GET',
  path: '/jobs/search',
  access: 'public',
  summary: 'Jobs that match words and filters, 20 a page in a stable order, with the exact total and counts by filter.',
  query: SearchQuery,
  answer: SearchAnswer,
  errors: [],
});
