import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { requiredLine } from '../text/values.schema.ts';

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
