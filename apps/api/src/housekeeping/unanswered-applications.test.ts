import * as endpoints from '@radar/domain/applications';
import { siteOf } from '@radar/config/sites';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applications, applicationSteps, jobs, notifications } from '../db/schema/index.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { aKey, aReadyApplicant } from '../testing/applicant.ts';
import { aJob, anEmployer } from '../testing/builders.ts';
import { aPdf } from '../testing/files.ts';
import { aMember, signedIn } from '../testing/members.ts';
import type { Visitor } from '../testing/visitor.ts';
import { tellUnanswered } from './unanswered-applications.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const days = siteOf('hr').noFeedbackAfterDays;
const of = (id: number | string) => ({ params: { id: String(id) } });
const send = ({ call }: Pick<Visitor, 'call'>, id: number | string) =>
  call(endpoints.sendApplication, { ...of(id), body: { acceptTos: true } }, { idempotencyKey: aKey() });
const stepsOf = async (id: number | string) =>
  (
    await api.db
      .select()
      .from(applicationSteps)
      .where(eq(applicationSteps.applicationId, Number(id)))
  ).map(({ step }) => step);

const daysAgo = (count: number) => sql`now() - make_interval(days => ${count}::int)`;

/** A sent application of a guest, sent and forwarded long ago, of a job that ended so many days ago. */
const aSentOne = async (endedDaysAgo: number, changes: Partial<typeof jobs.$inferInsert> = {}) => {
  const employer = await anEmployer(api.db, { email: 'posao@tvrtka.example' });
  const { id: jobId } = await aJob(api.db, { employerId: employer.id, title: 'Konobar', ...changes });
  const applicant = await aReadyApplicant(api, { jobId });
  await send(applicant, applicant.id);
  await api.mails();
  await api.db
    .update(applications)
    .set({ sentAt: daysAgo(200) })
    .where(eq(applications.id, Number(applicant.id)));
  await api.db
    .update(applicationSteps)
    .set({ at: daysAgo(199) })
    .where(eq(applicationSteps.applicationId, Number(applicant.id)));
  await api.db
    .update(jobs)
    .set({ endsAt: daysAgo(endedDaysAgo) })
    .where(eq(jobs.id, jobId));
  return { ...applicant, jobId };
};

it('tells once, by mail, that nothing came back', async () => {
  const { id, email } = await aSentOne(days + 1);
  const before = (await api.mails()).length;
  // Two instances do their rounds at the same hour.
  await Promise.all([tellUnanswered(api.services), tellUnanswered(api.services)]);
  await tellUnanswered(api.services);
  expect(await stepsOf(id)).toEqual(['forwarded', 'no_feedback']);
  const told = (await api.mails()).slice(before);
  expect(told.map(({ to, language }) => [to.address, language])).toEqual([[email, 'hr']]);
  expect(told[0]?.subject).toContain('Konobar');
});

it('tells an account in its news, too, of the last one only that it sent', async () => {
  const member = await aMember(api);
  const person = await signedIn(api, member);
  const { id: jobId } = await aJob(api.db);
  const first = await person.call(endpoints.startApplication, { body: { jobId, applicationType: 'full' } });
  await person.call(endpoints.addApplicationDocument, { ...of(first.id), body: { source: 'CV' } }, { file: aPdf() });
  await send(person, first.id);
  const second = await person.call(endpoints.sendApplicationAgain, { ...of(first.id), body: {} });
  await send(person, second.id);
  await api.mails();
  await api.db
    .update(applications)
    .set({ sentAt: daysAgo(200) })
    .where(eq(applications.jobId, jobId));
  await api.db.update(applicationSteps).set({ at: daysAgo(199) });
  await api.db
    .update(jobs)
    .set({ endsAt: daysAgo(days + 1) })
    .where(eq(jobs.id, jobId));
  await tellUnanswered(api.services);
  expect(await stepsOf(first.id)).not.toContain('no_feedback');
  expect(await stepsOf(second.id)).toContain('no_feedback');
  expect(await api.db.select().from(notifications).where(eq(notifications.step, 'no_feedback'))).toMatchObject([
    { userId: member.id, applicationId: second.id },
  ]);
});

it('waits after the end that came first, a closing before the deadline included', async () => {
  const { id, jobId } = await aSentOne(-20);
  await tellUnanswered(api.services);
  expect(await stepsOf(id)).not.toContain('no_feedback');
  await api.db
    .update(jobs)
    .set({ closedAt: daysAgo(days + 1) })
    .where(eq(jobs.id, jobId));
  await tellUnanswered(api.services);
  expect(await stepsOf(id)).toContain('no_feedback');
});

it.each([
  ['while the site still waits', days - 1, []],
  ['once the selection has ended', days + 1, [{ step: 'ended', at: daysAgo(100) }]],
  ['soon after the employer was heard of', days + 1, [{ step: 'seen', at: daysAgo(days - 1) }]],
] as const)('says nothing %s', async (_, endedDaysAgo, steps) => {
  const { id } = await aSentOne(endedDaysAgo);
  for (const step of steps)
    await api.db.insert(applicationSteps).values({ ...step, applicationId: Number(id) } as never);
  await tellUnanswered(api.services);
  expect(await stepsOf(id)).not.toContain('no_feedback');
});

it('says nothing of a job without an end', async () => {
  const { id, jobId } = await aSentOne(days + 1);
  await api.db.update(jobs).set({ endsAt: null, closedAt: null }).where(eq(jobs.id, jobId));
  await tellUnanswered(api.services);
  expect(await stepsOf(id)).not.toContain('no_feedback');
});
