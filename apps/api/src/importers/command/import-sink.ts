import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportedJob, ImportResult } from '@radar/domain/imports';
import { ImportResult as ImportResultSchema } from '@radar/domain/imports';
import * as z from 'zod';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { parseEnv } from '../../env.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { importBatch } from '../upsert-jobs.ts';
import type { ImportOrder } from './arguments.ts';
import { dataDirOf, findApi, type RunningApi, SinkError } from './find-api.ts';

/** Where jobs go: a running API, or the database itself. */
export type ImportSink = {
  /** For the first line of the output. */
  name: string;
  send: (jobs: readonly ImportedJob[]) => Promise<ImportResult[]>;
  close: () => Promise<void>;
};

type Variables = Record<string, string | undefined>;

const Answer = z.object({ data: z.array(z.unknown()) });
const tries = 5;

const post = async (origin: string, key: string, body: string): Promise<ImportResult[]> => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${origin}/imports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body,
      signal: AbortSignal.timeout(120_000),
    }).catch((error: unknown) => (error instanceof Error ? error : new Error('unknown')));
    if (!(response instanceof Error) && response.ok)
      return z
        .array(z.unknown())
        .transform((items) => items.map((item) => ImportResultSchema.parse(item)))
        .parse(Answer.parse(await response.json()).data);
    const status = response instanceof Error ? 0 : response.status;
    if (status === 401) throw new SinkError('The API refuses the import key.');
    // Busy, just restarting, or cut off: a batch may be sent twice, it changes nothing the second time.
    const mayPass = status === 0 || status === 429 || status === 503;
    if (!mayPass || attempt === tries)
      throw new SinkError(`The API answered ${response instanceof Error ? response.message : status}.`);
    await sleep(500 * 2 ** attempt);
  }
};

const apiSink = ({ siteId, source }: ImportOrder, { origin, key }: RunningApi): ImportSink => {
  return {
    name: `the API at ${origin}`,
    send: (items) => post(origin, key, JSON.stringify({ siteId, source, items })),
    close: () => Promise.resolve(),
  };
};

/** Opens the database itself, brought up to date. */
export const openOwnDatabase = async (variables: Variables) => {
  // Mails and cookies need secrets in production; an import sends and signs nothing.
  const { databaseUrl, dataDir } = parseEnv({
    DATABASE_URL: variables['DATABASE_URL'],
    RADAR_DATA_DIR: dataDirOf(variables),
  });
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(database.db);
    await loadReference(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  const name = database.engine === 'pglite' ? `the database in ${dataDir}` : 'the database of DATABASE_URL';
  return { ...database, name };
};

const databaseSink = async ({ siteId, source }: ImportOrder, variables: Variables): Promise<ImportSink> => {
  const { db, close, name } = await openOwnDatabase(variables);
  return {
    name,
    send: (items) => importBatch(db, { siteId, source, items, now: new Date() }),
    close,
  };
};

/**
 * Finds out whether the API runs and opens the way to it, else the database itself.
 * @throws SinkError
 */
export const openSink = async (order: ImportOrder, variables: Variables): Promise<ImportSink> => {
  const api = await findApi(variables);
  return api === null ? databaseSink(order, variables) : apiSink(order, api);
};
