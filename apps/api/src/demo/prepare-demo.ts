import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSiteId, type SiteId } from '@radar/config/sites';
import { maxImportBatch } from '@radar/domain/imports';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../db/client.ts';
import { jobs, settings } from '../db/schema/index.ts';
import { inBatches } from '../importers/command/batches.ts';
import { readJsonLd } from '../importers/jsonld.ts';
import { importBatch } from '../importers/upsert-jobs.ts';
import type { Log } from '../log.ts';
import { loadReference } from '../reference/load-reference.ts';
import { addDemoAccounts } from './demo-accounts.ts';
import { withDemoVideo } from './demo-videos.ts';
import { shiftDates, shiftJob, wholeDaysBetween } from './shift-dates.ts';

export type DemoOptions = {
  db: Db;
  log: Log;
  /** Tells whoever waits for the start what takes long. */
  progress: (line: string) => void;
  now: () => Date;
  dataDir: string;
  /** Where each site is: for the videos that it serves, and whether it may have an account that everybody knows. */
  origins: Record<SiteId, string>;
  /** Folder of the feeds. @default samples/demo of the repository */
  feeds?: string;
};

/** Name of the feed that the demo's jobs come from. */
const demoSource = 'demo';

const settingKey = 'demo';
const Setting = z.object({ anchorDay: z.iso.date(), isComplete: z.boolean() });

/** The day around which the feeds were composed; see tooling/demo/src/markets.ts. */
const composedOn = '2026-11-20';

const repositoryFeeds = join(import.meta.dirname, '../../../../samples/demo');

const readAnchor = async (db: Db): Promise<z.output<typeof Setting> | null> => {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, settingKey));
  return row === undefined ? null : Setting.parse(row.value);
};

const writeAnchor = async (db: Db, value: z.output<typeof Setting>): Promise<void> => {
  await db
    .insert(settings)
    .values({ key: settingKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
};

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** One site's feed, its dates moved to `today`. */
const importFeed = async (
  { db, progress, now, origins }: DemoOptions,
  siteId: SiteId,
  file: string,
  days: number,
): Promise<number> => {
  let count = 0;
  for await (const { jobs: batch } of inBatches(readJsonLd(createReadStream(file)))) {
    const items = batch.map((job) => withDemoVideo(shiftJob(job, days), origins[siteId]));
    const results = await importBatch(db, { siteId, source: demoSource, items, now: now() });
    count += results.filter(({ outcome }) => outcome !== 'rejected').length;
    if (count % (5 * maxImportBatch) < maxImportBatch) progress(`Filling the demo: ${siteId}, ${count} jobs`);
  }
  return count;
};

const fill = async (options: DemoOptions, today: string): Promise<void> => {
  const folder = options.feeds ?? repositoryFeeds;
  const days = wholeDaysBetween(composedOn, today);
  await writeAnchor(options.db, { anchorDay: today, isComplete: false });
  for (const siteId of ['hr', 'ba', 'mk', 'kampus'].filter(isSiteId)) {
    const file = join(folder, `${siteId}.jsonld`);
    if (!(await isFile(file))) {
      options.log.warn({ siteId }, 'demo: the feed is missing');
      continue;
    }
    const started = performance.now();
    const count = await importFeed(options, siteId, file, days);
    options.log.info({ siteId, jobs: count, ms: Math.round(performance.now() - started) }, 'demo: feed imported');
  }
  await writeAnchor(options.db, { anchorDay: today, isComplete: true });
};

/**
 * Fills an empty database with the demo's jobs and accounts. Opened on a later day, it moves their dates by the days that have passed,
 * so that the board never looks deserted. Does nothing to a database whose jobs are somebody's own.
 */
export const prepareDemo = async (options: DemoOptions): Promise<void> => {
  const { db, log, progress, now } = options;
  const today = now().toISOString().slice(0, 10);
  await loadReference(db);
  const anchor = await readAnchor(db);
  if (anchor === null) {
    const [job] = await db.select({ id: jobs.id }).from(jobs).limit(1);
    if (job !== undefined) return;
  }
  if (anchor === null || !anchor.isComplete) {
    // A start that was cut off goes on where it stopped, around the same day: what is there already is left alone.
    progress('Filling the demo');
    await fill(options, anchor?.anchorDay ?? today);
  }
  await addDemoAccounts(db, options.origins);
  const from = anchor?.anchorDay ?? today;
  const days = wholeDaysBetween(from, today);
  if (days <= 0) return;
  progress(`Moving the demo's dates by ${days} ${days === 1 ? 'day' : 'days'}`);
  await shiftDates(db, { source: demoSource, days, now: now() }, (tx) =>
    writeAnchor(tx, { anchorDay: today, isComplete: true }),
  );
  log.info({ days }, 'demo: dates moved');
};
