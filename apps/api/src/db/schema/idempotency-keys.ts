import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { guests } from './guests.ts';
import { users } from './users.ts';

/** The first answer to a request that must happen once, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    guestId: integer().references(() => guests.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of operation, parameters and body, in hex. */
    requestHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('idempotency_keys_owner_check', sql`num_nonnulls(guest_id, user_id) = 1`),
    unique().on(table.guestId, table.key),
    unique().on(table.userId, table.key),
    index().on(table.createdAt),
  ],
);
