import {
  getLooserSearches,
  getSearchParams,
  getSearchParamsByPayload,
  type SearchAnswer,
  searchFeaturedJobs,
  searchFeaturedJobsByPayload,
  searchJobs,
  searchJobsByPayload,
} from '@radar/domain/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aListedJob } from '../../testing/listed-job.ts';

let api: TestApi;
const ids: Record<string, number> = {};
const idsOf = (answer: SearchAnswer): number[] => answer.items.flatMap(({ jobs }) => jobs.map(({ id }) => id));

beforeAll(async () => {
  api = await aTestApi();
  const { db } = api;
  await loadReference(db);
  ids['split'] = await aListedJob(db, { title: 'Limar' }, { at: ['Split'], as: ['waiter'] });
  ids['video'] = await aListedJob(db, { title: 'Limar u pogonu', format: 'VIDEO' }, { at: ['Zagreb'] });
  ids['exclusive'] = await aListedJob(db, { title: 'Limar noću', format: 'EXCLUSIVE' }, { at: ['Zagreb'] });
  ids['highlighted'] = await aListedJob(db, { title: 'Limar, Top oglas', format: 'HIGHLIGHTED' }, { at: ['Rijeka'] });
  ids['cook'] = await aListedJob(db, { title: 'Kuhar', format: 'VIDEO', workMode: 'on_site' }, { at: ['Zagreb'] });
});
afterAll(() => api.close());

describe('a search by payload', () => {
  it('answers what the same search by query answers', async () => {
    const query = { query: ['limar'], locations: ['Zagreb'] };
    const byQuery = await api.visitor().call(searchJobs, { query });
    const byPayload = await api.visitor().call(searchJobsByPayload, { body: { ...query, asOf: byQuery.asOf } });
    expect(idsOf(byQuery)).toEqual([ids['exclusive'], ids['video']]);
    expect(byPayload).toEqual(byQuery);
  });

  it.each([
    ['a text and a list', { query: 'limar', locations: ['Split'] }],
    ['ids as numbers', { query: 'limar', locations: 'Split', page: 1 }],
    ['flags as they are', { query: 'limar', locations: ['Split'], abroad: false, newJobs: true }],
  ])('takes %s', async (_, payload) => {
    const response = await api.visitor().request({ method: 'POST', url: '/jobs/search', payload });
    expect(response.statusCode).toBe(200);
    expect(idsOf(response.json<{ data: SearchAnswer }>().data)).toEqual([ids['split']]);
  });

  it('resolves a place by its id as a number', async () => {
    const { filters } = await api.visitor().call(getSearchParams, { query: { locations: ['Split'] } });
    const id = filters[0]?.id;
    const response = await api.visitor().request({ method: 'POST', url: '/jobs/search', payload: { locations: id } });
    expect(idsOf(response.json<{ data: SearchAnswer }>().data)).toEqual([ids['split']]);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['objects for words', { query: [{ toString: 1 }], newJobs: { toString: 1 }, salaryFrom: { valueOf: 1 } }],
    ['null', { locations: null }],
    ['page 0', { page: 0 }],
    ['page -1', { page: -1 }],
    ['page 1e9', { page: 1e9 }],
    ['5,000 characters', { query: 'a'.repeat(5000) }],
    ['NUL', { query: 'a\u0000b' }],
    ['60 places', { locations: Array.from({ length: 60 }, (_, index) => `${index}`) }],
  ])('refuses %s', async (_, payload) => {
    for (const url of ['/jobs/search', '/jobs/search/featured', '/jobs/search/params']) {
      const response = await api.visitor().request({ method: 'POST', url, ...(payload !== undefined && { payload }) });
      expect([url, response.statusCode]).toEqual([url, 400]);
    }
  });
});

