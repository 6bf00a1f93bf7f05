import { describe, expect, it } from 'vitest';
import { SearchQuery } from '../search/search.schema.ts';
import { lastingSearch, searchKey } from './search-key.rules.ts';

const key = (query: Record<string, unknown>): string => searchKey(SearchQuery.parse(query));

describe('key of a search', () => {
  it.each([
    ['accents, case and script', { query: 'Čistač' }, { query: 'чистач' }],
    ['order and repetition of values', { locations: ['2', '1', '1'] }, { locations: ['1', '2'] }],
    ['the page and its moment', { query: 'x', page: 3, asOf: '2026-11-21T10:00:00Z' }, { query: 'x' }],
    ['a kind of pay without a figure', { query: 'x', salaryKind: 'net' }, { query: 'x' }],
    ['flags that are off', { query: 'x', newJobs: 'false', excludeLocations: 'true' }, { query: 'x' }],
  ])('is the same without regard to %s', (_, one, other) => {
    expect(key(one)).toBe(key(other));
  });

  it.each([
    [{ query: 'konobar' }, { query: 'kuhar' }],
    [{ locations: '1' }, { positions: '1' }],
    [{ salaryFrom: 1000 }, { salaryFrom: 1000, salaryKind: 'net' }],
    [{ radiusKm: 10 }, { radiusKm: 20 }],
    [{ abroad: 'true' }, {}],
  ])('differs between %o and %o', (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });

  it('is of the search that lasts', () => {
    const query = SearchQuery.parse({ query: 'x', page: 9, excludeLocations: 'true' });
    expect(lastingSearch(query)).toEqual(SearchQuery.parse({ query: 'x' }));
  });
});
