import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, DatabaseUnusableError } from './client.ts';
import * as schema from './schema/index.ts';

const statementTimeoutMs = 10_000;

/** Waits for a database that is just starting: 0.5 s, doubled up to 8 s. */
const awaitAnswer = async (pool: pg.Pool, attempts: number): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (attempt === attempts) throw new DatabaseUnusableError('PostgreSQL at DATABASE_URL does not answer.', error);
      await sleep(Math.min(500 * 2 ** (attempt - 1), 8_000));
    }
  }
};

/** Opens a pool on PostgreSQL 15 to 18. */
export const openPostgres = async (databaseUrl: string, { attempts = 6 } = {}): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'radar-api',
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  });
  // A connection that the server cuts is replaced on the next query, and the statement on it fails by itself. Without
  // listeners, on idle connections and on those in a transaction, the cut would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  try {
    await awaitAnswer(pool, attempts);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    engine: 'postgres',
    close: () => pool.end(),
  };
};
