/** `npm run import:log`: how the last visits to the feeds of the schedule went, whether the API runs or not. */
import { type ImportRun, ImportRun as ImportRunSchema } from '@radar/domain/imports';
import * as z from 'zod';
import { DatabaseUnusableError } from '../../db/client.ts';
import { getImportRuns } from '../../modules/imports/import-runs.queries.ts';
import { findApi, type RunningApi, SinkError } from '../command/find-api.ts';
import { openOwnDatabase } from '../command/import-sink.ts';

const askApi = async ({ origin, key }: RunningApi): Promise<ImportRun[]> => {
  const response = await fetch(`${origin}/imports/runs`, { headers: { authorization: `Bearer ${key}` } });
  if (!response.ok) throw new SinkError(`The API answered ${response.status}.`);
  const { data } = z.object({ data: z.array(z.unknown()) }).parse(await response.json());
  return data.map((run) => ImportRunSchema.parse(run));
};

const askDatabase = async (): Promise<ImportRun[]> => {
  const { db, close } = await openOwnDatabase(process.env);
  try {
    return await getImportRuns(db);
  } finally {
    await close();
  }
};

const line = (run: ImportRun): string =>
  [
    run.startedAt.slice(0, 16).replace('T', ' '),
    run.siteId.padEnd(6),
    run.source.padEnd(24),
    `${run.outcome}${run.fault === null ? '' : ` (${run.fault})`}`.padEnd(26),
    `+${run.created} ~${run.updated} =${run.unchanged} -${run.closed}, doubles ${run.duplicates}, refused ${run.rejected}`,
  ].join('  ');

try {
  const api = await findApi(process.env);
  const runs = api === null ? await askDatabase() : await askApi(api);
  const lines = runs.length === 0 ? ['No feed of the schedule was visited yet.'] : runs.map(line);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof SinkError) && !(error instanceof DatabaseUnusableError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
