import type { SearchQuery } from '@radar/domain/search';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** The last searches of a signed-in person, each once. */
export const searchHistory = pgTable(
  'search_history',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `searchKey` of the query. */
    key: text().notNull(),
    query: jsonb().notNull().$type<SearchQuery>(),
    searchedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
