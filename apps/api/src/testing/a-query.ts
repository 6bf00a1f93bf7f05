import type { EngineQuery } from '../search/search-engine.ts';

/** All ads of a site, first page. */
export const aQuery = (changes: Partial<EngineQuery> = {}): EngineQuery => ({
  siteId: 'hr',
  words: [],
  filters: new Map(),
  without: [],
  salary: null,
  isNew: false,
  asOf: null,
  now: new Date(),
  page: 1,
  pageSize: 20,
  ...changes,
});
