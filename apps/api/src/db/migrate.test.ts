import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aTestDatabase } from '../testing/test-database.ts';
import { DatabaseUnusableError, type Database } from './client.ts';
import { isMigrated, migrate, readMigrations } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { rowsOf } from './rows.ts';

let database: Awaited<ReturnType<typeof aTestDatabase>>;
beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

const forget = async () => {
  await database.db.execute(sql`drop schema public cascade`);
  await database.db.execute(sql`create schema public`);
};

const versions = () => rowsOf<{ n: number }>(database.db, sql`select count(*)::int as n from schema_migrations`);

describe('migrations', () => {
  it('are applied once', async () => {
    expect(await isMigrated(database.db)).toBe(true);
    expect(await migrate(database.db)).toEqual([]);
  });

  it('fill an empty database', async () => {
    await forget();
    expect(await isMigrated(database.db).catch(() => false)).toBe(false);
    expect(await migrate(database.db)).toEqual((await readMigrations()).map(({ tag }) => tag));
    expect(await isMigrated(database.db)).toBe(true);
  });

  it('by other hands stop the start', async () => {
    await database.db.execute(sql`update schema_migrations set hash = 'other' where tag like '0001%'`);
    await expect(migrate(database.db)).rejects.toBeInstanceOf(DatabaseUnusableError);
    await forget();
    await migrate(database.db);
  });

  it.runIf(inject('template').engine === 'postgres')('by four instances at once are applied once each', async () => {
    await forget();
    const url = database.url ?? '';
    const instances: Database[] = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
    const applied = await Promise.all(instances.map(({ db }) => migrate(db)));
    expect(applied.flat().toSorted()).toEqual((await readMigrations()).map(({ tag }) => tag));
    expect((await versions())[0]?.n).toBe((await readMigrations()).length);
    await Promise.all(instances.map((instance) => instance.close()));
  });

  it.runIf(inject('template').engine === 'postgres')('that a killed instance left half done start clean', async () => {
    await forget();
    const killed = await openPostgres(database.url ?? '');
    const half = killed.db.transaction(async (tx) => {
      await tx.execute(sql`create table applications (id int)`);
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(half).rejects.toThrow();
    await migrate(database.db);
    expect(await isMigrated(database.db)).toBe(true);
    await killed.close();
  });
});

describe('PGlite', () => {
  it('fails at once where the outer handle is used inside a transaction', async () => {
    const pglite = await openPglite({});
    // oxlint-disable-next-line radar/only-tx -- this is the mistake under test
    const wrong = pglite.db.transaction(() => pglite.db.execute(sql`select 1`));
    await expect(wrong).rejects.toThrow();
    const cause: unknown = await wrong.catch((error: unknown) => (error instanceof Error ? error.cause : null));
    expect(cause).toMatchObject({ message: expect.stringContaining('pass `tx` on') });
    expect(await rowsOf(pglite.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await pglite.close();
  });
});
