import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { positions, settings } from '../db/schema/index.ts';
import { loadReference } from '../reference/load-reference.ts';
import { referenceSetting } from '../reference/reference-version.ts';
import { aTestDatabase } from '../testing/test-database.ts';
import { catalogueOf } from './catalogue.ts';

let database: Awaited<ReturnType<typeof aTestDatabase>>;
beforeAll(async () => {
  database = await aTestDatabase();
  await loadReference(database.db);
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

it('is read once, and anew within a minute after another process has written places or positions', async () => {
  const { db } = database;
  vi.useFakeTimers({ toFake: ['Date'] });
  const before = await catalogueOf(db);
  const [position] = before.positionById.values();
  if (position === undefined) throw new Error('No position');
  const names = { ...position.names, hr: 'Čuvar svjetionika' };
  await db.update(positions).set({ names }).where(eq(positions.id, position.id));
  await db.update(settings).set({ value: 'of the next release' }).where(eq(settings.key, referenceSetting));
  expect(await catalogueOf(db)).toBe(before);

  vi.setSystemTime(Date.now() + 61_000);
  await vi.waitFor(async () => {
    const after = await catalogueOf(db);
    expect(after.positionById.get(position.id)?.names.hr).toBe('Čuvar svjetionika');
  });
  const after = await catalogueOf(db);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await catalogueOf(db)).toBe(after);
});
