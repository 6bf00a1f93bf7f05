import type { SiteId } from '@radar/config/sites';
import type { Application } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { coverLetters } from './cover-letters.ts';
import { guests } from './guests.ts';
import { jobs } from './jobs.ts';
import { users } from './users.ts';

/** A person's application for a job, from the first draft on. It belongs to a guest or to an account. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    siteId: text().notNull().$type<SiteId>(),
    guestId: integer().references(() => guests.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
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
    /** The saved letter that the text was taken from. */
    coverLetterId: integer().references(() => coverLetters.id, { onDelete: 'set null' }),
    /** The e-mail or phone number that is known to be the person's: by a code, or as the account's own address. */
    verifiedAddress: text(),
    /** The sent application that this one brings up to date. */
    updates: integer().references((): AnyPgColumn => applications.id, { onDelete: 'set null' }),
    acceptedTosAt: instant(),
    sentAt: instant(),
    /** A pending one that was deleted: it can be restored for a while, then it goes for good. */
    deletedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('applications_owner_check', sql`num_nonnulls(guest_id, user_id) = 1`),
    // One open application per person and job: two tabs meet in the same draft.
    uniqueIndex('applications_open_guest_index')
      .on(table.guestId, table.jobId)
      .where(sql`status = 'initiated' and deleted_at is null`),
    uniqueIndex('applications_open_user_index')
      .on(table.userId, table.jobId)
      .where(sql`status = 'initiated' and deleted_at is null`),
    index().on(table.guestId),
    index().on(table.userId),
    index().on(table.jobId),
    index().on(table.updates),
    index().on(table.coverLetterId),
  ],
);
