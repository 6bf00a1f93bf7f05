import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Incoming } from '../files/incoming.ts';
import type { Log } from '../log.ts';
import { tidyIndex } from '../search/index-jobs.ts';
import { endDeletedApplications } from './deleted-applications.ts';
import { forgetOldRows } from './old-rows.ts';
import { removeOrphans } from './orphan-files.ts';

const everyMs = 3_600_000;

/** Throws away, once an hour, what nobody needs any more. Several instances may do it at once. */
export const startHousekeeping = ({
  db,
  files,
  incoming,
  log,
}: {
  db: Db;
  files: FileStore;
  incoming: Incoming;
  log: Log;
}): (() => Promise<void>) => {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await forgetOldRows(db);
        await endDeletedApplications(db, files);
        await removeOrphans(db, files);
        await tidyIndex(db);
        await incoming.removeOlderThan(new Date(Date.now() - everyMs));
      } catch (error) {
        log.error({ fault: error }, 'housekeeping: failed');
      }
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const loop = work();
  return async () => {
    stopping.abort();
    await loop;
  };
};
