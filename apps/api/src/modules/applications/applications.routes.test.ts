import { deactivateMe } from '@radar/domain/accounts';
import * as endpoints from '@radar/domain/applications';
import { endpoints as all } from '@radar/domain/endpoints';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applications, employers, jobs, verificationCodes } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aFilledApplicant, aKey, anApplicant, aReadyApplicant, codeFor, otherCode } from '../../testing/applicant.ts';
import { aJob, anEmployer } from '../../testing/builders.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { aPdf } from '../../testing/files.ts';
import { aMember, signedIn } from '../../testing/members.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

/** The call fails with this code, and nothing is different afterwards. */
const expectRefused = async (attempt: () => Promise<unknown>, code: string) => {
  const before = await api.snapshot();
  const error = await failureOf(attempt());
  expect(error.code).toBe(code);
  expect(await api.snapshot()).toEqual(before);
  return error;
};

const body = { acceptTos: true } as const;
const longAgo = new Date('2020-01-01T00:00:00Z');

describe('a guest applies', () => {
  it('from the first step to both mails', async () => {
    const employer = await anEmployer(api.db, { name: 'Konoba Luna', email: 'luna@konoba.example' });
    const job = await aJob(api.db, { employerId: employer.id, title: 'Konobar <b>(m/ž)</b>', slug: 'konobar-split' });
    const { call, id, email } = await aFilledApplicant(api, { jobId: job.id });
    const sentCode = await call(endpoints.sendApplicationCode, { params: { id }, body: {} });
    expect(sentCode).toEqual({ channel: 'email', resendAfterS: 60, expiresInS: 600 });
    const verified = await call(endpoints.checkApplicationCode, {
      params: { id },
      body: { code: await codeFor(api, email) },
    });
    expect(verified.isVerified).toBe(true);

    const sent = await call(endpoints.sendApplication, { params: { id }, body }, { idempotencyKey: aKey() });
    expect(sent).toMatchObject({ status: 'completed', source: 'direct', firstName: 'Ana', phone: '+385912345678' });
    expect(sent.sentAt).not.toBeNull();
    expect(sent.documents).toMatchObject([{ name: 'Životopis Ana Anić.pdf', source: 'CV', format: 'pdf' }]);

    const [toApplicant, toEmployer] = (await api.mails()).slice(-2);
    expect(toApplicant).toMatchObject({
      from: { name: 'Radar Hrvatska', address: 'posao@radar-hrvatska.example' },
      to: { name: 'Ana Anić', address: email },
      language: 'hr',
      subject: 'Prijava je poslana: Konobar <b>(m/ž)</b>',
    });
    expect(toApplicant?.text).toContain('Konoba Luna');
    expect(toApplicant?.html).toContain(`http://localhost:3000/posao/${job.id}/konobar-split`);
    expect(toApplicant?.html).toContain('Konobar &lt;b&gt;');
    expect(toEmployer).toMatchObject({
      to: { name: 'Konoba Luna', address: 'luna@konoba.example' },
      replyTo: { name: 'Ana Anić', address: email },
      attachments: [{ name: 'Životopis Ana Anić.pdf', format: 'pdf' }],
    });
    expect(toEmployer?.text).toContain('Volim raditi s ljudima.');
    expect(toEmployer?.text).toContain('Hrvatska');
    const { progress } = await call(endpoints.getApplication, { params: { id } });
    expect(progress.map(({ step }) => step)).toEqual(['forwarded']);
  });

  it('in the language they read', async () => {
    const { call, id, email } = await aFilledApplicant(api, { site: 'mk', locale: 'en' });
    await call(endpoints.sendApplicationCode, { params: { id }, body: {} });
    const mail = (await api.mails()).findLast(({ to }) => to.address === email);
    expect(mail).toMatchObject({ language: 'en', from: { name: 'Радар Македонија' } });
    expect(mail?.subject).toMatch(/^\d{5} is your verification code$/);
    expect(mail?.text).not.toContain('Ana');
  });

  it('and are told in the one that they sent it in', async () => {
    const applicant = await aReadyApplicant(api, { site: 'mk', locale: 'en' });
    const answer = await applicant.request({
      method: 'POST',
      url: `/applications/${applicant.id}/application`,
      headers: { 'idempotency-key': aKey(), 'accept-language': 'sl' },
      payload: body,
    });
    expect(answer.statusCode).toBe(200);
    const [toPerson, toEmployer] = (await api.mails()).slice(-2);
    expect([toPerson?.language, toEmployer?.language]).toEqual(['sl', 'mk']);
  });

  it('does not name an incognito employer, who still gets the application', async () => {
    const employer = await anEmployer(api.db, { name: 'Tajna Tvrtka', email: 'tajna@tvrtka.example' });
    const job = await aJob(api.db, { employerId: employer.id, isIncognito: true });
    const { call, id, email } = await aReadyApplicant(api, { jobId: job.id });
    await call(endpoints.sendApplication, { params: { id }, body }, { idempotencyKey: aKey() });
    const mails = await api.mails();
    expect(mails.findLast(({ to }) => to.address === email)?.text).not.toContain('Tajna');
    expect(mails.at(-1)?.to.address).toBe('tajna@tvrtka.example');
  });

  it('without a mail to an employer who has no address', async () => {
    const job = await aJob(api.db, { employerId: (await anEmployer(api.db, { email: null })).id });
    const { call, id, email } = await aReadyApplicant(api, { jobId: job.id });
    await call(endpoints.sendApplication, { params: { id }, body }, { idempotencyKey: aKey() });
    expect((await api.mails()).at(-1)?.to.address).toBe(email);
  });

  it('sends documents of more than 10 MB as links', async () => {
    const { call, id } = await aReadyApplicant(api);
    for (const name of ['a.pdf', 'b.pdf']) {
      await call(
        endpoints.addApplicationDocument,
        { params: { id }, body: { source: 'document' } },
        { file: aPdf(name, 6 * 1024 * 1024) },
      );
    }
    await call(endpoints.sendApplication, { params: { id }, body }, { idempotencyKey: aKey() });
    const mail = (await api.mails()).at(-1);
    expect(mail?.attachments).toEqual([]);
    expect(
      mail?.text.match(/http:\/\/localhost:3000\/api\/proxy\/application-files\/\d+\?expires=\d+&signature=[\w-]{43}/g),
    ).toHaveLength(3);
    expect(mail?.text).toContain('Vrijede 14 dana');
  });
});

