import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** Secrets of mailed links: each good once, for one purpose. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull().$type<'login' | 'password' | 'email' | 'export'>(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text().notNull().unique(),
    /** The new address that a token of purpose `email` confirms. */
    email: text(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.purpose)],
);
