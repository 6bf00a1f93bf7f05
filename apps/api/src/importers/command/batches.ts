import type { ImportedJob } from '@radar/domain/imports';
import { maxImportBatch } from '@radar/domain/imports';
import type { ImportItem } from '../importer.ts';

const maxBatchCharacters = 4 * 1024 * 1024;

export type Batch = { jobs: ImportedJob[]; bad: Extract<ImportItem, { ok: false }>[]; notes: string[] };

const emptyBatch = (): Batch => ({ jobs: [], bad: [], notes: [] });

/** Gathers items into batches that the API takes: by number and by size. */
export async function* inBatches(items: AsyncIterable<ImportItem>): AsyncGenerator<Batch> {
  let batch = emptyBatch();
  let characters = 0;
  for await (const item of items) {
    if (!item.ok) batch.bad.push(item);
    else {
      batch.jobs.push(item.job);
      characters += item.job.descriptionHtml.length + 3000;
      if (item.note !== undefined) batch.notes.push(item.note);
    }
    if (batch.jobs.length === maxImportBatch || batch.bad.length >= 1000 || characters > maxBatchCharacters) {
      yield batch;
      batch = emptyBatch();
      characters = 0;
    }
  }
  if (batch.jobs.length + batch.bad.length > 0) yield batch;
}
