import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { places, positions } from '../db/schema/index.ts';
import { aTestDatabase } from '../testing/test-database.ts';
import { loadReference } from './load-reference.ts';
import { referencePlaces, referencePositions } from './read-reference.ts';

let database: Awaited<ReturnType<typeof aTestDatabase>>;
beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

it('writes every place and position once', async () => {
  expect(await loadReference(database.db)).toBe(true);
  expect(await database.db.$count(places)).toBe(referencePlaces().length);
  expect(await database.db.$count(positions)).toBe(referencePositions().length);
  const [skopje] = await database.db.select().from(places).where(eq(places.name, 'Skopje'));
  expect(skopje).toMatchObject({ kind: 'city', country: 'MK', names: { mk: 'Скопје', hr: 'Skoplje', en: 'Skopje' } });
});

it('is done with when nothing has changed', async () => {
  expect(await loadReference(database.db)).toBe(false);
});
