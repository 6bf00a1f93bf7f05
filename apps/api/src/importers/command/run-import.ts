import { importers } from '../formats.ts';
import type { ImportOrder } from './arguments.ts';
import { inBatches } from './batches.ts';
import { InputError, openInput } from './open-input.ts';
import type { ImportSink } from './import-sink.ts';

export type Tally = { created: number; updated: number; unchanged: number; duplicate: number; rejected: number };

export type ImportReport = {
  tally: Tally;
  /** The first fifty items that could not be used. */
  bad: { reference: string | null; reason: string }[];
  /** Remarks about the feed, each once. */
  notes: Map<string, number>;
  /** Why the feed could not be read to its end. */
  fault: string | null;
};

const shownFaults = 50;
const shownNotes = 200;

/** Counts bytes as they pass. */
const counted = async function* (
  bytes: AsyncIterable<Uint8Array>,
  count: (length: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    count(chunk.length);
    yield chunk;
  }
};

/** Reads a feed to its end and sends what it holds. One batch is in memory at a time. */
export const runImport = async (
  order: ImportOrder,
  sink: ImportSink,
  progress: (items: number, bytes: number) => void,
): Promise<ImportReport> => {
  const report: ImportReport = {
    tally: { created: 0, updated: 0, unchanged: 0, duplicate: 0, rejected: 0 },
    bad: [],
    notes: new Map(),
    fault: null,
  };
  let bytes = 0;
  let items = 0;
  const reject = (reference: string | null, reason: string) => {
    report.tally.rejected += 1;
    if (report.bad.length < shownFaults) report.bad.push({ reference, reason });
  };
  try {
    const input = counted(await openInput(order.input), (length) => {
      bytes += length;
    });
    const options = {
      ...(order.employer !== undefined && { employer: order.employer }),
      ...(/^https?:/i.test(order.input) && { address: order.input }),
    };
    for await (const batch of inBatches(importers[order.format](input, options))) {
      for (const { reference, reason } of batch.bad) reject(reference, reason);
      const results = batch.jobs.length === 0 ? [] : await sink.send(batch.jobs);
      for (const { outcome, reference, reason } of results) {
        if (outcome === 'rejected') reject(reference, reason ?? 'not said why');
        else report.tally[outcome] += 1;
      }
      for (const note of batch.notes)
        if (report.notes.size < shownNotes || report.notes.has(note))
          report.notes.set(note, (report.notes.get(note) ?? 0) + 1);
      items += batch.jobs.length + batch.bad.length;
      progress(items, bytes);
    }
  } catch (error) {
    if (!(error instanceof InputError) && !(error instanceof Error && 'code' in error)) throw error;
    report.fault = error.message;
  }
  return report;
};
