import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getImportRuns } from '@radar/domain/imports';
import { searchJobs } from '@radar/domain/search';
import { getSitemapChunks } from '@radar/domain/sitemaps';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importRuns, importSources, jobs } from '../../db/schema/index.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { fetchLimits } from './fetch-feed.ts';
import { runDueSources, startSources } from './run-sources.ts';
import type { Source } from './sources-file.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let api: TestApi;
let server: Server;
let origin: string;
let answer: Answer;
let asked: IncomingMessage[] = [];

beforeAll(async () => {
  api = await aTestApi();
  await loadReference(api.db);
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});
beforeEach(() => {
  asked = [];
});
afterEach(async () => {
  await api.db.delete(jobs);
  await api.db.delete(importRuns);
  await api.db.delete(importSources);
});

const ads = (...numbers: number[]): string =>
  JSON.stringify({
    jobs: numbers.map((number) => ({
      id: `a${number}`,
      title: `Kuhar broj ${number}`,
      location: 'Split',
      descriptionHtml: `<p>Opis posla ${number}: ${'riba meso juha '.repeat(number)}</p>`,
      jobUrl: `https://jobs.ashbyhq.com/konoba/a${number}`,
    })),
  });
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const send =
  (body: string, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(200, headers).end(body);
const fail =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end();

/** Says that more is to come, and hangs up. */
const cutOff =
  (body: string): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-length': '9999' }).write(body, () => response.destroy());

const aSource = (changes: Partial<Source> = {}): Source => ({
  name: 'konoba',
  site: 'hr',
  format: 'ashby',
  address: `${origin}/board`,
  everyMinutes: 60,
  isOn: true,
  ...changes,
});

const limits = { ...fetchLimits, headersMs: 300, idleMs: 300, bytes: 200_000 };
const runner = (...sources: Source[]) => ({ ...api.services, sources, limits });

/** Visits the source as if its hour had passed; answers what the log says of it. */
const visit = async (source = aSource()) => {
  await api.db.update(importSources).set({ nextRunAt: sql`now() - interval '1 second'` });
  api.clock.advance(60_000);
  expect(await runDueSources(runner(source))).toBe(1);
  const [run] = await importerRuns();
  return run;
};
const importerRuns = () =>
  api.visitor().call(getImportRuns, {}, { headers: { authorization: 'Bearer import-key-of-the-tests' } });
const openJobs = async (): Promise<string[]> => {
  const rows = await api.db.select().from(jobs);
  return rows
    .filter(({ closedAt }) => closedAt === null)
    .map(({ reference }) => reference)
    .toSorted();
};
const found = async (): Promise<number> =>
  (await api.visitor().call(searchJobs, { query: { query: ['kuhar'] } })).total;

describe('a feed of the schedule', () => {
  it('is brought in, and then asked only for what is new', async () => {
    answer = send(ads(1, 2), { etag: '"v1"', 'last-modified': 'Sat, 21 Nov 2026 06:00:00 GMT' });
    expect(await visit()).toMatchObject({ outcome: 'imported', created: 2, closed: 0, fault: null });
    expect(asked[0]?.headers).not.toHaveProperty('if-none-match');
    expect(await found()).toBe(2);

    const before = await api.db.select().from(jobs);
    answer = fail(304);
    expect(await visit()).toMatchObject({ outcome: 'unchanged', created: 0, closed: 0 });
    expect(asked[1]?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Sat, 21 Nov 2026 06:00:00 GMT',
    });
    const after = await api.db.select().from(jobs);
    for (const [index, { confirmedAt, updatedAt }] of after.entries()) {
      expect(confirmedAt.getTime() - (before[index]?.confirmedAt.getTime() ?? 0)).toBe(60_000);
      expect(updatedAt).toEqual(before[index]?.updatedAt);
    }

    // At another address nothing is known yet.
    answer = send(ads(1, 2));
    expect(await visit(aSource({ address: `${origin}/other` }))).toMatchObject({ unchanged: 2 });
    expect(asked[2]?.headers).not.toHaveProperty('if-none-match');
  });

  it('closes what it no longer names: gone from search and sitemap with the visit, from pages with the outbox', async () => {
    answer = send(ads(1, 2, 3));
    await visit();
    await api.mails();
    const seen = api.revalidations.length;
    answer = send(ads(1, 3));
    expect(await visit()).toMatchObject({ outcome: 'imported', unchanged: 2, closed: 1 });
    expect(await openJobs()).toEqual(['a1', 'a3']);
    expect(await found()).toBe(2);
    expect(await api.visitor().call(getSitemapChunks, {})).toHaveLength(1);
    const [gone] = await api.db.select().from(jobs).where(eq(jobs.reference, 'a2'));
    expect(gone?.closedAt).toEqual(api.services.now());
    await api.mails();
    const tags = api.revalidations.slice(seen).flatMap(({ body }) => (JSON.parse(body) as { tags: string[] }).tags);
    expect(tags).toEqual(expect.arrayContaining(['jobs', `job-${gone?.id}`]));

    answer = send(ads(1, 2, 3));
    expect(await visit()).toMatchObject({ updated: 1 });
    expect(await openJobs()).toEqual(['a1', 'a2', 'a3']);
  });

  it('closes what its source has withdrawn, and leaves the ads of other feeds alone', async () => {
    answer = send(ads(1, 2));
    await visit();
    await visit(aSource({ name: 'other', address: `${origin}/other` }));
    answer = send(ads(1, 2).replace('"id":"a2"', '"isListed":false,"id":"a2"'));
    expect(await visit()).toMatchObject({ outcome: 'imported', rejected: 1, closed: 1 });
    const open = await api.db.select().from(jobs);
    expect(open.filter(({ source, closedAt }) => source === 'konoba' && closedAt === null)).toHaveLength(1);
    expect(open.filter(({ source, closedAt }) => source === 'other' && closedAt !== null)).toEqual([]);
  });

  it.each<[string, () => Answer, string, string]>([
    ['500', () => fail(500), 'failed', 'HTTP_500'],
    ['404', () => fail(404), 'failed', 'HTTP_404'],
    ['an answer cut off', () => cutOff(ads(1)), 'failed', 'CUT_OFF'],
    ['JSON cut off', () => send(ads(1, 2).slice(0, -40)), 'partial', 'ITEM_NOT_READ'],
    ['a web page', () => send('<html>Maintenance</html>'), 'partial', 'ITEM_NOT_READ'],
    ['too much', () => send(ads(1) + ' '.repeat(300_000)), 'failed', 'TOO_LARGE'],
    ['silence', () => () => {}, 'failed', 'TIMEOUT'],
    ['silence in the middle', () => (_, response) => void response.writeHead(200).write(ads(1)), 'failed', 'TIMEOUT'],
    ['a way inside', () => fail(302, { location: 'http://127.0.0.1:1/feed' }), 'failed', 'PRIVATE_HOST'],
    ['a way inside by name', () => fail(301, { location: `http://localhost:1/feed` }), 'failed', 'PRIVATE_HOST'],
    ['a way inside in IPv6', () => fail(307, { location: 'http://[::ffff:7f00:1]/' }), 'failed', 'PRIVATE_HOST'],
    ['a way to the cloud', () => fail(308, { location: 'http://169.254.169.254/latest' }), 'failed', 'PRIVATE_HOST'],
    ['a way to a file', () => fail(302, { location: 'file:///etc/passwd' }), 'failed', 'REDIRECT'],
    ['a way to nowhere', () => fail(302), 'failed', 'REDIRECT'],
  ])('closes nothing after %s', async (_, broken, outcome, fault) => {
    answer = send(ads(1, 2, 3), { etag: '"v1"' });
    await visit();
    answer = broken();
    expect(await visit()).toMatchObject({ outcome, closed: 0, fault });
    expect(await openJobs()).toEqual(['a1', 'a2', 'a3']);
    // It is asked for everything again.
    answer = send(ads(1, 2, 3));
    await visit();
    expect(asked.at(-1)?.headers).not.toHaveProperty('if-none-match');
  });

  it('refuses one ad with NUL in its description, and takes the others', async () => {
    answer = send(ads(1, 2).replace('Opis posla 1', 'a\\u0000b'));
    expect(await visit()).toMatchObject({ outcome: 'imported', created: 1, rejected: 1 });
    expect(await openJobs()).toEqual(['a2']);
  });

  it('is believed only the third time when more than half of it is gone', async () => {
    answer = send(ads(...range(1, 12)));
    await visit();
    answer = send(ads(1, 2), { etag: '"small"' });
    expect(await visit()).toMatchObject({ outcome: 'shrunk', closed: 0, unchanged: 2 });
    expect(await visit()).toMatchObject({ outcome: 'shrunk', closed: 0 });
    expect(await openJobs()).toHaveLength(12);
    expect(asked.at(-1)?.headers).not.toHaveProperty('if-none-match');
    expect(await visit()).toMatchObject({ outcome: 'imported', closed: 10 });
    expect(await openJobs()).toEqual(['a1', 'a2']);
  });

  it('is watched anew once it was whole again', async () => {
    answer = send(ads(...range(1, 12)));
    await visit();
    answer = send(ads());
    await visit();
    await visit();
    answer = send(ads(...range(1, 12)));
    await visit();
    answer = send(ads());
    expect(await visit()).toMatchObject({ outcome: 'shrunk' });
    expect(await openJobs()).toHaveLength(12);
  });
});