describe('sold ads of a search', () => {
  it('are those of exclusive, video and featured formats that match it', async () => {
    const found = await api.visitor().call(searchFeaturedJobs, { query: { query: ['limar'] } });
    expect([found.total, idsOf(found)]).toEqual([2, [ids['exclusive'], ids['video']]]);
    const byPayload = await api.visitor().call(searchFeaturedJobsByPayload, { body: { query: ['kuhar'] } });
    expect(idsOf(byPayload)).toEqual([ids['cook']]);
  });

  it('keep to the formats asked for', async () => {
    const video = await api.visitor().call(searchFeaturedJobs, { query: { query: ['limar'], formats: ['VIDEO'] } });
    expect(idsOf(video)).toEqual([ids['video']]);
    const standard = await api.visitor().call(searchFeaturedJobs, { query: { formats: ['STANDARD'] } });
    expect(standard.total).toBe(0);
  });
});

describe('params', () => {
  it('are objects for names and ids in the language asked for, and text for what nobody knows', async () => {
    const { filters } = await api.visitor({ locale: 'en' }).call(getSearchParamsByPayload, {
      body: { locations: ['Njemačka', 'Atlantida'], positions: ['IT, telekomunikacije'], languages: ['en'] },
    });
    expect(filters.map(({ key, label, isResolved, id }) => [key, label, isResolved, id !== null])).toEqual([
      ['locations', 'Germany', true, true],
      ['locations', 'Atlantida', false, false],
      ['positions', expect.stringContaining('IT'), true, true],
      ['languages', 'English', true, false],
    ]);
  });

  it('of nothing are none', async () => {
    expect((await api.visitor().call(getSearchParams, { query: {} })).filters).toEqual([]);
  });
});

describe('looser searches', () => {
  const looser = async (query: NonNullable<Parameters<TestApi['visitor']>[0]> | Record<string, unknown>) =>
    (await api.visitor().call(getLooserSearches, { query })).items;

  it('count what each way would find, the fullest first', async () => {
    const items = await looser({ query: ['limar'], locations: ['Solin'], workModes: ['remote'] });
    expect(items.map(({ kind, value, jobs }) => [kind, value, jobs])).toEqual([['all', 'limar', 4]]);
    const narrow = await looser({ query: ['limar'], locations: ['Solin'] });
    expect(narrow.map(({ kind, label, jobs }) => [kind, label, jobs])).toEqual([
      ['place', 'Hrvatska', 4],
      ['without', '', 4],
      ['radius', '30', 1],
      ['place', 'Splitsko-dalmatinska županija', 1],
    ]);
  });

  it('tell the truth: each finds as many as it says', async () => {
    for (const { kind, value, jobs } of await looser({ query: ['limar'], locations: ['Solin'] })) {
      const query = {
        without: {},
        radius: { locations: ['Solin'], radiusKm: Number(value) },
        place: { locations: [value] },
        words: { query: [value] },
        all: { query: [value] },
      }[kind];
      const answer = await api.visitor().call(searchJobs, { query: { query: ['limar'], ...query } });
      expect([kind, value, answer.total]).toEqual([kind, value, jobs]);
    }
  });

  it('leave out a word, a filter that nobody knows, or the place in the words', async () => {
    const words = await looser({ query: ['limar qqqxyzzy'] });
    expect(words.map(({ kind, label, value, jobs }) => [kind, label, value, jobs])).toEqual([
      ['words', 'qqqxyzzy', 'limar', 4],
    ]);
    const unknown = await looser({ query: ['kuhar'], locations: ['Atlantida'] });
    expect(unknown.map(({ kind, filter, jobs }) => [kind, filter.label, jobs])).toEqual([['without', 'Atlantida', 1]]);
    const inWords = await looser({ query: ['kuhar u Zadru'] });
    expect(inWords.map(({ kind, jobs }) => [kind, jobs])).toContainEqual(['without', 1]);
  });

  it('of hostile queries are answered or refused', async () => {
    for (const query of ["' or 1=1 --", '& | ! <->', '👩‍🍳', '%_\\', 'a '.repeat(90)]) {
      const response = await api.visitor().request({
        method: 'GET',
        url: `/jobs/search/looser?query=${encodeURIComponent(query)}&locations=${encodeURIComponent(query)}`,
      });
      expect(response.statusCode).toBe(200);
    }
  });
});
