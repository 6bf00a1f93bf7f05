import { describe, expect, it } from 'vitest';
import { withoutFilter } from './search.rules.ts';
import { type ResolvedFilter, SearchQuery } from './search.schema.ts';

const filter = (key: ResolvedFilter['key'], value: string): ResolvedFilter => ({
  key,
  value,
  id: null,
  label: value,
  isResolved: true,
});

describe('a search without one of its filters', () => {
  it.each([
    [
      'one of several values',
      { jobTypes: ['permanent', 'student'] },
      filter('jobTypes', 'student'),
      { jobTypes: ['permanent'] },
    ],
    ['a place of the words', { query: ['konobar u Splitu'] }, filter('locations', 'u Splitu'), { query: ['konobar'] }],
    [
      'a way of working of the words',
      { query: ['od kuće programer'] },
      filter('workModes', 'od kuće'),
      { query: ['programer'] },
    ],
    ['the only place, with its circle', { locations: ['Split'], radiusKm: 30 }, filter('locations', 'Split'), {}],
    [
      'one of two places',
      { locations: ['Split', '7'], radiusKm: 30 },
      filter('locations', '7'),
      { locations: ['Split'], radiusKm: 30 },
    ],
    ['a flag', { abroad: 'true', newJobs: 'true' }, filter('abroad', 'true'), { newJobs: 'true' }],
    ['a figure', { salaryFrom: 900, query: ['x'] }, filter('salaryFrom', '900'), { query: ['x'] }],
    [
      'the page and its moment',
      { page: 3, asOf: '2026-11-20T00:00:00Z', newJobs: 'true' },
      filter('newJobs', 'true'),
      {},
    ],
  ])('%s', (_, query, gone, rest) => {
    expect(withoutFilter(SearchQuery.parse(query), gone)).toEqual(SearchQuery.parse(rest));
  });
});
