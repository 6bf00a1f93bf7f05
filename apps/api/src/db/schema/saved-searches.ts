import type { EmailFrequency } from '@radar/domain/saved';
import type { SearchQuery } from '@radar/domain/search';
import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** Searches that a signed-in person keeps. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    query: jsonb().notNull().$type<SearchQuery>(),
    /** `searchKey` of the query. */
    key: text().notNull(),
    hasEmailNotification: boolean().notNull(),
    emailFrequency: text().notNull().default('daily').$type<EmailFrequency>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique().on(table.userId, table.key)],
);
