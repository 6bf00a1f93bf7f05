import type { SiteId } from '@radar/config/sites';
import type { ImportRunOutcome } from '@radar/domain/imports';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** One visit to a feed of the schedule; kept for 30 days. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    siteId: text().notNull().$type<SiteId>(),
    source: text().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant().notNull(),
    outcome: text().notNull().$type<ImportRunOutcome>(),
    /** Kind of the failure, such as `HTTP_500`; never its text. */
    fault: text(),
    created: integer().notNull(),
    updated: integer().notNull(),
    unchanged: integer().notNull(),
    duplicates: integer().notNull(),
    rejected: integer().notNull(),
    closed: integer().notNull(),
  },
  (table) => [index().on(table.startedAt)],
);
