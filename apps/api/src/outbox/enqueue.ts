import { randomUUID } from 'node:crypto';
import type { SiteId } from '@radar/config/sites';
import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import type { JobKind, Payloads } from './kinds.ts';

/** Work to queue. `dedupeKey` names it: queued a second time, it is done once. */
export type NewJob = { [K in JobKind]: { kind: K; payload: Payloads[K]; dedupeKey: string } }[JobKind];

/** Queues work in the caller's transaction: it will be done if and only if that commits. Then call `wakeOutbox`. */
export const enqueue = async (tx: Db, ...jobs: readonly NewJob[]): Promise<void> => {
  if (jobs.length === 0) return;
  await tx
    .insert(outbox)
    .values([...jobs])
    .onConflictDoNothing({ target: outbox.dedupeKey });
};

/** Queues that a site drops the cached pages that carry these tags (see `cacheTags` in domain). */
export const enqueueRevalidation = (tx: Db, siteId: SiteId, tags: readonly string[]): Promise<void> =>
  enqueue(tx, {
    kind: 'revalidate',
    payload: { siteId, tags: [...new Set(tags)] },
    dedupeKey: `revalidate:${randomUUID()}`,
  });
