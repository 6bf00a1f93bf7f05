import type { ImportRunOutcome } from '@radar/domain/imports';
import type { Db } from '../../db/client.ts';
import { inBatches } from '../command/batches.ts';
import { importers } from '../formats.ts';
import type { ImportItem } from '../importer.ts';
import { importBatch } from '../upsert-jobs.ts';
import { closeJobs, confirmAll, readOpen } from './close-missing.ts';
import { FetchError, fetchFeed, type FetchLimits, type Validators } from './fetch-feed.ts';
import { isBelieved, isSuspicious } from './shrink.rules.ts';
import type { Source } from './sources-file.ts';

export type Counts = {
  created: number;
  updated: number;
  unchanged: number;
  duplicates: number;
  rejected: number;
  closed: number;
};

export type Visit = {
  outcome: ImportRunOutcome;
  fault: string | null;
  counts: Counts;
  /** What to ask with next time; null: for everything. */
  validators: Validators | null;
  retryAfterS: number | null;
};

type Known = { validators: Validators; shrunkRuns: number };
type Clocked = { db: Db; now: Date; limits?: FetchLimits; stopping?: AbortSignal | undefined };

/** References that a feed names, and whether every item of it could be told. */
type Seen = { references: Set<string>; isWhole: boolean };

const watched = async function* (items: AsyncIterable<ImportItem>, seen: Seen): AsyncGenerator<ImportItem> {
  for await (const item of items) {
    if (item.ok) seen.references.add(item.job.reference);
    else if (item.reference === null) seen.isWhole = false;
    else if (item.isWithdrawn !== true) seen.references.add(item.reference);
    yield item;
  }
};

const importAll = async (
  { db, now }: Clocked,
  source: Source,
  bytes: AsyncIterable<Uint8Array>,
  counts: Counts,
): Promise<Seen> => {
  const seen: Seen = { references: new Set(), isWhole: true };
  const options = { address: source.address, ...(source.employer !== undefined && { employer: source.employer }) };
  for await (const batch of inBatches(watched(importers[source.format](bytes, options), seen))) {
    counts.rejected += batch.bad.length;
    const order = { siteId: source.site, source: source.name, items: batch.jobs, now };
    for (const { outcome } of await importBatch(db, order)) {
      counts[outcome === 'duplicate' ? 'duplicates' : outcome] += 1;
    }
  }
  return seen;
};

/**
 * Reads one feed: brings in what is new, confirms what stands, closes what it no longer names. Nothing is closed by a
 * feed that failed, was cut off, holds an item that cannot be told, or shrank suspiciously (see `shrink.rules.ts`).
 */
export const visitSource = async (clocked: Clocked, source: Source, known: Known): Promise<Visit> => {
  const { db, now, limits, stopping } = clocked;
  const counts: Counts = { created: 0, updated: 0, unchanged: 0, duplicates: 0, rejected: 0, closed: 0 };
  const visit = (outcome: ImportRunOutcome, more: Partial<Visit> = {}): Visit => ({
    outcome,
    fault: null,
    counts,
    validators: null,
    retryAfterS: null,
    ...more,
  });
  const feed = { siteId: source.site, source: source.name, now };
  try {
    const answer = await fetchFeed(source.address, known.validators, {
      ...(limits !== undefined && { limits }),
      stopping,
    });
    if (answer.kind === 'unchanged') {
      await confirmAll(db, feed);
      return visit('unchanged', { validators: known.validators });
    }
    const seen = await importAll(clocked, source, answer.bytes, counts);
    if (!seen.isWhole) return visit('partial', { fault: 'ITEM_NOT_READ' });
    const open = await readOpen(db, feed);
    const missing = [...open].filter(([reference]) => !seen.references.has(reference)).map(([, id]) => id);
    if (isSuspicious(open.size, missing.length) && !isBelieved(known.shrunkRuns)) return visit('shrunk');
    await closeJobs(db, feed, missing);
    counts.closed = missing.length;
    return visit('imported', { validators: answer.validators });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const hasBegun = counts.created + counts.updated + counts.unchanged > 0;
    return visit(hasBegun ? 'partial' : 'failed', { fault: error.code, retryAfterS: error.retryAfterS });
  }
};
