import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import type { Log } from '../../log.ts';
import type { FetchLimits } from './fetch-feed.ts';
import { finishVisit, type Lease, releaseLease, renewEveryMs, renewLease, takeSource } from './source-lease.ts';
import type { Source } from './sources-file.ts';
import { type Visit, visitSource } from './visit-source.ts';

type Runner = {
  db: Db;
  log: Log;
  now: () => Date;
  wakeOutbox: () => void;
  sources: readonly Source[];
  limits?: FetchLimits;
};

const noValidators = { etag: null, lastModified: null };

const isGood = ({ outcome }: Visit): boolean => outcome === 'imported' || outcome === 'unchanged';

const visitHeld = async (runner: Runner, lease: Lease, stopping: AbortSignal | undefined): Promise<void> => {
  const { db, log, now, limits } = runner;
  const { source, validators, shrunkRuns } = lease;
  const startedAt = now();
  const renewal = setInterval(() => void renewLease(db, lease).catch(() => {}), renewEveryMs);
  try {
    const clocked = { db, now: startedAt, stopping, ...(limits !== undefined && { limits }) };
    const visit = await visitSource(clocked, source, { validators: validators ?? noValidators, shrunkRuns });
    // Cut short by our own end: another instance goes on.
    if (stopping?.aborted === true && !isGood(visit)) {
      await releaseLease(db, lease);
      return;
    }
    await finishVisit(db, lease, visit, { startedAt, endedAt: now() });
    const facts = {
      siteId: source.site,
      source: source.name,
      outcome: visit.outcome,
      fault: visit.fault,
      ...visit.counts,
    };
    if (isGood(visit)) log.info(facts, 'source: visited');
    else log.warn(facts, 'source: not read as it should be');
  } catch (error) {
    log.error({ fault: error, siteId: source.site, source: source.name }, 'source: the visit broke off');
    await releaseLease(db, lease);
    throw error;
  } finally {
    clearInterval(renewal);
    runner.wakeOutbox();
  }
};

/** Reads each source that is due, one after the other; answers how many. Several instances may do it at once. */
export const runDueSources = async (runner: Runner, stopping?: AbortSignal): Promise<number> => {
  let visited = 0;
  for (const source of runner.sources) {
    if (stopping?.aborted === true) break;
    const lease = await takeSource(runner.db, source, randomUUID());
    if (lease === null) continue;
    await visitHeld(runner, lease, stopping);
    visited += 1;
  }
  return visited;
};

const everyMs = 60_000;

/** Looks once a minute for sources that are due. */
export const startSources = (runner: Runner): (() => Promise<void>) => {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted && runner.sources.length > 0) {
      await runDueSources(runner, stopping.signal).catch((error: unknown) => {
        runner.log.error({ fault: error }, 'sources: not visited');
      });
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const loop = work();
  return async () => {
    stopping.abort();
    await loop;
  };
};
