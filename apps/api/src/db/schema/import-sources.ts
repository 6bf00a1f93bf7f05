import type { SiteId } from '@radar/config/sites';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What the scheduled import remembers of a feed between two visits. */
export const importSources = pgTable(
  'import_sources',
  {
    siteId: text().notNull().$type<SiteId>(),
    /** Name of the feed, as `jobs.source`. */
    source: text().notNull(),
    /** Where the validators below come from. */
    address: text(),
    etag: text(),
    lastModified: text(),
    nextRunAt: instant().notNull().defaultNow(),
    /** Until then one instance reads it. */
    leaseUntil: instant(),
    leaseToken: text(),
    /** Runs in a row in which it named suspiciously few ads. */
    shrunkRuns: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.source] })],
);
