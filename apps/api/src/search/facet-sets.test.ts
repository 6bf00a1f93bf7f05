import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { facetSets, jobSearch, jobSearchPast } from '../db/schema/index.ts';
import { loadReference } from '../reference/load-reference.ts';
import { aListedJob } from '../testing/listed-job.ts';
import { aTestDatabase } from '../testing/test-database.ts';
import { removeJobs, tidyIndex } from './index-jobs.ts';

let database: Database;
beforeAll(async () => {
  database = await aTestDatabase();
  await loadReference(database.db);
});
afterAll(() => database.close());

const setsOf = async (table: typeof jobSearch | typeof jobSearchPast): Promise<number[]> => {
  const rows = await rowsOf<{ id: number }>(
    database.db,
    sql`select unnest(array[trait_set, place_set, position_set, employer_set]) as id from ${table}`,
  );
  return [...new Set(rows.map(({ id }) => id))].toSorted((a, b) => a - b);
};

const keptSets = async (): Promise<number[]> =>
  (await database.db.select({ id: facetSets.id }).from(facetSets)).map(({ id }) => id).toSorted((a, b) => a - b);

it('are shared by ads, and end with the last row that names them', async () => {
  const { db } = database;
  const ofWaiter = { at: ['Zagreb'], as: ['waiter'] };
  const first = await aListedJob(db, { employerId: null }, ofWaiter);
  await aListedJob(db, { employerId: null }, ofWaiter);
  const shared = await keptSets();
  expect(shared).toEqual(await setsOf(jobSearch));
  const cook = await aListedJob(db, { employerId: null, workMode: 'remote' }, { at: ['Split'], as: ['cook'] });
  expect((await keptSets()).length).toBeGreaterThan(shared.length);

  await removeJobs(db, [first, cook]);
  await tidyIndex(db);
  // Who pages through an older list still finds them.
  expect(await setsOf(jobSearch)).toEqual(shared);
  expect(await keptSets()).toEqual(
    [...new Set([...shared, ...(await setsOf(jobSearchPast))])].toSorted((a, b) => a - b),
  );
  expect((await keptSets()).length).toBeGreaterThan(shared.length);
  await db.execute(sql`delete from job_search_past`);
  await tidyIndex(db);
  expect(await keptSets()).toEqual(shared);
});
