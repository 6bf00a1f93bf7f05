import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { jobs } from './jobs.ts';

/** Visits of a job's page, counted by day and by where they came from. Nothing in it belongs to a person. */
export const pageVisits = pgTable(
  'page_visits',
  {
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    source: text().notNull(),
    utmSource: text().notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day, table.source, table.utmSource] }), index().on(table.day)],
);
