/**
 * `npm run bench:relevance -- --jobs FILE --queries FILE`: whether searches find the right ads and nothing else. Loads the
 * ads into a fresh database through the importer, asks each query over all pages through the API, and compares.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSiteId, type SiteId, siteIds } from '@radar/config/sites';
import { migrate } from '../src/db/migrate.ts';
import { openPglite } from '../src/db/pglite.ts';
import { loadReference } from '../src/reference/load-reference.ts';
import { anApiOn } from '../src/testing/an-api-on.ts';
import { judge, type Judgement } from '../src/testing/relevance/judge.ts';
import { type JudgedQuery, readQueries } from '../src/testing/relevance/judged-query.ts';
import { loadJobs, timeOf } from '../src/testing/relevance/load-jobs.ts';
import { type Found, runQueries } from '../src/testing/relevance/run-queries.ts';

const usage = `Usage: npm run bench:relevance -- [--jobs FILE] [--queries FILE] [--out FILE] [--site ${siteIds.join('|')}] [--now TIME]

  --jobs     JobPosting JSON-LD: a list, @graph, or an object a line (default: our own judged set)
  --queries  {id, q, filters?, relevant?, fine?, mustNot?} a line (default: our own judged set)
  --out      where to write {id, got, total} a line
  --site     the site that gets the ads (default: hr)
  --now      the time of the search, ISO 8601 (default: now, or when the file was new if most of its ads are over)`;

class UsageError extends Error {}

type Order = { jobsFile: string; queries: JudgedQuery[]; out: string | undefined; siteId: SiteId; now: Date };

const readOrder = async (): Promise<Order> => {
  try {
    const { values } = parseArgs({
      options: {
        jobs: { type: 'string', default: join(import.meta.dirname, 'relevance/jobs.jsonld') },
        queries: { type: 'string', default: join(import.meta.dirname, 'relevance/queries.jsonl') },
        out: { type: 'string' },
        site: { type: 'string', default: 'hr' },
        now: { type: 'string' },
      },
    });
    const now = values.now === undefined ? await timeOf(values.jobs) : new Date(values.now);
    if (Number.isNaN(now.getTime())) throw new Error('--now must be a time such as 2026-01-31T12:00:00Z.');
    if (!isSiteId(values.site)) throw new Error(`--site must be one of ${siteIds.join(', ')}.`);
    const queries = await readQueries(values.queries);
    return { jobsFile: values.jobs, queries, out: values.out, siteId: values.site, now };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The command line cannot be read.');
  }
};

const run = async ({ jobsFile, queries, siteId, now }: Order): Promise<Found[]> => {
  const database = await openPglite({});
  await migrate(database.db);
  await loadReference(database.db);
  const api = await anApiOn(database, { now });
  try {
    const { tally, bad, fault } = await loadJobs(api.db, { file: jobsFile, siteId, now });
    for (const { reference, reason } of bad) console.error(`  ${reference ?? '(no identifier)'}: ${reason}`);
    if (fault !== null) console.error(`The ads could not be read to their end: ${fault}`);
    const { created, duplicate, rejected } = tally;
    console.log(`${created} ads on ${siteId} as of ${now.toISOString()}, ${duplicate} doubles, ${rejected} refused`);
    return await runQueries(api, siteId, queries);
  } finally {
    await api.close();
  }
};

const show = ({ verdicts, recall, precision }: Judgement): void => {
  if (verdicts.length === 0) return;
  for (const kind of ['missed', 'forbidden', 'stray'] as const) {
    const wrong = verdicts.filter((verdict) => verdict[kind].length > 0);
    console.log(`\n${kind}: ${wrong.reduce((count, verdict) => count + verdict[kind].length, 0)}`);
    for (const verdict of wrong) console.log(`  ${verdict.query.id} ${verdict.query.q}: ${verdict[kind].join(' ')}`);
  }
  console.log(`\n${verdicts.length} judged queries: recall ${recall.toFixed(4)}, precision ${precision.toFixed(4)}`);
};

try {
  const order = await readOrder();
  const found = await run(order);
  if (order.out !== undefined) await writeFile(order.out, found.map((one) => `${JSON.stringify(one)}\n`).join(''));
  show(judge(order.queries, found));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
