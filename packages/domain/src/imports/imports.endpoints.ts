import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { Instant, requiredLine } from '../text/values.schema.ts';

export const maxImportBatch = 200;

/** What became of one item of a batch. */
export const ImportResult = z.object({
  reference: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'duplicate', 'rejected']),
  jobId: z.nullable(z.int()),
  /** Why it was rejected, or which job it doubles. */
  reason: z.nullable(z.string()),
});
export type ImportResult = z.output<typeof ImportResult>;

export const importJobs = endpoint({
  method: 'POST',
  path: '/imports',
  access: 'importer',
  summary: 'Upserts a batch of jobs of one source by their references. Items are judged one by one.',
  body: z.strictObject({
    siteId: requiredLine(20),
    source: requiredLine(100),
    // Parsed one by one, so that one bad item does not refuse its batch.
    items: z.array(z.unknown()).check(z.maxLength(maxImportBatch)),
  }),
  bodyLimitBytes: 16 * 1024 * 1024,
  answer: z.array(ImportResult),
  errors: ['UNAUTHENTICATED'],
});

/**
 * - `imported`: read to its end; ads that it no longer names are closed
 * - `unchanged`: the server says that nothing changed
 * - `partial`: an item could not be read, or the feed was cut off: nothing is closed
 * - `shrunk`: it names suspiciously few ads: nothing is closed yet
 * - `failed`: it could not be fetched
 */
export const ImportRunOutcome = z.enum(['imported', 'unchanged', 'partial', 'shrunk', 'failed']);
export type ImportRunOutcome = z.output<typeof ImportRunOutcome>;

/** One visit to a feed of the schedule. */
export const ImportRun = z.object({
  siteId: z.string(),
  source: z.string(),
  startedAt: Instant,
  endedAt: Instant,
  outcome: ImportRunOutcome,
  /** Kind of the failure, such as `HTTP_500`. */
  fault: z.nullable(z.string()),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  duplicates: z.int(),
  rejected: z.int(),
  closed: z.int(),
});
export type ImportRun = z.output<typeof ImportRun>;

export const getImportRuns = endpoint({
  method: 'GET',
  path: '/imports/runs',
  access: 'importer',
  summary: 'The last hundred visits to the feeds of the schedule, newest first.',
  answer: z.array(ImportRun),
  errors: ['UNAUTHENTICATED'],
});