describe('the schedule', () => {
  it('visits a source once an hour, whoever is there to do it', async () => {
    answer = send(ads(1));
    const sources = runner(aSource(), aSource({ site: 'mk' }));
    const visited = await Promise.all([runDueSources(sources), runDueSources(sources), runDueSources(sources)]);
    expect(visited.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(await runDueSources(sources)).toBe(0);
    expect(asked).toHaveLength(2);
  });

  it('stays away as long as a server asks', async () => {
    answer = fail(429, { 'retry-after': '7200' });
    expect(await visit()).toMatchObject({ outcome: 'failed', fault: 'HTTP_429' });
    const [row] = await api.db
      .select({ waitS: sql<number>`extract(epoch from next_run_at - now())::int` })
      .from(importSources);
    expect(row?.waitS).toBeGreaterThan(7000);
  });

  it('takes a source over from an instance that is gone', async () => {
    answer = send(ads(1));
    await visit();
    await api.db.update(importSources).set({
      nextRunAt: sql`now() - interval '1 hour'`,
      leaseUntil: sql`now() + interval '1 minute'`,
      leaseToken: 'x',
    });
    expect(await runDueSources(runner(aSource()))).toBe(0);
    await api.db.update(importSources).set({ leaseUntil: sql`now() - interval '1 second'` });
    expect(await runDueSources(runner(aSource()))).toBe(1);
  });

  it('gives a source back when it is told to stop in the middle', async () => {
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    answer = (_, response) => {
      response.writeHead(200).write('{"jobs":[');
      begun();
    };
    const stop = startSources({ ...runner(aSource()), limits: { ...limits, idleMs: 60_000 } });
    await hasBegun;
    await stop();
    expect(await api.db.select().from(importSources)).toMatchObject([{ leaseUntil: null, leaseToken: null }]);
    expect(await api.db.$count(importRuns)).toBe(0);
  });

  it('shows its log to nobody without the key', async () => {
    await expect(api.visitor().call(getImportRuns, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
