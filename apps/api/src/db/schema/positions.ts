import type { Locale } from '@radar/i18n/locales';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** Occupations and, above them, their categories (rows without a parent). Ids and codes come with our data and stay. */
export const positions = pgTable(
  'positions',
  {
    id: integer().primaryKey(),
    code: text().notNull(),
    parentId: integer().references((): AnyPgColumn => positions.id),
    /** In the masculine form where a language has two. */
    names: jsonb().notNull().$type<Record<Locale, string>>(),
    feminines: jsonb().notNull().default({}).$type<Partial<Record<Locale, string>>>(),
    /** Other words of ads and of people who search. */
    synonyms: jsonb().notNull().default({}).$type<Partial<Record<Locale, string[]>>>(),
  },
  (table) => [unique().on(table.code), index().on(table.parentId)],
);
