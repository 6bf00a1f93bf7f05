import type { SiteId } from '@radar/config/sites';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { jobs } from './jobs.ts';

/** What tells that two feeds carry the same ad. */
export const jobFingerprints = pgTable(
  'job_fingerprints',
  {
    jobId: integer()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    siteId: text().notNull().$type<SiteId>(),
    /** Hash of employer, title and place, folded. */
    groupKey: text().notNull(),
    /** Hash of the words of the description. */
    wordsHash: text().notNull(),
    /** MinHash of its shingles: equal entries estimate how much two descriptions share. */
    sketch: integer().array().notNull(),
  },
  (table) => [index().on(table.siteId, table.groupKey)],
);
