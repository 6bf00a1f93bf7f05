import type { Db } from './client.ts';
import { sqlStateOf } from './sql-state.ts';

/** A transaction that lost against another one: serialization failure, deadlock. */
const lost = new Set(['40001', '40P01']);

/** Runs `work` in a transaction, again when the database asks for it. `work` must touch nothing but `tx`. */
export const transact = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === 4 || !lost.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
};
