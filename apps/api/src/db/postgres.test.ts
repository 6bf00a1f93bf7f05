import { startApplication } from '@radar/domain/applications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { aJob } from '../testing/builders.ts';
import { DatabaseUnusableError } from './client.ts';
import { openPostgres } from './postgres.ts';
import { rowsOf } from './rows.ts';
import { transact } from './transact.ts';

describe.runIf(inject('template').engine === 'postgres')('on PostgreSQL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await aTestApi();
  });
  afterAll(() => api.close());

  const cutOthers = () =>
    api.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );

  it('cut connections fail their statements, and the next ones work', async () => {
    const job = await aJob(api.db);
    const start = () => api.visitor().call(startApplication, { body: { jobId: job.id, applicationType: 'full' } });
    await Promise.all([start(), start(), start()]);
    const inTheMiddle = api.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await cutOthers();
      await tx.execute(sql`select 1`);
    });
    await expect(inTheMiddle).rejects.toThrow();
    await expect
      .poll(() =>
        start().then(
          ({ status }) => status,
          () => null,
        ),
      )
      .toBe('initiated');
  });

  it('deadlocked transactions are run again', async () => {
    const [one, other] = [await aJob(api.db), await aJob(api.db)];
    const touch = (first: number, second: number) =>
      transact(api.db, async (tx) => {
        await tx.execute(sql`update jobs set location = location || '!' where id = ${first}`);
        await tx.execute(sql`select pg_sleep(0.2)`);
        await tx.execute(sql`update jobs set location = location || '!' where id = ${second}`);
      });
    await Promise.all([touch(one.id, other.id), touch(other.id, one.id)]);
    const rows = await rowsOf(api.db, sql`select location from jobs where id in (${one.id}, ${other.id})`);
    expect(rows).toEqual([{ location: 'Split!!' }, { location: 'Split!!' }]);
  });

  it('a statement that takes too long is UNAVAILABLE', async () => {
    await expect(api.db.execute(sql`select pg_sleep(11)`)).rejects.toMatchObject({ cause: { code: '57014' } });
  });
});

it('a server that is not there is told in one line', async () => {
  const error: unknown = await openPostgres('postgres://nobody@127.0.0.1:1/none', { attempts: 2 }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseUnusableError);
  expect(error).toMatchObject({ message: 'PostgreSQL at DATABASE_URL does not answer.' });
});
