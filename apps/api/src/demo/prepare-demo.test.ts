import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs, jobSearch, places } from '../db/schema/index.ts';
import { aJob } from '../testing/builders.ts';
import { aTestDatabase } from '../testing/test-database.ts';
import { prepareDemo } from './prepare-demo.ts';

const demoFeeds = join(import.meta.dirname, '../../../../samples/demo');
const origins = {
  hr: 'http://localhost:3000',
  ba: 'http://localhost:3001',
  mk: 'http://localhost:3002',
  kampus: 'http://localhost:3003',
};
const log = pino({ level: 'silent' });

let feeds: string;
let database: Awaited<ReturnType<typeof aTestDatabase>>;
beforeAll(async () => {
  feeds = await mkdtemp(join(tmpdir(), 'radar-feeds-'));
  for (const siteId of ['hr', 'ba', 'mk', 'kampus']) {
    const lines = (await readFile(join(demoFeeds, `${siteId}.jsonld`), 'utf8')).split('\n').slice(0, 41);
    await writeFile(join(feeds, `${siteId}.jsonld`), `${lines.join('\n').replace(/,$/, '')}\n]\n`);
  }
  database = await aTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(feeds, { recursive: true, force: true });
});

const prepare = (now: string, db = database.db): Promise<void> =>
  prepareDemo({ db, log, progress: () => {}, now: () => new Date(now), dataDir: feeds, origins, feeds });

const state = async () => {
  const rows = await database.db.select().from(jobs).orderBy(jobs.id);
  const listed = await database.db.select().from(jobSearch).orderBy(jobSearch.jobId);
  return { rows, listed };
};

it('fills an empty database, with dates around today', async () => {
  await prepare('2027-03-10T15:00:00Z');
  const { rows, listed } = await state();
  expect(rows).toHaveLength(160);
  expect(listed).toHaveLength(160);
  expect(await database.db.$count(places)).toBeGreaterThan(1500);
  for (const { publishedAt, endsAt } of rows) {
    expect(publishedAt.getTime()).toBeLessThanOrEqual(Date.parse('2027-03-10T15:00:00Z'));
    expect(publishedAt.getTime()).toBeGreaterThan(Date.parse('2027-02-07T00:00:00Z'));
    expect(endsAt?.getTime()).toBeGreaterThan(Date.parse('2027-03-10T15:00:00Z'));
  }
});

it('does nothing a second time on the same day', async () => {
  const before = await state();
  await prepare('2027-03-10T23:00:00Z');
  expect(await state()).toEqual(before);
});

it('moves with the days, also when all of it was over in between', async () => {
  const before = await state();
  await prepare('2027-06-18T15:00:00Z');
  const { rows, listed } = await state();
  expect(listed).toHaveLength(160);
  for (const [index, { publishedAt, endsAt }] of rows.entries()) {
    expect(publishedAt.getTime() - (before.rows[index]?.publishedAt.getTime() ?? 0)).toBe(100 * 86_400_000);
    expect((endsAt?.getTime() ?? 0) - (before.rows[index]?.endsAt?.getTime() ?? 0)).toBe(100 * 86_400_000);
  }
  expect(listed.map(({ rankKey }) => rankKey)).toEqual(before.listed.map(({ rankKey }) => rankKey + 100 * 86_400));
});

it("leaves a database with somebody's own jobs alone", async () => {
  const other = await aTestDatabase();
  await aJob(other.db);
  await prepare('2027-03-10T15:00:00Z', other.db);
  expect(await other.db.$count(jobs)).toBe(1);
  await other.close();
});
