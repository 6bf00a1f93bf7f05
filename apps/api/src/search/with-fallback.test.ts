import { setTimeout as sleep } from 'node:timers/promises';
import { searchJobs } from '@radar/domain/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReference } from '../reference/load-reference.ts';
import { type TestApi, aTestApi } from '../testing/a-test-api.ts';
import { aListedJob } from '../testing/listed-job.ts';
import { startSphinx, type TestSphinx, whyNoSphinx } from '../testing/sphinx.ts';
import { rebuild } from './sphinx/feed.ts';
import { openSphinx } from './sphinx/sphinx-cluster.ts';

if (whyNoSphinx !== null) process.stderr.write(`\nSKIPPED: ${whyNoSphinx}\n\n`);

describe.skipIf(whyNoSphinx !== null)('the API with an engine', () => {
  let sphinx: TestSphinx;
  let api: TestApi;

  beforeAll(async () => {
    sphinx = await startSphinx(2);
    api = await aTestApi({ env: { searchUrls: sphinx.urls, searchLimitMs: 4_000 } });
    await loadReference(api.db);
    await aListedJob(api.db, { title: 'Konobar' }, { at: ['Split'], as: ['waiter'] });
  });
  afterAll(async () => {
    await api.close();
    await sphinx.close();
  });

  const find = async (): Promise<number> => {
    const { total } = await api.visitor().call(searchJobs, { query: { query: ['konobar'] } });
    return total;
  };
  const metrics = async (): Promise<string> => (await api.visitor().request({ method: 'GET', url: '/metrics' })).body;
  const answers = async (engine: string, reason: string): Promise<number> =>
    Number(
      new RegExp(`^radar_search_answers_total\\{engine="${engine}",reason="${reason}"\\} (\\d+)$`, 'm').exec(
        await metrics(),
      )?.[1] ?? 0,
    );

  it('answers from the database until the engine is filled, and says so', async () => {
    expect(await find()).toBe(1);
    expect(await answers('sql', 'empty')).toBe(1);
    const cluster = openSphinx(sphinx.urls);
    await rebuild(api.db, cluster, () => {});
    await cluster.close();
    expect(await find()).toBe(1);
    expect(await answers('sphinx', '')).toBe(1);
    expect(await metrics()).toMatch(/^radar_search_engine_up 1$/m);
  });

  it('feeds it through the outbox', async () => {
    await aListedJob(api.db, { title: 'Konobarica' }, { at: ['Split'], as: ['waiter'] });
    expect(await find()).toBe(1);
    await api.worker.runDue();
    expect(await find()).toBe(2);
    expect(await answers('sphinx', '')).toBe(3);
  });

  it('answers from the database while the engine is silent, leaves it alone, and comes back to it', async () => {
    sphinx.freeze(0);
    sphinx.freeze(1);
    for (let times = 0; times < 5; times += 1) expect(await find()).toBe(2);
    expect(await answers('sql', 'timeout')).toBe(3);
    expect(await answers('sql', 'open')).toBe(2);
    expect(await metrics()).toMatch(/^radar_search_engine_up 0$/m);
    expect(api.logs()).toContain('the engine is left alone');
    sphinx.thaw(0);
    sphinx.thaw(1);
    await aListedJob(api.db, { title: 'Konobar' }, { at: ['Split'], as: ['waiter'] });
    await api.worker.runDue();
    const before = await answers('sphinx', '');
    for (const deadline = Date.now() + 15_000; (await answers('sphinx', '')) === before; await sleep(200)) {
      expect(Date.now()).toBeLessThan(deadline);
      expect(await find()).toBe(3);
    }
    expect(await metrics()).toMatch(/^radar_search_engine_up 1$/m);
  });

  it('answers from the database when a node is gone, and changes wait for it', async () => {
    await sphinx.kill(1);
    await aListedJob(api.db, { title: 'Konobar' }, { at: ['Split'], as: ['waiter'] });
    await aListedJob(api.db, { title: 'Konobar' }, { at: ['Split'], as: ['waiter'] });
    await api.worker.runDue();
    expect(await find()).toBe(5);
    await sphinx.start(1);
    await api.db.execute('update outbox set run_after = now()');
    await api.worker.runDue();
    await api.worker.runDue();
    const before = await answers('sphinx', '');
    for (const deadline = Date.now() + 15_000; (await answers('sphinx', '')) === before; await sleep(200)) {
      expect(Date.now()).toBeLessThan(deadline);
      expect(await find()).toBe(5);
    }
  });
});
