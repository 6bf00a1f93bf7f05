import type { SiteId } from '@radar/config/sites';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Open ads of a site by facet, for a search without words and filters. Kept by triggers; facet 0 counts all of them. */
export const searchCounts = pgTable(
  'search_counts',
  {
    siteId: text().notNull().$type<SiteId>(),
    facet: integer().notNull(),
    jobs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.facet] })],
);
