/**
 * `npm run bench:relevance -- --jobs FILE --queries FILE`: whether searches find the right ads and nothing else. Loads the
 * ads into a fresh database through the importer, asks each query over all pages through the API, and compares.
 */
import { open, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isSiteId, type SiteId, siteIds } from '@radar/config/sites';
import { migrate } from '../src/db/migrate.ts';
import { openPglite } from '../src/db/pglite.ts';
import { jobs } from '../src/db/schema/index.ts';
import { loadReference } from '../src/reference/load-reference.ts';
import { anApiOn } from '../src/testing/an-api-on.ts';
import { judge, type Judgement } from '../src/testing/relevance/judge.ts';
import { type JudgedQuery, readQueries, unknownAds } from '../src/testing/relevance/judged-query.ts';
import { loadJobs, timeOf } from '../src/testing/relevance/load-jobs.ts';
import { ownSets } from '../src/testing/relevance/own-sets.ts';
import { type Found, runQueries } from '../src/testing/relevance/run-queries.ts';

const usage = `Usage: npm run bench:relevance -- [--jobs FILE --queries FILE] [--out FILE] [--site ${siteIds.join('|')}] [--now TIME]

  --jobs     JobPosting JSON-LD: a list, @graph, or an object a line (without it: our own judged sets)
  --queries  {id, q, filters?, relevant?, fine?, mustNot?} a line, or a list of them
  --out      where to write {id, got, total} a line
  --site     the site that gets the ads (default: hr)
  --now      the time of the search, ISO 8601 (default: now, or when the file was new if most of its ads are over)`;

/** Something that whoever runs this can mend. */
class InputError extends Error {}

type Order = { name: string; jobsFile: string; queries: JudgedQuery[]; siteId: SiteId; now: Date };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

const reading = async <T>(what: string, read: Promise<T>): Promise<T> => {
  try {
    return await read;
  } catch (error) {
    throw new InputError(`${what} cannot be read. ${messageOf(error)}`);
  }
};

// npm changes to the folder of package.json; files are named from where it was called.
const fileNamed = (name: string): string => resolve(process.env['INIT_CWD'] ?? '.', name);

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        jobs: { type: 'string' },
        queries: { type: 'string' },
        out: { type: 'string' },
        site: { type: 'string', default: 'hr' },
        now: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new InputError(`${messageOf(error)}\n\n${usage}`);
  }
};

const readOrders = async (): Promise<{ orders: Order[]; out: string | null }> => {
  const { jobs: jobsName, queries: queriesName, out, site, now } = readArguments();
  if ((jobsName === undefined) !== (queriesName === undefined))
    throw new InputError(`--jobs and --queries belong together.\n\n${usage}`);
  if (!isSiteId(site)) throw new InputError(`--site must be one of ${siteIds.join(', ')}.`);
  const time = now === undefined ? null : new Date(now);
  if (time !== null && Number.isNaN(time.getTime()))
    throw new InputError('--now must be a time such as 2026-01-31T12:00:00Z.');
  const sets =
    jobsName === undefined || queriesName === undefined
      ? ownSets
      : [{ name: '', jobs: fileNamed(jobsName), queries: fileNamed(queriesName) }];
  const orders: Order[] = [];
  for (const { name, jobs: jobsFile, queries } of sets) {
    orders.push({
      name,
      jobsFile,
      queries: await reading(queries, readQueries(queries)),
      siteId: site,
      now: time ?? (await reading(jobsFile, timeOf(jobsFile))),
    });
  }
  return { orders, out: out === undefined ? null : fileNamed(out) };
};

/** Finds out before the work whether its result can be written. */
const checkWritable = async (file: string): Promise<void> => {
  try {
    await (await open(file, 'a')).close();
  } catch (error) {
    throw new InputError(`--out cannot be written. ${messageOf(error)}`);
  }
};

const run = async ({ jobsFile, queries, siteId, now }: Order): Promise<Found[]> => {
  const database = await openPglite({});
  await migrate(database.db);
  await loadReference(database.db);
  const api = await anApiOn(database, { now });
  try {
    const { tally, bad, fault } = await loadJobs(api.db, { file: jobsFile, siteId, now });
    const { created, updated, duplicate, rejected } = tally;
    for (const { reference, reason } of bad) console.error(`  refused: ${reference ?? '(no identifier)'}: ${reason}`);
    if (rejected > bad.length) console.error(`  and ${rejected - bad.length} more refused`);
    if (updated > 0) console.error(`  ${updated} ads have the identifier of another and replaced it`);
    if (duplicate > 0) console.error(`  ${duplicate} ads are the same as another of their employer and left out`);
    if (fault !== null) throw new InputError(`The ads could not be read to their end. ${fault}`);
    if (created === 0) throw new InputError(`${jobsFile} holds no ad that could be loaded.`);
    console.log(`${created} ads on ${siteId} as of ${now.toISOString()}`);
    const rows = await api.db.select({ reference: jobs.reference, endsAt: jobs.endsAt }).from(jobs);
    const over = rows.filter(({ endsAt }) => endsAt !== null && endsAt <= now);
    if (over.length > 0) console.error(`  ${over.length} ads are over by then and not found; see --now`);
    const unknown = unknownAds(queries, new Set(rows.flatMap(({ reference }) => reference ?? [])));
    if (unknown.length > 0)
      console.error(`  ${unknown.length} ads of the judgements were not loaded: ${unknown.slice(0, 20).join(' ')}`);
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
  console.log(`\n${verdicts.length} judged queries: recall ${recall.toFixed(4)}, precision ${precision.toFixed(4)}\n`);
};

try {
  const { orders, out } = await readOrders();
  if (out !== null) await checkWritable(out);
  const found: Found[] = [];
  for (const order of orders) {
    if (order.name !== '') console.log(`The ${order.name} set`);
    const answers = await run(order);
    found.push(...answers);
    show(judge(order.queries, answers));
  }
  if (out !== null) await writeFile(out, found.map((one) => `${JSON.stringify(one)}\n`).join(''));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
