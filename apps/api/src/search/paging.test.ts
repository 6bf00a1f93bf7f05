import type { SiteId } from '@radar/config/sites';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Db } from '../db/client.ts';
import { jobs, jobSearchPast, searchClock } from '../db/schema/index.ts';
import { loadReference } from '../reference/load-reference.ts';
import { aQuery } from '../testing/a-query.ts';
import { anEmployer } from '../testing/builders.ts';
import { aListedJob } from '../testing/listed-job.ts';
import { startSphinx, whyNoSphinx } from '../testing/sphinx.ts';
import { aTestDatabase } from '../testing/test-database.ts';
import { forgetPast, sweepEndedJobs } from './ended-jobs.ts';
import { createSearchEngine } from './find-jobs.ts';
import { indexJobs } from './index-jobs.ts';
import type { EngineQuery, SearchEngine } from './search-engine.ts';
import { catchUp, rebuild } from './sphinx/feed.ts';
import { openSphinx } from './sphinx/sphinx-cluster.ts';
import { createSphinxMatcher } from './sphinx/sphinx-matcher.ts';
import { createSqlMatcher } from './sql-matcher.ts';

const hour = 3_600_000;
const pageSize = 5;

if (whyNoSphinx !== null) process.stderr.write(`\nSKIPPED: ${whyNoSphinx}\n\n`);

let database: Database;
let engine: SearchEngine;
/** Tells the engine of the changes so far. */
let feed: () => Promise<void>;
let employerId: number;
let seed = 7;

/** The same numbers on every run. */
const below = (limit: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % limit;
};

beforeAll(async () => {
  database = await aTestDatabase();
  await loadReference(database.db);
  employerId = (await anEmployer(database.db)).id;
});
afterAll(() => database.close());

const add = (db: Db, title: string, hoursAgo: number, siteId: SiteId = 'hr'): Promise<number> =>
  aListedJob(db, { siteId, title, employerId, publishedAt: new Date(Date.now() - hoursAgo * hour) });

const change = async (db: Db, id: number, values: Partial<typeof jobs.$inferInsert>): Promise<void> => {
  await db.update(jobs).set(values).where(eq(jobs.id, id));
  await indexJobs(db, [id], new Date());
};

/** Something that happens to the list while somebody reads it. Answers the job that is closed by it. */
const disturb = async (db: Db, title: string, known: readonly number[], siteId: SiteId): Promise<number | null> => {
  const id = known[below(known.length)] ?? 0;
  switch (below(5)) {
    case 0:
      await add(db, title, below(60), siteId);
      return null;
    case 1:
      await change(db, id, { closedAt: new Date() });
      return id;
    case 2:
      // It would now stand first.
      await change(db, id, { format: 'EXCLUSIVE' });
      return null;
    case 3:
      await change(db, id, { publishedAt: new Date(Date.now() - 90 * hour) });
      return null;
    default:
      // It no longer answers to the words.
      await change(db, id, { title: 'Zidar' });
      return null;
  }
};

const readThrough = async (query: EngineQuery): Promise<{ pages: number[][]; totals: number[] }> => {
  const first = await engine.search(query);
  const pages = [first.ids];
  const totals = [first.total];
  for (let page = 2; page <= Math.ceil(first.total / query.pageSize); page += 1) {
    const next = await engine.search({ ...query, page, asOf: first.asOf, now: new Date() });
    pages.push(next.ids);
    totals.push(next.total);
  }
  return { pages, totals };
};

type Opened = { engine: SearchEngine; feed: () => Promise<void>; close: () => Promise<void> };

const onSql = (db: Db): Promise<Opened> =>
  Promise.resolve({
    engine: createSearchEngine(db, createSqlMatcher(db)),
    feed: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });

const onSphinx = async (db: Db): Promise<Opened> => {
  const sphinx = await startSphinx(2);
  const cluster = openSphinx(sphinx.urls, 20_000);
  await rebuild(db, cluster, () => {});
  return {
    engine: createSearchEngine(db, createSphinxMatcher(db, cluster)),
    feed: () => catchUp(db, cluster, new Date()),
    close: async () => {
      await cluster.close();
      await sphinx.close();
    },
  };
};

