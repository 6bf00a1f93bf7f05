import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { guests } from './guests.ts';
import { jobs } from './jobs.ts';

/** Jobs whose page a guest has opened: what marks them seen on lists. Goes with the guest. */
export const seenJobs = pgTable(
  'seen_jobs',
  {
    guestId: integer()
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.jobId] }), index().on(table.jobId)],
);
