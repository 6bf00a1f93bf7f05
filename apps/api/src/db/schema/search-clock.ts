import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** The time of the search: one row. Each transaction that changes `job_search` moves it on, one after another. */
export const searchClock = pgTable(
  'search_clock',
  {
    id: integer().primaryKey().default(1),
    /** The last change that is committed: whoever reads it sees every change up to it, and none will be added before it. */
    changedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    /** Up to where the changes have been copied into another engine; null where none is fed. */
    fedUntil: timestamp({ withTimezone: true, mode: 'string' }),
  },
  (table) => [check('search_clock_one_row', sql`${table.id} = 1`)],
);
