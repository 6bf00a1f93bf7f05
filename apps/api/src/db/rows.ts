import type { SQL } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Rows of a query written in SQL, keyed by column name. The caller states their type: instants come as text, and what
 * counts must be cast (`count(*)::int`), since the engines read `bigint` differently.
 */
export const rowsOf = async <Row extends Record<string, unknown>>(db: Db, query: SQL): Promise<Row[]> => {
  const result: unknown = await db.execute(query);
  if (typeof result !== 'object' || result === null || !('rows' in result))
    throw new Error('The driver answered no rows.');
  return result.rows as Row[];
};
