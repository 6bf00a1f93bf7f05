import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { users } from './users.ts';

/** Letters that a person keeps for applications to come. */
export const coverLetters = pgTable(
  'cover_letters',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    text: text().notNull(),
    /** Set: deleted, and can be had back for a while. */
    deletedAt: instant(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId)],
);