describe('starting', () => {
  it('sets the guest cookie once, and answers the open application again', async () => {
    const job = await aJob(api.db);
    const visitor = api.visitor();
    const start = () =>
      visitor.request({
        method: 'POST',
        url: '/applications',
        payload: { jobId: job.id, applicationType: 'full', source: 'news' },
      });
    const first = await start();
    expect(first.headers['set-cookie']).toMatch(
      /^guest=[A-Za-z0-9_-]{22}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const second = await start();
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(second.json().data).toEqual(first.json().data);
    expect(first.json().data).toMatchObject({ status: 'initiated', source: 'news', isVerified: false, documents: [] });
    expect(first.headers['cache-control']).toBe('private, no-store');
  });

  it('in many tabs at once starts one', async () => {
    const visitor = await anApplicant(api);
    const job = await aJob(api.db);
    const started = await Promise.all(
      Array.from({ length: 20 }, () =>
        visitor.call(endpoints.startApplication, { body: { jobId: job.id, applicationType: 'full' } }),
      ),
    );
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  });

  it('again after sending starts a new one', async () => {
    const { call, id, jobId } = await aReadyApplicant(api);
    await call(endpoints.sendApplication, { params: { id }, body }, { idempotencyKey: aKey() });
    const again = await call(endpoints.startApplication, { body: { jobId, applicationType: 'full' } });
    expect(again).toMatchObject({ status: 'initiated' });
    expect(String(again.id)).not.toBe(id);
  });

  it('marks the cookie Secure where the site is on https', async () => {
    const secure = await aTestApi({ env: { origins: { ...api.services.env.origins, hr: 'https://radar.example' } } });
    try {
      const job = await aJob(secure.db);
      const answer = await secure
        .visitor()
        .request({ method: 'POST', url: '/applications', payload: { jobId: job.id, applicationType: 'full' } });
      expect(answer.headers['set-cookie']).toContain('; Secure');
    } finally {
      await secure.close();
    }
  });

  it.each([
    ['an unknown job', {}, { jobId: 999_999 }, 'NOT_FOUND'],
    ['a job of another site', { siteId: 'ba' }, {}, 'NOT_FOUND'],
    ['a job that has ended', { endsAt: longAgo }, {}, 'JOB_EXPIRED'],
    ['a job that was closed', { closedAt: longAgo }, {}, 'JOB_EXPIRED'],
    ['a type that the job does not offer', {}, { applicationType: 'quick' }, 'APPLICATION_TYPE_UNSUPPORTED'],
    [
      'a type that is not taken here',
      { applicationWays: [{ type: 'phone', url: null, phone: '1', text: null }] },
      { applicationType: 'phone' },
      'APPLICATION_TYPE_UNSUPPORTED',
    ],
    ['a type that does not exist', {}, { applicationType: 'carrier pigeon' }, 'VALIDATION_FAILED'],
    ['a job id that is no id', {}, { jobId: '7' }, 'VALIDATION_FAILED'],
    ['a job id past 32 bits', {}, { jobId: 2 ** 31 }, 'VALIDATION_FAILED'],
    ['a status of one’s own', {}, { status: 'completed' }, 'VALIDATION_FAILED'],
  ] as const)('is refused for %s', async (_, jobChanges, changes, code) => {
    const job = await aJob(api.db, jobChanges as Parameters<typeof aJob>[1]);
    await expectRefused(
      () =>
        api
          .visitor()
          .call(endpoints.startApplication, { body: { jobId: job.id, applicationType: 'full', ...changes } as never }),
      code,
    );
  });

  it('is limited by network', async () => {
    const limited = await aTestApi({
      env: { limits: { ...api.services.env.limits, applicationsPerHourAndNetwork: 2 } },
    });
    try {
      const job = await aJob(limited.db);
      const start = (ip: string) =>
        failureOf(
          limited
            .visitor({ ip })
            .call(endpoints.startApplication, { body: { jobId: job.id, applicationType: 'full' } }),
        );
      await expect(start('2001:db8::1')).rejects.toThrow();
      await expect(start('2001:db8::2')).rejects.toThrow();
      const error = await start('2001:db8::3');
      expect(error.code).toBe('TOO_MANY_REQUESTS');
      expect(error.details.retryAfterS).toBeGreaterThan(0);
      await expect(start('2001:db8:0:1::3')).rejects.toThrow();
    } finally {
      await limited.close();
    }
  });
});

describe('the draft', () => {
  it('keeps what is given, clears what is null, leaves the rest', async () => {
    const { call, id } = await anApplicant(api);
    await call(endpoints.updateApplication, { params: { id }, body: { firstName: ' Ana ', coverLetter: 'Dobar dan' } });
    const kept = await call(endpoints.updateApplication, { params: { id }, body: { firstName: null } });
    expect(kept).toMatchObject({ firstName: null, coverLetter: 'Dobar dan', lastName: null });
    expect(await call(endpoints.getApplication, { params: { id } })).toMatchObject(kept);
    expect(await call(endpoints.updateApplication, { params: { id }, body: {} })).toEqual(kept);
  });

  it.each([
    ['email', { email: 'nova@mail.example' }, false],
    ['phone beside the confirmed e-mail', { phone: '+385 1 234 5678' }, true],
    ['the same address', {}, true],
    ['name', { firstName: 'Eva' }, true],
  ])('changed %s: verified is then %s', async (_, changes, isVerified) => {
    const { call, id, email } = await aReadyApplicant(api);
    expect(await call(endpoints.updateApplication, { params: { id }, body: { email, ...changes } })).toMatchObject({
      isVerified,
    });
  });

  it.each([
    ['two addresses', 'email', 'a@x.hr, b@x.hr', 'email'],
    ['an address within another', 'email', '<b@y.hr>a@x.hr', 'email'],
    ['an address of this machine', 'email', 'a@localhost', 'email'],
    ['an empty address', 'email', '', 'required'],
    ['a long address', 'email', `${'a'.repeat(250)}@x.hr`, 'tooLong'],
    ['a list of addresses', 'email', ['a@x.hr'], 'invalid'],
    ['a phone without its country', 'phone', '091 234 567', 'phone'],
    ['a phone that is a number', 'phone', 12, 'invalid'],
    ['a header in the name', 'firstName', 'Ana\r\nBcc: b@x.hr', 'characters'],
    ['mark-up in the name', 'firstName', '<script>', 'characters'],
    ['a long name', 'firstName', 'a'.repeat(256), 'tooLong'],
    ['an empty name', 'lastName', '   ', 'required'],
    ['a country that is no code', 'nationality', 'Hrvatska', 'country'],
    ['a long letter', 'coverLetter', 'x'.repeat(5001), 'tooLong'],
    ['isVerified', 'isVerified', true, 'invalid'],
    ['id', 'id', 1, 'invalid'],
    ['status', 'status', 'completed', 'invalid'],
    ['guestId', 'guestId', 1, 'invalid'],
    ['createdAt', 'createdAt', '2020-01-01', 'invalid'],
  ])('refuses %s', async (_, path, value, code) => {
    const { call, id } = await anApplicant(api);
    const changes = { [path]: value } as never;
    const error = await expectRefused(
      () => call(endpoints.updateApplication, { params: { id }, body: changes }),
      'VALIDATION_FAILED',
    );
    expect(error.details.fields).toMatchObject([{ path, code }]);
  });
});

describe('somebody else’s application', () => {
  const attempts = {
    getApplication: (call, id) => call(endpoints.getApplication, { params: { id } }),
    updateApplication: (call, id) => call(endpoints.updateApplication, { params: { id }, body: { firstName: 'Eva' } }),
    deleteApplication: (call, id) => call(endpoints.deleteApplication, { params: { id } }),
    restoreApplication: (call, id) => call(endpoints.restoreApplication, { params: { id }, body: {} }),
    sendApplicationAgain: (call, id) => call(endpoints.sendApplicationAgain, { params: { id }, body: {} }),
    addApplicationDocument: (call, id) =>
      call(endpoints.addApplicationDocument, { params: { id }, body: { source: 'CV' } }, { file: aPdf() }),
    addDocumentFromLibrary: (call, id) =>
      call(endpoints.addDocumentFromLibrary, { params: { id }, body: { documentId: 1, source: 'CV' } }),
    deleteApplicationDocument: (call, id) =>
      call(endpoints.deleteApplicationDocument, { params: { id, documentId: '1' } }),
    sendApplicationCode: (call, id) => call(endpoints.sendApplicationCode, { params: { id }, body: {} }),
    checkApplicationCode: (call, id) =>
      call(endpoints.checkApplicationCode, { params: { id }, body: { code: '12345' } }),
    sendApplication: (call, id) =>
      call(endpoints.sendApplication, { params: { id }, body }, { idempotencyKey: aKey() }),
  } satisfies Record<string, (call: ReturnType<TestApi['visitor']>['call'], id: string) => Promise<unknown>>;

  it('is tried by every call that names an application', () => {
    const named = Object.entries(all).filter(([, { path }]) => path.startsWith('/applications/{id}'));
    expect(Object.keys(attempts).toSorted()).toEqual(named.map(([name]) => name).toSorted());
  });

  let victim: Awaited<ReturnType<typeof aReadyApplicant>>;
  beforeAll(async () => {
    victim = await aReadyApplicant(api);
  });

  const strangers = {
    nobody: async () => api.visitor(),
    'another guest': () => anApplicant(api),
    'a forged cookie': async () => {
      const visitor = api.visitor();
      visitor.cookies.set('guest', 'A'.repeat(22));
      return visitor;
    },
    'another account': async () => signedIn(api, await aMember(api)),
    'an account that is no more': async () => {
      const member = await aMember(api);
      const visitor = await signedIn(api, member);
      const token = visitor.cookies.get('token') ?? '';
      await visitor.call(deactivateMe, { body: { password: member.password } });
      visitor.cookies.set('token', token);
      return visitor;
    },
    'the same cookie on another site': async () => {
      const visitor = api.visitor({ site: 'ba' });
      visitor.cookies.set('guest', victim.cookies.get('guest') ?? '');
      return visitor;
    },
  };
  const cases = Object.keys(attempts).flatMap((attempt) =>
    Object.keys(strangers).map((stranger) => [attempt, stranger] as const),
  );

  it.each(cases)('%s by %s is answered like a missing one', async (attempt, stranger) => {
    const { call } = await strangers[stranger as keyof typeof strangers]();
    const run = attempts[attempt as keyof typeof attempts];
    const foreign = await expectRefused(() => run(call, victim.id), 'NOT_FOUND');
    const missing = await expectRefused(() => run(call, '999999'), 'NOT_FOUND');
    expect(foreign.details).toEqual(missing.details);
  });

  it('keeps a file out of reach of another application of the same guest', async () => {
    const other = await victim.call(endpoints.startApplication, {
      body: { jobId: (await aJob(api.db)).id, applicationType: 'full' },
    });
    const [file] = (await victim.call(endpoints.getApplication, { params: { id: victim.id } })).documents;
    await expectRefused(
      () =>
        victim.call(endpoints.deleteApplicationDocument, {
          params: { id: String(other.id), documentId: String(file?.id) },
        }),
      'NOT_FOUND',
    );
  });
});

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
    const error = await expectRefused(() => ask(applicant), 'APPLICATION_STEP_MISSING');
    expect(error.details.fields).toEqual([{ path: 'email', code: 'required' }]);
    await expectRefused(() => check(applicant, '12345'), 'APPLICATION_STEP_MISSING');
  });

  it('are not sent twice in a minute, and only the last one counts', async () => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    const first = await codeFor(api, applicant.email);
    const error = await expectRefused(() => ask(applicant), 'CODE_TOO_EARLY');
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
    await expectRefused(() => call(endpoints.sendApplicationCode, { params: { id }, body: {} }), 'TOO_MANY_REQUESTS');
  });

  it('expire after ten minutes', async () => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    const code = await codeFor(api, applicant.email);
    await ageCodes(applicant.id, 601);
    await expectRefused(() => check(applicant, code), 'CODE_EXPIRED');
  });

  it('are good once', async () => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    const code = await codeFor(api, applicant.email);
    await check(applicant, code);
    await expectRefused(() => check(applicant, code), 'CODE_EXPIRED');
  });

  it('confirm no other address, and no other application', async () => {
    const applicant = await aFilledApplicant(api);
    await ask(applicant);
    const code = await codeFor(api, applicant.email);
    await applicant.call(endpoints.updateApplication, {
      params: { id: applicant.id },
      body: { email: 'druga@mail.example' },
    });
    await expectRefused(() => check(applicant, code), 'APPLICATION_STEP_MISSING');

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
    await expectRefused(() => check(applicant, code as string), 'VALIDATION_FAILED');
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
});

