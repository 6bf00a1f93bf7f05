import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Work that follows a committed change: mails, dropped cache pages. Written in the change's own transaction. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    /** Emptied when the work is done: it may hold personal data. */
    payload: jsonb().notNull(),
    /** The same work is queued once. */
    dedupeKey: text().notNull().unique(),
    runAfter: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Until then one worker holds it. */
    leaseUntil: instant(),
    leaseToken: text(),
    doneAt: instant(),
    /** When it was given up. */
    deadAt: instant(),
    /** Kind of the last failure, such as `ECONNREFUSED`; never its text. */
    lastFault: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_pending_index')
      .on(table.runAfter, table.id)
      .where(sql`done_at is null and dead_at is null`),
    index('outbox_done_index')
      .on(table.doneAt)
      .where(sql`done_at is not null`),
  ],
);
