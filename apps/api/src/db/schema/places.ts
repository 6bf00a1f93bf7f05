import type { Locale } from '@radar/i18n/locales';
import { type AnyPgColumn, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { textList } from './columns.ts';

/** Countries, regions and towns, each under the one that holds it. Ids come with our data and stay. */
export const places = pgTable(
  'places',
  {
    id: integer().primaryKey(),
    /** A city has ten thousand people or more; a `place` is any smaller town, or a part of one. */
    kind: text().notNull().$type<'country' | 'region' | 'city' | 'place'>(),
    /** The region of a town, the country of a region. */
    parentId: integer().references((): AnyPgColumn => places.id),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    /** The place's own name, in Latin letters. */
    name: text().notNull(),
    /** Its name in each language. */
    names: jsonb().notNull().$type<Record<Locale, string>>(),
    slug: text().notNull(),
    /** Its names as stems, in the cases that ads use. */
    keys: textList(),
    population: integer(),
    /** Degrees, WGS 84. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => [index().on(table.parentId), index().on(table.country, table.slug)],
);
