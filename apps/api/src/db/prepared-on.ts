import type { Db } from './client.ts';

/**
 * A statement that is asked again and again: each database is handed it once, and plans it once for each connection.
 * @param prepare ends in `.prepare(name)`, with a name of its own
 */
export const preparedOn = <Statement>(prepare: (db: Db) => Statement): ((db: Db) => Statement) => {
  const known = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = known.get(db) ?? prepare(db);
    known.set(db, statement);
    return statement;
  };
};
