import * as endpoints from '@radar/domain/applications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aKey, anApplicant, aReadyApplicant } from '../../testing/applicant.ts';
import { aJob, anEmployer } from '../../testing/builders.ts';
import { expectRefused } from '../../testing/expect-refused.ts';
import { aPdf } from '../../testing/files.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const body = { acceptTos: true } as const;
const longAgo = new Date('2020-01-01T00:00:00Z');

describe('sending', () => {
  const send = (applicant: { call: ReturnType<TestApi['visitor']>['call']; id: string }, key?: string) =>
    applicant.call(
      endpoints.sendApplication,
      { params: { id: applicant.id }, body },
      key === undefined ? {} : { idempotencyKey: key },
    );

  it('names every step that is missing', async () => {
    const applicant = await anApplicant(api);
    const error = await expectRefused(api, () => send(applicant, aKey()), 'APPLICATION_STEP_MISSING');
    expect(error.details.fields).toEqual([
      { path: 'firstName', code: 'required' },
      { path: 'lastName', code: 'required' },
      { path: 'email', code: 'emailOrPhone' },
      { path: 'documents', code: 'cv' },
      { path: 'code', code: 'code' },
    ]);
  });

  it('wants the terms accepted', async () => {
    const { call, id } = await aReadyApplicant(api);
    const error = await expectRefused(
      api,
      () =>
        call(
          endpoints.sendApplication,
          { params: { id }, body: { acceptTos: false } as never },
          { idempotencyKey: aKey() },
        ),
      'VALIDATION_FAILED',
    );
    expect(error.details.fields).toEqual([{ path: 'acceptTos', code: 'acceptTos' }]);
  });

  it.each([
    ['none', undefined],
    ['a short one', 'short'],
    ['a long one', 'x'.repeat(129)],
    ['words', 'has spaces in it, and a comma'],
    ['other letters', 'čćžšđčćžšđčćžšđčć'],
  ])('wants a key, not %s', async (_, key) => {
    const applicant = await aReadyApplicant(api);
    const answer = await applicant.request({
      method: 'POST',
      url: `/applications/${applicant.id}/application`,
      payload: body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
  });

  it('is refused once the job has ended', async () => {
    const applicant = await aReadyApplicant(api);
    await api.db.update(jobs).set({ endsAt: longAgo }).where(eq(jobs.id, applicant.jobId));
    const { coverLetter, documents } = await applicant.call(endpoints.getApplication, { params: { id: applicant.id } });
    await expectRefused(api, () => send(applicant, aKey()), 'JOB_EXPIRED');
    expect(await applicant.call(endpoints.getApplication, { params: { id: applicant.id } })).toMatchObject({
      coverLetter,
      documents,
      status: 'initiated',
      mayContinue: false,
    });
  });

  it('is refused once the job takes no applications here any more', async () => {
    const applicant = await aReadyApplicant(api);
    await api.db.update(jobs).set({ applicationWays: [] }).where(eq(jobs.id, applicant.jobId));
    await expectRefused(api, () => send(applicant, aKey()), 'APPLICATION_TYPE_UNSUPPORTED');
  });

  it('again with the same key gives the first answer, with another one ALREADY_SENT', async () => {
    const applicant = await aReadyApplicant(api);
    const key = aKey();
    const first = await send(applicant, key);
    const before = await api.snapshot();
    expect(await send(applicant, key)).toEqual(first);
    expect(await api.snapshot()).toEqual(before);
    await expectRefused(api, () => send(applicant, aKey()), 'APPLICATION_ALREADY_SENT');
  });

  it('of another application with the same key is refused', async () => {
    const applicant = await aReadyApplicant(api);
    const key = aKey();
    await send(applicant, key);
    const other = await applicant.call(endpoints.startApplication, {
      body: { jobId: (await aJob(api.db)).id, applicationType: 'full' },
    });
    await expectRefused(api, () => send({ ...applicant, id: String(other.id) }, key), 'IDEMPOTENCY_KEY_REUSED');
  });

  it('with the key of another guest is another request', async () => {
    const key = aKey();
    const one = await send(await aReadyApplicant(api), key);
    const other = await send(await aReadyApplicant(api), key);
    expect(other.id).not.toBe(one.id);
  });

  it('fifty times at once sends one application and one mail each', async () => {
    const employer = await anEmployer(api.db, { email: 'jedan@mail.example' });
    const job = await aJob(api.db, { employerId: employer.id });
    const applicant = await aReadyApplicant(api, { jobId: job.id });
    const key = aKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(applicant, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const mails = await api.mails();
    expect(mails.filter(({ to }) => to.address === 'jedan@mail.example')).toHaveLength(1);
    expect(
      mails.filter(({ to, subject }) => to.address === applicant.email && subject.startsWith('Prijava')),
    ).toHaveLength(1);
  });

  it('fifty times at once with fifty keys sends one', async () => {
    const applicant = await aReadyApplicant(api);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => send(applicant, aKey())));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('closes the application for every other change', async () => {
    const applicant = await aReadyApplicant(api);
    const { call, id } = applicant;
    const { documents } = await send(applicant, aKey());
    const attempts = [
      () => call(endpoints.updateApplication, { params: { id }, body: { firstName: 'Eva' } }),
      () => call(endpoints.deleteApplication, { params: { id } }),
      () => call(endpoints.addApplicationDocument, { params: { id }, body: { source: 'CV' } }, { file: aPdf() }),
      () => call(endpoints.deleteApplicationDocument, { params: { id, documentId: String(documents[0]?.id) } }),
      () => call(endpoints.sendApplicationCode, { params: { id }, body: {} }),
      () => call(endpoints.checkApplicationCode, { params: { id }, body: { code: '12345' } }),
    ];
    for (const attempt of attempts) await expectRefused(api, attempt, 'APPLICATION_ALREADY_SENT');
  });
});
