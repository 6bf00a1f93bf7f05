import type { ReportReason } from '@radar/domain/jobs';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { jobs } from './jobs.ts';

/** What visitors reported of ads; nothing says who they were. Kept for a year. */
export const jobReports = pgTable(
  'job_reports',
  {
    id: id(),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    reason: text().notNull().$type<ReportReason>(),
    /** The visitor's own words; empty where there are none. */
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.jobId), index().on(table.createdAt)],
);
