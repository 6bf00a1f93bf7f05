import { register, verifyRegistration } from '@radar/domain/accounts';
import * as endpoints from '@radar/domain/applications';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificationCodes } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aFilledApplicant, anApplicant, codeFor, otherCode } from '../../testing/applicant.ts';
import { expectRefused } from '../../testing/expect-refused.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { aRegistration } from '../../testing/members.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

describe('codes', () => {
  const ageCodes = (id: string, ageS: number) =>
    api.db
      .update(verificationCodes)
      .set({
        createdAt: sql`created_at - make_interval(secs => ${ageS})`,
        expiresAt: sql`expires_at - make_interval(secs => ${ageS})`,
      })
      .where(eq(verificationCodes.applicationId, Number(id)));

  const check = (applicant: { call: ReturnType<TestApi['visitor']>['call']; id: string }, code: string) =>
    applicant.call(endpoints.checkApplicationCode, { params: { id: applicant.id }, body: { code } });
  const ask = (applicant: { call: ReturnType<TestApi['visitor']>['call']; id: string }) =>
    applicant.call(endpoints.sendApplicationCode, { params: { id: applicant.id }, body: {} });

  it('need an address, and one to have been sent', async () => {
    const applicant = await anApplicant(api);
    const error = await expectRefused(api, () => ask(applicant), 'APPLICATION_STEP_MISSING');
    expect(error.details.fields).toEqual([{ path: 'email', code: 'required' }]);
    await expectRefused(api, () => check(applicant, '12345'), 'APPLICATION_STEP_MISSING');
  });

  it('are not sent twice in a minute, and only the last one counts', async () => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    const first = await codeFor(api, applicant.email);
    const error = await expectRefused(api, () => ask(applicant), 'CODE_TOO_EARLY');
    expect(error.details.retryAfterS).toBeGreaterThan(50);
    expect(error.details.retryAfterS).toBeLessThanOrEqual(60);
    await ageCodes(applicant.id, 61);
    await ask(applicant);
    const second = await codeFor(api, applicant.email);
    if (first !== second) expect((await failureOf(check(applicant, first))).code).toBe('CODE_INVALID');
    expect(await check(applicant, second)).toMatchObject({ isVerified: true });
  });

  it('are ten a day and address at most', async () => {
    const email = 'mnogo.kodova@mail.example';
    for (let n = 0; n < 10; n += 1) {
      const { call, id } = await anApplicant(api);
      await call(endpoints.updateApplication, { params: { id }, body: { email } });
      await call(endpoints.sendApplicationCode, { params: { id }, body: {} });
    }
    const { call, id } = await anApplicant(api);
    await call(endpoints.updateApplication, { params: { id }, body: { email: email.toUpperCase() } });
    await expectRefused(
      api,
      () => call(endpoints.sendApplicationCode, { params: { id }, body: {} }),
      'TOO_MANY_REQUESTS',
    );
  });

  it('expire after ten minutes', async () => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    const code = await codeFor(api, applicant.email);
    await ageCodes(applicant.id, 601);
    await expectRefused(api, () => check(applicant, code), 'CODE_EXPIRED');
  });

  it('are good once', async () => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    const code = await codeFor(api, applicant.email);
    await check(applicant, code);
    await expectRefused(api, () => check(applicant, code), 'CODE_EXPIRED');
  });

  it('confirm no other address, and no other application', async () => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    const code = await codeFor(api, applicant.email);
    await applicant.call(endpoints.updateApplication, {
      params: { id: applicant.id },
      body: { email: 'druga@mail.example' },
    });
    await expectRefused(api, () => check(applicant, code), 'APPLICATION_STEP_MISSING');

    const other = await aFilledApplicant(api);
    await ask(other);
    const own = await codeFor(api, other.email);
    if (own !== code) expect((await failureOf(check(other, code))).code).toBe('CODE_INVALID');
  });

  it('die after five wrong guesses, however many come at once', async () => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    const code = await codeFor(api, applicant.email);
    const guesses = await Promise.all(Array.from({ length: 50 }, () => failureOf(check(applicant, otherCode(code)))));
    const counts = Map.groupBy(guesses, (error) => error.code);
    expect(counts.get('CODE_INVALID')?.length).toBe(5);
    expect(counts.get('CODE_EXPIRED')?.length).toBe(45);
    expect((await failureOf(check(applicant, code))).code).toBe('CODE_EXPIRED');
  });

  it.each([
    ['1234'],
    ['123456'],
    ['１２３４５'],
    [' 12345'],
    ['1234a'],
    [12_345],
    [null],
    [['12345']],
    [{ $ne: '' }],
    [undefined],
  ])('refuse %j', async (code) => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    await expectRefused(api, () => check(applicant, code as string), 'VALIDATION_FAILED');
  });

  it('are kept as a keyed hash only', async () => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    const code = await codeFor(api, applicant.email);
    const [row] = await api.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.applicationId, Number(applicant.id)));
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('of an application confirm no registration, and the other way round', async () => {
    const applicant = await aFilledApplicant(api);
    const { email } = applicant;
    const newcomer = api.visitor();
    await newcomer.call(register, { body: aRegistration({ email }) });
    const ofRegistration = await codeFor(api, email);
    await ask(applicant);
    const ofApplication = await codeFor(api, email);
    // One time in 100,000 they are the same.
    if (ofRegistration === ofApplication) return;
    await expectRefused(api, () => check(applicant, ofRegistration), 'CODE_INVALID');
    const verify = (verificationCode: string) =>
      newcomer.call(verifyRegistration, { body: { email, verificationCode } });
    await expectRefused(api, () => verify(ofApplication), 'CODE_INVALID');
    expect(await check(applicant, ofApplication)).toMatchObject({ isVerified: true });
    expect(await verify(ofRegistration)).toMatchObject({ email });
  });
});
