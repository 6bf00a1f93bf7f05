import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { jobs } from './jobs.ts';

/** Visitors who left for an employer's own form, counted by day and campaign. Nothing in it belongs to a person. */
export const externalVisits = pgTable(
  'external_visits',
  {
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    utmSource: text().notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day, table.utmSource] }), index().on(table.day)],
);
