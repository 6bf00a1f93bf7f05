import type { SiteId } from '@radar/config/sites';
import type { Application } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { guests } from './guests.ts';
import { jobs } from './jobs.ts';

/** A person's application for a job, from the first draft on. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    siteId: text().notNull().$type<SiteId>(),
    guestId: integer()
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => jobs.id),
    applicationType: text().notNull().$type<Application['applicationType']>(),
    status: text().notNull().default('initiated').$type<Application['status']>(),
    source: text().notNull(),
    /** Language that the person was reading in: the one to write to them in. */
    locale: text().notNull().$type<Locale>(),
    firstName: text(),
    lastName: text(),
    email: text(),
    phone: text(),
    nationality: text(),
    coverLetter: text(),
    /** When the stated address was confirmed by its code; cleared when the address changes. */
    verifiedAt: instant(),
    acceptedTosAt: instant(),
    sentAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // One open application per person and job: two tabs meet in the same draft.
    uniqueIndex('applications_open_index')
      .on(table.guestId, table.jobId)
      .where(sql`status = 'initiated'`),
    index().on(table.jobId),
  ],
);
