import { readFile } from 'node:fs/promises';
import type { SiteId } from '@radar/config/sites';
import type { Db } from '../../db/client.ts';
import { type ImportReport, runImport } from '../../importers/command/run-import.ts';
import { importBatch } from '../../importers/upsert-jobs.ts';

const day = 86_400_000;

const instantsOf = (text: string, key: string): number[] =>
  [...text.matchAll(new RegExp(`"${key}"\\s*:\\s*"([^"]+)"`, 'g'))]
    .map(([, value = '']) => Date.parse(value))
    .filter((instant) => !Number.isNaN(instant));

/**
 * The time at which a file of ads should be searched: now; or, when most of its deadlines are over by now, the time at
 * which its last ad was published, so that an old file is judged as it was meant.
 */
export const timeOf = async (file: string): Promise<Date> => {
  const text = await readFile(file, 'utf8');
  const ends = instantsOf(text, 'validThrough');
  const over = ends.filter((end) => end < Date.now());
  if (over.length * 2 <= ends.length) return new Date();
  const published = instantsOf(text, 'datePosted').reduce((a, b) => Math.max(a, b), 0);
  return new Date(published > 0 ? published + 1000 : Math.min(...ends) - day);
};

/** Reads JobPosting JSON-LD into one site through the importer. */
export const loadJobs = (
  db: Db,
  { file, siteId, now }: { file: string; siteId: SiteId; now: Date },
): Promise<ImportReport> =>
  runImport(
    { siteId, format: 'jsonld', source: 'judged', input: file, employer: undefined },
    {
      name: 'the judged ads',
      send: (items) => importBatch(db, { siteId, source: 'judged', items, now }),
      close: () => Promise.resolve(),
    },
    () => {},
  );
