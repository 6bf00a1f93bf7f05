import type { SiteId } from '@radar/config/sites';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { instant, tsvector } from './columns.ts';

/**
 * Rows that left `job_search` lately, by a change of the job or its end: whoever pages through a list as of an instant
 * before that still finds them in their place. Written by a trigger.
 */
export const jobSearchPast = pgTable(
  'job_search_past',
  {
    version: bigint({ mode: 'number' }).primaryKey(),
    jobId: integer().notNull(),
    siteId: text().notNull().$type<SiteId>(),
    rankKey: bigint({ mode: 'number' }).notNull(),
    listedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    goneAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    publishedAt: instant().notNull(),
    endsAt: instant(),
    salaryGross: integer(),
    salaryNet: integer(),
    salaryCurrency: text(),
    traitSet: integer().notNull(),
    placeSet: integer().notNull(),
    positionSet: integer().notNull(),
    employerSet: integer().notNull(),
    doc: tsvector().notNull(),
  },
  (table) => [index().on(table.goneAt), index().on(table.listedAt)],
);
