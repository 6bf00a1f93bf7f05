import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

export type Schema = typeof schema;

/** The database or a transaction of it: what every query takes, whichever engine is behind it. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;

/** An open database. */
export type Database = {
  db: Db;
  engine: 'pglite' | 'postgres';
  close: () => Promise<void>;
};

/** A database that another process holds, or that cannot be reached at all: the API cannot start. */
export class DatabaseUnusableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnusableError';
  }
}
