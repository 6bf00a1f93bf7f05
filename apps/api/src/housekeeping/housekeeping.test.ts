import { utimes } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { startApplication } from '@radar/domain/applications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guests, idempotencyKeys, outbox, verificationCodes } from '../db/schema/index.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { aFilledApplicant, aReadyApplicant } from '../testing/applicant.ts';
import { aJob } from '../testing/builders.ts';
import { forgetOldRows } from './old-rows.ts';
import { removeOrphans } from './orphan-files.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

it('forgets what is old, and nothing else', async () => {
  await aReadyApplicant(api);
  const before = await api.snapshot();
  await forgetOldRows(api.db);
  expect(await api.snapshot()).toEqual(before);

  await api.db.update(verificationCodes).set({ createdAt: sql`now() - interval '25 hours'` });
  await api.db.update(outbox).set({ doneAt: sql`now() - interval '8 days'` });
  await api.db.update(guests).set({ expiresAt: sql`now() - interval '1 second'` });
  await forgetOldRows(api.db);
  expect(await api.snapshot()).toMatchObject({
    verification_codes: 0,
    outbox: 0,
    applications: 0,
    application_documents: 0,
  });
});

it('keeps an answer for 24 hours', async () => {
  const visitor = api.visitor();
  await visitor.call(startApplication, { body: { jobId: (await aJob(api.db)).id, applicationType: 'full' } });
  const [guest] = await api.db
    .select()
    .from(guests)
    .orderBy(sql`id desc`)
    .limit(1);
  const key = { guestId: guest?.id ?? 0, requestHash: 'x', answer: {} };
  await api.db.insert(idempotencyKeys).values([
    { ...key, key: 'young', createdAt: sql`now() - interval '23 hours'` },
    { ...key, key: 'old', createdAt: sql`now() - interval '25 hours'` },
  ]);
  await forgetOldRows(api.db);
  expect((await api.db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['young']);
});

it('removes files that nobody names, once they are a day old', async () => {
  const { files } = api.services;
  await aFilledApplicant(api);
  const orphan = await files.store(Readable.from([Buffer.from('x')]));
  const young = await files.store(Readable.from([Buffer.from('x')]));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const key of await files.listOlderThan(new Date(Date.now() + 1_000))) {
    if (key !== young.key) await utimes(files.pathOf(key), yesterday, yesterday);
  }
  const before = (await api.snapshot())['files'] ?? 0;
  // The file of the application that was forgotten above goes too; that of the draft stays.
  expect(await removeOrphans(api.db, files)).toBe(2);
  expect((await api.snapshot())['files']).toBe(before - 2);
  expect(await files.has(orphan.key)).toBe(false);
  expect(await files.has(young.key)).toBe(true);
});
