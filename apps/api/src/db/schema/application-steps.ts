import type { ApplicationStep } from '@radar/domain/applications';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { instant } from './columns.ts';

/** What became of a sent application, each step once. */
export const applicationSteps = pgTable(
  'application_steps',
  {
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    step: text().notNull().$type<ApplicationStep>(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.step] })],
);
