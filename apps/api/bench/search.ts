/**
 * How fast the search answers on a seeded corpus: `node apps/api/bench/search.ts [jobs] [postgres://…]`. Without an
 * address it runs on PGlite in memory. The database must be empty.
 */
import { sql } from 'drizzle-orm';
import { migrate } from '../src/db/migrate.ts';
import { openPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { jobPositions, jobs, positions } from '../src/db/schema/index.ts';
import { loadReference } from '../src/reference/load-reference.ts';
import { facetOf } from '../src/search/facets.ts';
import { createSearchEngine } from '../src/search/find-jobs.ts';
import { indexJobs } from '../src/search/index-jobs.ts';
import type { EngineQuery } from '../src/search/search-engine.ts';
import { createSqlMatcher } from '../src/search/sql-matcher.ts';

const [count = '10000', url] = process.argv.slice(2);
const { db, close } = url === undefined ? await openPglite({}) : await openPostgres(url);
const now = new Date();
const batch = 500;

/** The same numbers on every run (mulberry32). */
const random = ((seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
})(42);

await migrate(db);
await loadReference(db);
const occupations = await db
  .select()
  .from(positions)
  .where(sql`${positions.parentId} is not null`);
const text = occupations.map(({ names }) => names.hr).join(', ');

const start = performance.now();
for (let first = 0; first < Number(count); first += batch) {
  // Squared, so that some occupations are common and most are rare.
  const drawn = Array.from({ length: batch }, () => occupations[Math.floor(random() ** 2 * occupations.length)]).filter(
    (one) => one !== undefined,
  );
  const rows = await db
    .insert(jobs)
    .values(
      drawn.map(({ names }, index) => ({
        siteId: 'hr' as const,
        source: 'bench',
        reference: String(first + index),
        contentHash: '',
        title: names.hr,
        slug: 'x',
        format: 'STANDARD' as const,
        language: 'hr',
        descriptionHtml: `<p>${text.slice(Math.floor(random() * 3000), 4800)}</p>`,
        teaser: '',
        location: '',
        publishedAt: new Date(now.getTime() - Math.floor(random() * 30 * 86_400_000)),
        confirmedAt: now,
      })),
    )
    .returning({ id: jobs.id });
  await db
    .insert(jobPositions)
    .values(rows.map(({ id }, index) => ({ jobId: id, ordinal: 0, positionId: drawn[index]?.id ?? 0 })));
  await indexJobs(
    db,
    rows.map(({ id }) => id),
    now,
  );
}
await db.execute(sql`vacuum analyze job_search`);
process.stdout.write(`indexed ${count} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);

const engine = createSearchEngine(db, createSqlMatcher(db));
const plain: EngineQuery = {
  siteId: 'hr',
  words: [],
  filters: new Map(),
  without: [],
  salary: null,
  publishedAfter: null,
  asOf: null,
  now,
  page: 1,
  pageSize: 20,
};
const first = occupations[0]?.id ?? 0;
const queries: [name: string, query: EngineQuery][] = [
  ['everything', plain],
  ['a common word', { ...plain, words: ['administrativn'] }],
  ['a rarer word', { ...plain, words: ['konobar'] }],
  ['a filter', { ...plain, filters: new Map([['positions', [facetOf('positions', first)]]]) }],
  ['a misspelling', { ...plain, words: ['konboar'] }],
];
for (const [name, query] of queries) {
  const times: number[] = [];
  let total = 0;
  for (let run = 0; run < 100; run += 1) {
    const began = performance.now();
    ({ total } = await engine.search(query));
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  process.stdout.write(`${name}: ${total} found, p50 ${times[50]?.toFixed(2)} ms, p95 ${times[95]?.toFixed(2)} ms\n`);
}
await close();
