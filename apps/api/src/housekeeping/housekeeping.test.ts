import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { register, requestLoginLink } from '@radar/domain/accounts';
import { sendApplication, startApplication } from '@radar/domain/applications';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accountCodes,
  applications,
  employerMarks,
  guests,
  idempotencyKeys,
  jobMarks,
  linkTokens,
  notifications,
  outbox,
  sessions,
  users,
  verificationCodes,
} from '../db/schema/index.ts';
import { placeOf } from '../files/file-store.ts';
import { aStoredFile } from '../testing/a-stored-file.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { aFilledApplicant, aKey, aReadyApplicant } from '../testing/applicant.ts';
import { aJob } from '../testing/builders.ts';
import { aMember, aRegistration, signedIn } from '../testing/members.ts';
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
    guests: 0,
  });
});

it('keeps a guest as long as something that they have sent', async () => {
  const applicant = await aReadyApplicant(api);
  const { params, key } = { params: { id: applicant.id }, key: aKey() };
  await applicant.call(sendApplication, { params, body: { acceptTos: true } }, { idempotencyKey: key });
  await api.db.update(guests).set({ expiresAt: sql`now() - interval '1 second'` });
  await forgetOldRows(api.db);
  expect(await api.db.$count(guests)).toBe(1);
  await api.db.delete(idempotencyKeys);
});

it('forgets of accounts what has ended, and what was never confirmed', async () => {
  const member = await aMember(api);
  const visitor = await signedIn(api, member);
  await visitor.call(requestLoginLink, { body: { email: member.email } });
  await api.visitor().call(register, { body: aRegistration() });
  const [job, kept] = [await aJob(api.db), await aJob(api.db)];
  await api.db.insert(jobMarks).values([
    { userId: member.id, jobId: job.id, seenAt: sql`now() - interval '366 days'` },
    { userId: member.id, jobId: kept.id, savedAt: sql`now() - interval '366 days'` },
  ]);
  await api.db.insert(employerMarks).values({ userId: member.id, employerId: job.employerId ?? 0 });
  await api.mails();
  await api.db.update(outbox).set({ doneAt: null, deadAt: sql`now() - interval '31 days'` });
  await api.db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
  await api.db.update(linkTokens).set({ expiresAt: sql`now() - interval '25 hours'` });
  await api.db.update(accountCodes).set({ createdAt: sql`now() - interval '25 hours'` });
  await api.db.update(users).set({ createdAt: sql`now() - interval '4 days'` });
  await forgetOldRows(api.db);
  expect(await api.snapshot()).toMatchObject({
    account_codes: 0,
    employer_marks: 0,
    job_marks: 1,
    link_tokens: 0,
    outbox: 0,
    sessions: 0,
    users: 1,
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

it('removes files that nobody names, once they are half a day old', async () => {
  const { files } = api.services;
  await aFilledApplicant(api);
  const orphan = await aStoredFile(api.services);
  const young = await aStoredFile(api.services);
  const before12h = new Date(Date.now() - 13 * 3_600_000);
  for (const key of await files.listOlderThan(new Date(Date.now() + 1_000))) {
    if (key !== young) await utimes(join(api.services.env.dataDir, 'files', placeOf(key)), before12h, before12h);
  }
  const before = (await api.snapshot())['files'] ?? 0;
  // The file of the application that was forgotten above goes too; that of the draft stays.
  expect(await removeOrphans(api.db, files)).toBe(2);
  expect((await api.snapshot())['files']).toBe(before - 2);
  expect(await files.open(orphan)).toBeNull();
  expect(await files.listOlderThan(new Date(Date.now() + 1_000))).toContain(young);
});

it('forgets drafts of an account that nobody has touched for 90 days, and news after a year', async () => {
  const person = await signedIn(api, await aMember(api));
  const start = async () => {
    const { id: jobId } = await aJob(api.db);
    return (await person.call(startApplication, { body: { jobId, applicationType: 'full' } })).id;
  };
  const [old, fresh, sent] = [await start(), await start(), await start()];
  await api.db.execute(sql`update applications set status = 'completed', sent_at = now() where id = ${sent}`);
  await api.db.execute(
    sql`update applications set updated_at = now() - interval '91 days' where id in (${old}, ${sent})`,
  );
  await api.db.execute(sql`
    insert into notifications (user_id, application_id, step, created_at)
    select user_id, id, 'seen', now() - interval '366 days' from applications where id = ${sent}
    union all select user_id, id, 'ended', now() from applications where id = ${sent}`);
  await forgetOldRows(api.db);
  const kept = await api.db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.id, [old, fresh, sent]))
    .orderBy(applications.id);
  expect(kept.map(({ id }) => id)).toEqual([fresh, sent]);
  const news = await api.db.select({ step: notifications.step }).from(notifications);
  expect(news).toEqual([{ step: 'ended' }]);
});
