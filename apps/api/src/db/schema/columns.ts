import { sql } from 'drizzle-orm';
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Ids are positive 32-bit integers that the database hands out. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A point in time, to the millisecond: what a `Date` can hold. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** When the row was written, by the database's clock. */
export const createdAt = () => instant().notNull().defaultNow();

/** When the row was last changed, by the database's clock. */
export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);

/** Counts the changes of a row: who changes it says which one they saw (`If-Match`). */
export const version = () => integer().notNull().default(1);

/** A list of words, empty by default. */
export const textList = <T extends string = string>() =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`)
    .$type<T[]>();

/** Lexemes with an index. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