describe('sending', () => {
  const send = (applicant: { call: ReturnType<TestApi['visitor']>['call']; id: string }, key?: string) =>
    applicant.call(
      endpoints.sendApplication,
      { params: { id: applicant.id }, body },
      key === undefined ? {} : { idempotencyKey: key },
    );

  it('names every step that is missing', async () => {
    const applicant = await anApplicant(api);
    const error = await expectRefused(() => send(applicant, aKey()), 'APPLICATION_STEP_MISSING');
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
    await expectRefused(() => send(applicant, aKey()), 'JOB_EXPIRED');
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
    await expectRefused(() => send(applicant, aKey()), 'APPLICATION_TYPE_UNSUPPORTED');
  });

  it('again with the same key gives the first answer, with another one ALREADY_SENT', async () => {
    const applicant = await aReadyApplicant(api);
    const key = aKey();
    const first = await send(applicant, key);
    const before = await api.snapshot();
    expect(await send(applicant, key)).toEqual(first);
    expect(await api.snapshot()).toEqual(before);
    await expectRefused(() => send(applicant, aKey()), 'APPLICATION_ALREADY_SENT');
  });

  it('of another application with the same key is refused', async () => {
    const applicant = await aReadyApplicant(api);
    const key = aKey();
    await send(applicant, key);
    const other = await applicant.call(endpoints.startApplication, {
      body: { jobId: (await aJob(api.db)).id, applicationType: 'full' },
    });
    await expectRefused(() => send({ ...applicant, id: String(other.id) }, key), 'IDEMPOTENCY_KEY_REUSED');
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
    for (const attempt of attempts) await expectRefused(attempt, 'APPLICATION_ALREADY_SENT');
  });
});

