import { AsyncLocalStorage } from 'node:async_hooks';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, DatabaseUnusableError } from './client.ts';
import { takeLockFile } from './lock-file.ts';
import * as schema from './schema/index.ts';

const turnTimeoutMs = 10_000;

/** A statement that waited too long for its turn and was never run. */
export class DatabaseBusyError extends Error {
  constructor() {
    super('The database did not get to this statement in time.');
    this.name = 'DatabaseBusyError';
  }
}

type Turn = { isOpen: boolean };
const turns = new AsyncLocalStorage<Turn>();

/**
 * PGlite has one connection and runs one transaction after another. Two guards on its queue: the outer handle used
 * inside a transaction would wait for itself for ever, so it fails at once; and nobody waits longer than ten seconds.
 */
class GuardedPglite extends PGlite {
  override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (turns.getStore()?.isOpen === true) {
      throw new Error('The outer database handle was used inside a transaction: pass `tx` on.');
    }
    const turn: Turn = { isOpen: false };
    let hasGivenUp = false;
    const started = Promise.withResolvers<void>();
    const result = super._runExclusiveTransaction(async () => {
      if (hasGivenUp) throw new DatabaseBusyError();
      started.resolve();
      turn.isOpen = true;
      try {
        return await turns.run(turn, work);
      } finally {
        turn.isOpen = false;
      }
    });
    const timer = setTimeout(() => {
      hasGivenUp = true;
      started.reject(new DatabaseBusyError());
    }, turnTimeoutMs);
    try {
      await Promise.race([started.promise, result]);
      return await result;
    } finally {
      clearTimeout(timer);
      started.resolve();
      result.catch(() => {});
    }
  }
}

const extensions = { pg_trgm, unaccent };

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Makes a new database beside its place and moves it there whole: a start that is killed in the middle leaves no half of one. */
const makeNew = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const client = new PGlite({ dataDir: unfinished, extensions });
  await client.waitReady;
  await client.close();
  await rename(unfinished, folder);
};

/** Opens the in-process database: on disk in `folder`, which one process holds at a time, or in memory from `dump`. */
export const openPglite = async ({
  folder,
  dump,
}: {
  folder?: string;
  dump?: Blob;
}): Promise<Database & { dump: () => Promise<Blob> }> => {
  if (folder !== undefined) await mkdir(dirname(folder), { recursive: true });
  const releaseLock = folder === undefined ? async () => {} : await takeLockFile(`${folder}.lock`);
  let client: GuardedPglite;
  try {
    if (folder !== undefined && !(await isThere(folder))) await makeNew(folder);
    client = new GuardedPglite({
      ...(folder !== undefined && { dataDir: folder }),
      ...(dump !== undefined && { loadDataDir: dump }),
      extensions,
    });
    await client.waitReady;
  } catch (error) {
    await releaseLock();
    throw new DatabaseUnusableError(`The database in ${folder ?? 'memory'} cannot be opened.`, error);
  }
  return {
    db: drizzle(client, { schema, casing: 'snake_case' }),
    engine: 'pglite',
    dump: () => client.dumpDataDir('none'),
    close: async () => {
      await client.close();
      await releaseLock();
    },
  };
};
