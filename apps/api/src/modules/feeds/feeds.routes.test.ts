import { feedSize, getJobFeed } from '@radar/domain/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aListedJob } from '../../testing/listed-job.ts';

let api: TestApi;
const ids: Record<string, number> = {};
const hour = 3_600_000;
const ago = (hours: number): Date => new Date(api.services.now().getTime() - hours * hour);

beforeAll(async () => {
  api = await aTestApi();
  const { db } = api;
  await loadReference(db);
  const waiter = { at: ['Split'], as: ['waiter'] };
  ids['sold'] = await aListedJob(db, { title: 'Konobar', format: 'EXCLUSIVE', publishedAt: ago(9) }, waiter);
  ids['old'] = await aListedJob(db, { title: 'Konobar', publishedAt: ago(8) }, waiter);
  ids['new'] = await aListedJob(db, { title: 'Konobar', publishedAt: ago(1) }, waiter);
  ids['cook'] = await aListedJob(
    db,
    { title: 'Kuhar', format: 'FEATURED', publishedAt: ago(2) },
    { at: ['Zagreb'], as: ['cook'] },
  );
  ids['ending'] = await aListedJob(
    db,
    { title: 'Konobar', publishedAt: ago(3), endsAt: new Date(api.services.now().getTime() + hour) },
    waiter,
  );
});
afterAll(() => api.close());

const feed = (query: Parameters<ReturnType<TestApi['visitor']>['call']>[1]['query'] = {}) =>
  api.visitor().call(getJobFeed, { query });
const idsOf = async (query?: Parameters<typeof feed>[0]) => (await feed(query)).items.map(({ id }) => id);

describe('the feed of a search', () => {
  it('is what the search finds, newest first, sold or not', async () => {
    expect(await idsOf({ query: ['konobar'] })).toEqual([ids['new'], ids['ending'], ids['old'], ids['sold']]);
    expect(await idsOf()).toEqual([ids['new'], ids['cook'], ids['ending'], ids['old'], ids['sold']]);
    expect(await idsOf({ locations: ['Zagreb'] })).toEqual([ids['cook']]);
  });

  it('has one page, whichever is asked for', async () => {
    expect(await idsOf({ page: 7 })).toHaveLength(5);
    for (let index = 0; index < feedSize; index += 1)
      await aListedJob(api.db, { title: 'Pekar', publishedAt: ago(100 + index) });
    expect(await idsOf()).toHaveLength(feedSize);
    expect(await idsOf({ query: ['pekar'] })).toHaveLength(feedSize);
  });

  it('loses a job at its deadline, and says that it changed', async () => {
    const before = await feed({ query: ['konobar'] });
    api.clock.advance(hour);
    const after = await feed({ query: ['konobar'] });
    expect(after.items.map(({ id }) => id)).toEqual([ids['new'], ids['old'], ids['sold']]);
    expect(Date.parse(after.changedAt)).toBeGreaterThan(Date.parse(before.changedAt));
  });

  it('finds nothing for what nobody knows, and says so', async () => {
    const { items, filters } = await feed({ positions: ['nepoznato zanimanje xyz'] });
    expect(items).toEqual([]);
    expect(filters).toMatchObject([{ key: 'positions', isResolved: false }]);
  });
});