beforeEach(async () => {
  // Rows that a test looks for by position must be its own.
  await api.mails();
});

it('leaves no personal data in the log', async () => {
  const canary = 'Kanarinac';
  const { call, id } = await anApplicant(api);
  await call(endpoints.updateApplication, {
    params: { id },
    body: {
      firstName: canary,
      lastName: canary,
      email: `${canary}@mail.example`,
      phone: '+385998877665',
      coverLetter: canary,
    },
  });
  await call(
    endpoints.addApplicationDocument,
    { params: { id }, body: { source: 'CV' } },
    { file: aPdf(`${canary}.pdf`) },
  );
  await call(endpoints.sendApplicationCode, { params: { id }, body: {} });
  const code = await codeFor(api, `${canary}@mail.example`);
  await failureOf(call(endpoints.checkApplicationCode, { params: { id }, body: { code: otherCode(code) } }));
  await failureOf(call(endpoints.updateApplication, { params: { id }, body: { email: `${canary} @` } }));
  const key = aKey();
  await failureOf(call(endpoints.sendApplication, { params: { id }, body }, { idempotencyKey: key }));
  // Times and random ids may hold any five digits.
  const logs = api.logs().replaceAll(/"(?:time|reqId)":(?:\d+|"[^"]*")/g, '');
  expect(logs).toContain('/applications/:id');
  for (const secret of [canary, '998877665', code, key, 'mail.example', '198.51.']) expect(logs).not.toContain(secret);
  expect(await api.db.select().from(applications).where(eq(applications.firstName, canary))).toHaveLength(1);
  expect(await api.db.select().from(employers)).not.toHaveLength(0);
});
