// radar/only-tx 4
type Db = { transaction: (work: (tx: Db) => Promise<void>) => Promise<void>; insert: (row: string) => Promise<void> };

declare const transact: (db: Db, work: (tx: Db) => Promise<void>) => Promise<void>;
declare const countJobs: (db: Db) => Promise<void>;

export const outside = async (db: Db, context: { db: Db }) => {
  await db.insert('before');
  await db.transaction(async (tx) => {
    await tx.insert('good');
    await db.insert('bad');
  });
  await transact(db, async (tx) => {
    await tx.insert('good');
    await countJobs(db);
  });
  await transact(context.db, async () => {
    await context.db.insert('bad');
  });
  await transact(db, async (tx) => {
    await Promise.all([1, 2].map(async () => db.insert('bad')));
    await transact(tx, async (inner) => inner.insert('good'));
  });
  await transact(db, async (db) => db.insert('good: the same name, another handle'));
  await db.insert('after');
};