describe.each([
  { name: 'SQL', isMissing: false, open: onSql },
  { name: 'Sphinx', isMissing: whyNoSphinx !== null, open: onSphinx },
])('a list of $name', ({ isMissing, open }) => {
  describe.skipIf(isMissing)('read page by page', () => {
    let close: Opened['close'];
    beforeAll(async () => {
      await database.db.delete(jobs);
      ({ engine, feed, close } = await open(database.db));
    });
    afterAll(() => close());

    it.each([
      ['words', 'hr', ['bravar']],
      ['everything', 'kampus', []],
    ] as const)(
      'of %s neither repeats nor skips an ad while others are added, changed and closed',
      async (_, siteId, words) => {
        const { db } = database;
        const title = 'Bravar';
        const before: number[] = [];
        for (let hoursAgo = 48; hoursAgo > 3; hoursAgo -= 1) before.unshift(await add(db, title, hoursAgo, siteId));
        await feed();
        const closed = new Set<number>();
        const shownWhenClosed = new Set<number>();
        const seen: number[] = [];
        const query = aQuery({ siteId, words, pageSize });
        const first = await engine.search(query);
        expect(first.ids).toEqual(before.slice(0, pageSize));
        seen.push(...first.ids);
        for (let page = 2; page <= Math.ceil(before.length / pageSize); page += 1) {
          for (let times = 0; times < 4; times += 1) {
            const id = await disturb(db, title, before, siteId);
            if (id !== null) {
              closed.add(id);
              if (seen.includes(id)) shownWhenClosed.add(id);
            }
          }
          if (page % 2 === 0) await feed();
          const next = await engine.search({ ...query, page, asOf: first.asOf, now: new Date() });
          expect([next.total, next.asOf]).toEqual([before.length, first.asOf]);
          expect(next.facets).toEqual(first.facets);
          seen.push(...next.ids);
        }
        expect(closed.size).toBeGreaterThan(0);
        expect(seen).toEqual(before.filter((id) => !closed.has(id) || shownWhenClosed.has(id)));
      },
    );

    it('keeps the place of an ad whose deadline passes, and does not show it', async () => {
      const { db } = database;
      const start = Date.now();
      const ids: number[] = [];
      for (let index = 0; index < 12; index += 1)
        ids.push(
          await aListedJob(db, {
            title: 'Limar',
            employerId,
            publishedAt: new Date(start - (index + 1) * hour),
            endsAt: new Date(start + (index === 1 || index === 7 ? 1 : 48) * hour),
          }),
        );
      await feed();
      let now = new Date(start);
      const query = aQuery({ words: ['limar'], pageSize, now });
      const first = await engine.search(query);
      now = new Date(start + 2 * hour);
      const second = await engine.search({ ...query, now, page: 2, asOf: first.asOf });
      await sweepEndedJobs(db, now);
      await feed();
      const third = await engine.search({ ...query, now, page: 3, asOf: first.asOf });
      expect([first.ids, second.ids, third.ids]).toEqual([
        ids.slice(0, 5),
        ids.slice(5, 10).filter((id) => id !== ids[7]),
        ids.slice(10),
      ]);
      expect([second.total, third.total]).toEqual([12, 12]);
      expect((await engine.search({ ...query, now })).total).toBe(10);
    });

    it('stays whole while a writer works beside the reader', async () => {
      const { db } = database;
      for (let hoursAgo = 40; hoursAgo > 0; hoursAgo -= 1) await add(db, 'Staklar', hoursAgo);
      await feed();
      let isReading = true;
      const writer = (async () => {
        while (isReading) {
          await add(db, 'Staklar', below(40));
          await feed();
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      })();
      for (let round = 0; round < 5; round += 1) {
        const { pages, totals } = await readThrough(aQuery({ words: ['staklar'], pageSize }));
        expect(new Set(totals).size).toBe(1);
        expect(new Set(pages.flat()).size).toBe(totals[0]);
      }
      isReading = false;
      await writer;
    });

    it('is not kept for ever', async () => {
      const { db } = database;
      const kept = () => db.$count(jobSearchPast);
      expect(await kept()).toBeGreaterThan(10);
      await db.update(jobSearchPast).set({ goneAt: sql`gone_at - interval '2 hours'` });
      await db.update(searchClock).set({ fedUntil: null });
      await forgetPast(db);
      expect(await kept()).toBe(0);
    });
  });
});
