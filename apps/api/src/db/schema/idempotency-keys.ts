import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { guests } from './guests.ts';

/** The first answer to a request that must happen once, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    guestId: integer()
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of operation, parameters and body, in hex. */
    requestHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.key] }), index().on(table.createdAt)],
);
