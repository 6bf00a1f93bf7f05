import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { jobs } from './jobs.ts';
import { positions } from './positions.ts';

/** The occupations that an ad seeks, best first. */
export const jobPositions = pgTable(
  'job_positions',
  {
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** 0 for the position that the job's page names. */
    ordinal: integer().notNull(),
    positionId: integer()
      .notNull()
      .references(() => positions.id),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.ordinal] }), index().on(table.positionId)],
);
