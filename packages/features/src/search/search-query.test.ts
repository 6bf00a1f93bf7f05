import { describe, expect, it } from 'vitest';
import { queryString, toAddressQuery } from '../shell/search-address.ts';
import { parseSearchQuery } from './search-query.ts';

const canonical = (raw: Record<string, string | string[]>): string =>
  queryString(toAddressQuery(parseSearchQuery(raw)));

describe('the query of a search', () => {
  it.each([
    ['nothing', {}, ''],
    ['empty fields of the form', { query: '', locations: ' ' }, ''],
    ['one value and several', { query: 'konobar', locations: ['1', '2'] }, 'locations=1&locations=2&query=konobar'],
    ['older list keys', { 'locations[]': ['1', '2'], 'positions[0]': '7' }, 'locations=1&locations=2&positions=7'],
    ['both forms at once', { locations: '1', 'locations[]': '2' }, 'locations=1&locations=2'],
    ['a name with a comma stays whole', { positions: 'IT, telekomunikacije' }, 'positions=IT%2C+telekomunikacije'],
    ['page 1 is left out', { query: 'x', page: '1' }, 'query=x'],
    ['page 2 stays', { query: 'x', page: '2' }, 'page=2&query=x'],
    ['page 0, -1 and 1e9 are no pages', { query: 'x', page: '0' }, 'query=x'],
    ['page -1', { query: 'x', page: '-1' }, 'query=x'],
    ['page 1e9', { query: 'x', page: '1e9' }, 'query=x'],
    ['a salary in words', { salaryFrom: 'puno' }, ''],
    ['keys of nobody', { utm_source: 'mail', __proto__: 'x', query: 'x' }, 'query=x'],
    ['an over-long word is left out', { query: 'a'.repeat(5000), newJobs: 'true' }, 'newJobs=true'],
    [
      'control characters',
      { query: 'a\u0000b\u0007', locations: ['\u0000', 'Split\ud800'] },
      'locations=Split&query=a+b',
    ],
    ['a flag given twice', { newJobs: ['true', 'false'] }, 'newJobs=true'],
  ])('%s', (_, raw, expected) => {
    expect(canonical(raw)).toBe(expected);
  });
});
