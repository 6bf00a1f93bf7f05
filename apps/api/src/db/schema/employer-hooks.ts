import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';
import { employers } from './employers.ts';

/** An employer's own system that takes applications and reports what becomes of them. */
export const employerHooks = pgTable('employer_hooks', {
  employerId: integer()
    .primaryKey()
    .references(() => employers.id, { onDelete: 'cascade' }),
  /** Where each sent application is posted; null for a system that only asks. */
  url: text(),
  /** Base64 of the key that signs both ways. */
  secret: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
