import type { SiteId } from '@radar/config/sites';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The dictionary of a site's open ads: the stems of their titles, occupations, skills and employers. Kept by triggers. */
export const searchWords = pgTable(
  'search_words',
  {
    siteId: text().notNull().$type<SiteId>(),
    word: text().notNull(),
    /** In how many open ads it stands. */
    jobs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.word] })],
);
