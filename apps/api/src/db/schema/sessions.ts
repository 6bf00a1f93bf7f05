import { type AnyPgColumn, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** Where somebody is signed in. A token without its row here is good for nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the session's secret id, in hex. */
    sidHash: text().notNull().unique(),
    /** Remember me: 90 days without use end it, else one. */
    isRemembered: boolean().notNull(),
    /** Browser and system in words. */
    device: text(),
    /** The session that a code login replaced here; whoever holds the switch token may go back to it. */
    parentId: integer().references((): AnyPgColumn => sessions.id, { onDelete: 'set null' }),
    /** SHA-256 of the switch token, in hex. */
    switchHash: text(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
