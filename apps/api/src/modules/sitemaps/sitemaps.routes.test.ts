import { AppError } from '@radar/domain/http';
import { getSitemapChunks, getSitemapJobs, sitemapChunkOf, sitemapChunkSize } from '@radar/domain/sitemaps';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../db/schema/index.ts';
import { indexJobs } from '../../search/index-jobs.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aJob } from '../../testing/builders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const chunks = (site: 'hr' | 'mk' = 'hr') => api.visitor({ site }).call(getSitemapChunks, {});
const jobsOf = (chunk: number | string, site: 'hr' | 'mk' = 'hr') =>
  api.visitor({ site }).call(getSitemapJobs, { params: { chunk: String(chunk) } });
const idsOf = async (site: 'hr' | 'mk' = 'hr') =>
  (await Promise.all((await chunks(site)).map(({ chunk }) => jobsOf(chunk, site)))).flat().map(({ id }) => id);

const listed = async (changes: Parameters<typeof aJob>[1] = {}): Promise<number> => {
  const { id } = await aJob(api.db, changes);
  await indexJobs(api.db, [id], api.services.now());
  return id;
};

describe('jobs for the sitemap', () => {
  it('are the open ones of the site, each once', async () => {
    const open = await listed();
    const forEver = await listed({ endsAt: null });
    const elsewhere = await listed({ siteId: 'mk' });
    const closed = await listed({ closedAt: new Date() });
    const ids = await idsOf();
    expect(ids).toEqual(expect.arrayContaining([open, forEver]));
    expect(ids).not.toContain(elsewhere);
    expect(ids).not.toContain(closed);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await idsOf('mk')).toEqual([elsewhere]);
  });

  it('lose a job at the moment of its deadline, before anything has swept it away', async () => {
    const endsAt = new Date(api.services.now().getTime() + 60_000);
    const id = await listed({ endsAt });
    expect(await idsOf()).toContain(id);
    api.clock.advance(60_000);
    expect(await idsOf()).not.toContain(id);
    api.clock.advance(-60_000);
  });

  it('are parted by id, so that a job stays in its file, and tell the last change of each', async () => {
    await api.db.execute(sql`select setval(pg_get_serial_sequence('jobs', 'id'), ${sitemapChunkSize - 1})`);
    const last = await listed();
    const first = await listed();
    expect([last, first]).toEqual([sitemapChunkSize, sitemapChunkSize + 1]);
    expect([sitemapChunkOf(last), sitemapChunkOf(first)]).toEqual([1, 2]);
    expect((await jobsOf(2)).map(({ id }) => id)).toEqual([first]);
    expect((await jobsOf(1)).at(-1)?.id).toBe(last);
    const changedAt = new Date('2031-01-02T03:04:05.678Z');
    await api.db.update(jobs).set({ updatedAt: changedAt }).where(eq(jobs.id, first));
    expect((await chunks()).map(({ chunk }) => chunk)).toEqual([1, 2]);
    expect((await chunks())[1]).toEqual({ chunk: 2, updatedAt: changedAt.toISOString() });
    expect((await jobsOf(2))[0]?.updatedAt).toBe(changedAt.toISOString());
  });

  it.each(['3', '0', '-1', '429497', '2147483647', '99999999999', 'x', '1e3'])('%s is no group', async (chunk) => {
    const failure: unknown = await jobsOf(chunk).catch((error: unknown) => error);
    expect(failure instanceof AppError && failure.code).toBe('NOT_FOUND');
  });
});
