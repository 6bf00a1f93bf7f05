import { demoAccountOf } from '@radar/config/demo-account';
import { siteIds } from '@radar/config/sites';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applications, applicationSteps, users } from '../db/schema/index.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { isPassword } from '../passwords/hash-password.ts';
import { aJob } from '../testing/builders.ts';
import { aTestDatabase } from '../testing/test-database.ts';
import { addDemoAccounts } from './demo-accounts.ts';

const here = {
  hr: 'http://localhost:3000',
  ba: 'http://127.0.0.1:3001',
  mk: 'http://localhost:3002',
  kampus: 'http://localhost:3003',
};

let database: Awaited<ReturnType<typeof aTestDatabase>>;
beforeEach(async () => {
  database = await aTestDatabase();
});
afterEach(() => database.close());

it('gives each site of this machine one account, once, with the password that is told', async () => {
  const { db } = database;
  await addDemoAccounts(db, here);
  await addDemoAccounts(db, here);
  const rows = await db.select().from(users);
  expect(rows.map(({ siteId }) => siteId).toSorted()).toEqual(siteIds.toSorted());
  for (const row of rows) {
    const { email, username, password } = demoAccountOf(row.siteId);
    expect(row).toMatchObject({ email, username });
    expect(row.verifiedAt).not.toBeNull();
    expect(await isPassword(password, row.passwordHash ?? '')).toBe(true);
    expect(isCommonPassword(password)).toBe(false);
  }
});

it('shows an application of every state to whom it is told, once', async () => {
  const { db } = database;
  for (let n = 0; n < 7; n += 1) await aJob(db);
  await addDemoAccounts(db, here);
  await addDemoAccounts(db, here);
  const rows = await db.select().from(applications).orderBy(applications.id);
  expect(rows.map(({ siteId, status }) => [siteId, status])).toEqual([
    ...Array.from({ length: 4 }, () => ['hr', 'completed']),
    ['hr', 'initiated'],
  ]);
  const steps = await db.select().from(applicationSteps).orderBy(applicationSteps.applicationId, applicationSteps.at);
  expect(steps.map(({ step }) => step)).toEqual([
    'forwarded',
    'no_feedback',
    'forwarded',
    'seen',
    'ended',
    'forwarded',
    'seen',
    'forwarded',
  ]);
});

it('gives none to a site that others can reach', async () => {
  const { db } = database;
  await addDemoAccounts(db, { ...here, hr: 'https://radar-hrvatska.example', mk: 'http://localhost.evil.example' });
  const rows = await db.select({ siteId: users.siteId }).from(users);
  expect(rows.map(({ siteId }) => siteId).toSorted()).toEqual(['ba', 'kampus']);
});
