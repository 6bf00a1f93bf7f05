import * as endpoints from '@radar/domain/applications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applications, employers } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aFilledApplicant, aKey, anApplicant, aReadyApplicant, codeFor, otherCode } from '../../testing/applicant.ts';
import { aJob, anEmployer } from '../../testing/builders.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { aPdf } from '../../testing/files.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const body = { acceptTos: true } as const;

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
