/** `npm run import`: reads a feed of jobs into the board, whether the API runs or not. */
import { DatabaseUnusableError } from '../db/client.ts';
import { readArguments, usage, UsageError, type ImportOrder } from './command/arguments.ts';
import { SinkError } from './command/find-api.ts';
import { openSink } from './command/import-sink.ts';
import { type ImportReport, runImport } from './command/run-import.ts';

const progressEveryMs = process.stderr.isTTY ? 200 : 5_000;

/** Items, megabytes and items a second: on one line of a terminal, else a line now and then. */
const createProgress = () => {
  const start = performance.now();
  let shownAt = start;
  return (items: number, bytes: number): void => {
    const now = performance.now();
    if (now - shownAt < progressEveryMs) return;
    shownAt = now;
    const rate = Math.round((items * 1000) / (now - start));
    const line = `${items} items, ${(bytes / 1024 ** 2).toFixed(1)} MB, ${rate} items/s`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
  };
};

const show = ({ tally, bad, notes, fault }: ImportReport): void => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  for (const { reference, reason } of bad) console.error(`  ${reference ?? '(no reference)'}: ${reason}`);
  if (tally.rejected > bad.length) console.error(`  … and ${tally.rejected - bad.length} more`);
  for (const [note, times] of [...notes].slice(0, 5))
    console.error(`  note: ${note}${times > 1 ? ` (${times} ads)` : ''}`);
  if (notes.size > 5) console.error(`  note: the same of ${notes.size - 5} more`);
  if (fault !== null) console.error(`The feed could not be read to its end: ${fault}`);
  console.log(
    `created ${tally.created}, updated ${tally.updated}, unchanged ${tally.unchanged}, duplicates ${tally.duplicate}, rejected ${tally.rejected}`,
  );
};

/** 0 when something of the feed is on the board, or it was read without a fault; 1 when it was of no use. */
const exitCodeOf = ({ tally, fault }: ImportReport): number => {
  const used = tally.created + tally.updated + tally.unchanged + tally.duplicate;
  return fault === null && used > 0 ? 0 : 1;
};

const run = async (order: ImportOrder): Promise<number> => {
  const sink = await openSink(order, process.env);
  try {
    console.error(`Importing ${order.input} as ${order.source} into ${sink.name}`);
    const report = await runImport(order, sink, createProgress());
    show(report);
    return exitCodeOf(report);
  } finally {
    await sink.close();
  }
};

try {
  process.exitCode = await run(readArguments(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else if (error instanceof SinkError || error instanceof DatabaseUnusableError) {
    console.error(error.message);
    process.exitCode = 1;
  } else {
    throw error;
  }
}
