import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { jobs } from './jobs.ts';
import { places } from './places.ts';

/** Where a job is done: each place that its ad names, in the ad's order. */
export const jobPlaces = pgTable(
  'job_places',
  {
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** 0 for the first place of the ad. */
    ordinal: integer().notNull(),
    /** Null where only the ad's own words are known. */
    placeId: integer().references(() => places.id),
    /** The ad's own words: `Zagreb (Buzin)`. */
    name: text().notNull(),
    /** Region in the ad's own words. */
    region: text(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    address: text(),
    /** Degrees, WGS 84, where the ad states them. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.ordinal] }), index().on(table.placeId)],
);
