import type { SiteId } from '@radar/config/sites';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { instant, tsvector } from './columns.ts';
import { jobs } from './jobs.ts';

/**
 * What the search reads of a job: one narrow row. Words and filters are lexemes of the same `doc`, so one GIN index
 * answers both. Only open jobs have a row. How its columns are stored is set by the handwritten migration.
 */
export const jobSearch = pgTable(
  'job_search',
  {
    jobId: integer()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    siteId: text().notNull().$type<SiteId>(),
    /** Tier of the format and time of publication in one number: the order of every list. */
    rankKey: bigint({ mode: 'number' }).notNull(),
    /** Names this very row: a job that changes gets a new one. */
    version: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The time of the search (see search-clock.ts) at which this row came: a list as of an earlier instant lacks it. */
    listedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    publishedAt: instant().notNull(),
    endsAt: instant(),
    /** Highest pay in whole units of its currency a month, as stated or as the law of the place estimates it; null where neither. */
    salaryGross: integer(),
    salaryNet: integer(),
    salaryCurrency: text(),
    /** Its facets, by the sets that they stand in: see facet-sets.ts and search/facet-sets.ts. */
    traitSet: integer().notNull(),
    placeSet: integer().notNull(),
    positionSet: integer().notNull(),
    employerSet: integer().notNull(),
    doc: tsvector().notNull(),
  },
  (table) => [
    index().using('gin', table.doc).with({ fastupdate: false }),
    // Nulls first, as `order by … desc` has them: else the index would not give the order.
    index().on(table.siteId, table.rankKey.desc().nullsFirst(), table.jobId.desc().nullsFirst()),
    // With the end, so that new ads are counted in the index alone.
    index().on(table.siteId, table.publishedAt, table.endsAt),
    index().on(table.endsAt),
    index().on(table.listedAt),
  ],
);
