import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { jobs } from './jobs.ts';
import { users } from './users.ts';

/** What a signed-in person has seen, saved and hidden. */
export const jobMarks = pgTable(
  'job_marks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    seenAt: instant(),
    savedAt: instant(),
    hiddenAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index().on(table.jobId)],
);
