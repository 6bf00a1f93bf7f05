import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { employers } from './employers.ts';
import { users } from './users.ts';

/** Employers that a signed-in person follows or has hidden. */
export const employerMarks = pgTable(
  'employer_marks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    employerId: integer()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    followedAt: instant(),
    hiddenAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.employerId] }), index().on(table.employerId)],
);
