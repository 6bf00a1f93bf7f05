import type { ApplicationStep } from '@radar/domain/applications';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** News for a signed-in person, told in their language when they are shown. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    step: text().notNull().$type<ApplicationStep>(),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.id), index().on(table.applicationId)],
);
