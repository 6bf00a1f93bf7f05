import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** Queues that another engine copies the changes so far, if there is one. Call it after them, in their transaction. */
export const enqueueFeed = async (tx: Db): Promise<void> => {
  const [behind] = await rowsOf<{ until: string }>(
    tx,
    sql`select changed_at::text as until from search_clock where fed_until < changed_at`,
  );
  if (behind !== undefined) await enqueue(tx, { kind: 'search', payload: {}, dedupeKey: `search:${behind.until}` });
};

/** Queues it again where an engine is behind and nothing waits: changes by other hands, work that was given up. */
export const feedIfBehind = async (db: Db): Promise<boolean> => {
  const [behind] = await rowsOf<{ id: number }>(
    db,
    sql`select id from search_clock where fed_until < changed_at
        and not exists (select from outbox where kind = 'search' and done_at is null and dead_at is null)`,
  );
  if (behind === undefined) return false;
  await enqueue(db, { kind: 'search', payload: {}, dedupeKey: `search:${randomUUID()}` });
  return true;
};
