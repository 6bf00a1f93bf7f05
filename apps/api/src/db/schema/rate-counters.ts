import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How often something happened in a window of time. Keys are hashed: no addresses are kept here. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    kind: text().notNull(),
    keyHash: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.keyHash, table.windowStart] }), index().on(table.expiresAt)],
);
