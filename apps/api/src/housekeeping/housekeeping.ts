import { setTimeout as sleep } from 'node:timers/promises';
import { tidyIndex } from '../search/index-jobs.ts';
import type { Services } from '../services.ts';
import { endDeletedApplications } from './deleted-applications.ts';
import { forgetOldRows } from './old-rows.ts';
import { removeOrphans } from './orphan-files.ts';
import { tellUnanswered } from './unanswered-applications.ts';

const everyMs = 3_600_000;

/** Throws away, once an hour, what nobody needs any more. Several instances may do it at once. */
export const startHousekeeping = (services: Services): (() => Promise<void>) => {
  const { db, files, incoming, log } = services;
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await forgetOldRows(db);
        await endDeletedApplications(db, files);
        await removeOrphans(db, files);
        await tellUnanswered(services);
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
