import * as endpoints from '@radar/domain/applications';
import { addDocument } from '@radar/domain/documents';
import { getJobUserInfo } from '@radar/domain/jobs';
import { getJobMarks } from '@radar/domain/saved';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications, guests, idempotencyKeys } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aFilledApplicant, aKey, anApplicant, aReadyApplicant, codeFor } from '../../testing/applicant.ts';
import { aJob } from '../../testing/builders.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { aPdf } from '../../testing/files.ts';
import { aMember, signedIn } from '../../testing/members.ts';
import type { Visitor } from '../../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt)).code;
const params = (id: number | string) => ({ params: { id: String(id) } });
const start = ({ call }: Pick<Visitor, 'call'>, jobId: number, applicationType: 'full' | 'quick' = 'full') =>
  call(endpoints.startApplication, { body: { jobId, applicationType } });
const send = ({ call }: Pick<Visitor, 'call'>, id: number, key = aKey()) =>
  call(endpoints.sendApplication, { ...params(id), body: { acceptTos: true } }, { idempotencyKey: key });
const list = ({ call }: Pick<Visitor, 'call'>) => call(endpoints.listApplications, { query: {} });

const aQuickJob = () => aJob(api.db, { applicationWays: [{ type: 'quick', url: null, phone: null, text: null }] });

/** Signs a member in on a browser that has been used as a guest. */
const signInOn = async (visitor: Visitor, member: Awaited<ReturnType<typeof aMember>>) => {
  const { cookies } = await signedIn(api, member);
  visitor.cookies.set('token', cookies.get('token') ?? '');
};

describe('a signed-in person', () => {
  it('begins with what the account knows, and needs no code', async () => {
    const member = await aMember(api, { firstName: 'Iva', lastName: 'Ivić' });
    const person = await signedIn(api, member);
    const { id: jobId } = await aJob(api.db);
    const started = await start(person, jobId);
    expect(started).toMatchObject({
      firstName: 'Iva',
      lastName: 'Ivić',
      email: member.email,
      isVerified: true,
      verifiedBy: 'email',
    });
    expect(person.cookies.has('guest')).toBe(false);
    await person.call(
      endpoints.addApplicationDocument,
      { ...params(started.id), body: { source: 'CV' } },
      { file: aPdf() },
    );
    expect(await send(person, started.id)).toMatchObject({ status: 'completed' });
    expect((await api.mails()).some(({ to }) => to.address === member.email)).toBe(true);
    expect(await codeOf(start(person, jobId))).toBe('APPLICATION_ALREADY_SENT');
  });

  it('begins one in many tabs, and sends one by fifty presses', async () => {
    const person = await signedIn(api, await aMember(api));
    const { id: jobId } = await aJob(api.db);
    const begun = await Promise.all(Array.from({ length: 20 }, () => start(person, jobId)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const id = begun[0]?.id ?? 0;
    await person.call(endpoints.addApplicationDocument, { ...params(id), body: { source: 'CV' } }, { file: aPdf() });
    const before = (await api.mails()).length;
    const key = aKey();
    const sent = await Promise.all(Array.from({ length: 50 }, () => send(person, id, key)));
    expect(new Set(sent.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await api.mails()).length).toBe(before + 2);
  });

  it('is asked for a code for another address, and not for the own one again', async () => {
    const member = await aMember(api);
    const person = await signedIn(api, member);
    const { id } = await start(person, (await aJob(api.db)).id);
    const change = (email: string) => person.call(endpoints.updateApplication, { ...params(id), body: { email } });
    expect(await change('druga.adresa@mail.example')).toMatchObject({ isVerified: false, verifiedBy: null });
    expect(await change(member.email)).toMatchObject({ isVerified: true });
    await change('druga.adresa@mail.example');
    await person.call(endpoints.sendApplicationCode, { ...params(id), body: {} });
    const code = await codeFor(api, 'druga.adresa@mail.example');
    expect(await person.call(endpoints.checkApplicationCode, { ...params(id), body: { code } })).toMatchObject({
      verifiedBy: 'email',
    });
  });

  it('finds phone and citizenship of the last application', async () => {
    const person = await signedIn(api, await aMember(api));
    const first = await start(person, (await aJob(api.db)).id);
    await person.call(endpoints.updateApplication, {
      ...params(first.id),
      body: { phone: '+385912345678', nationality: 'HR' },
    });
    await person.call(
      endpoints.addApplicationDocument,
      { ...params(first.id), body: { source: 'CV' } },
      { file: aPdf() },
    );
    await send(person, first.id);
    expect(await start(person, (await aJob(api.db)).id)).toMatchObject({ phone: '+385912345678', nationality: 'HR' });
  });

  it('applies quickly with the newest CV of the account, which may go afterwards', async () => {
    const person = await signedIn(api, await aMember(api));
    for (const name of ['stari.pdf', 'novi.pdf'])
      await person.call(addDocument, { body: { source: 'CV' } }, { file: aPdf(name) });
    const started = await start(person, (await aQuickJob()).id, 'quick');
    expect(started.documents).toMatchObject([{ name: 'novi.pdf', source: 'CV' }]);
    expect(await send(person, started.id)).toMatchObject({ status: 'completed' });
    expect((await api.mails()).at(-1)?.attachments).toMatchObject([{ name: 'novi.pdf' }]);
  });

  it('sees on the job that they have applied for it', async () => {
    const person = await signedIn(api, await aMember(api));
    const { id: jobId } = await aQuickJob();
    await person.call(addDocument, { body: { source: 'CV' } }, { file: aPdf() });
    const { id } = await start(person, jobId, 'quick');
    expect(await person.call(getJobUserInfo, params(jobId))).toMatchObject({ appliedAt: null });
    const { sentAt } = await send(person, id);
    expect(await person.call(getJobUserInfo, params(jobId))).toMatchObject({ appliedAt: sentAt });
    expect(await person.call(getJobMarks, { query: { ids: [String(jobId)] } })).toMatchObject([{ appliedAt: sentAt }]);
  });

  it('takes documents out of the own library only', async () => {
    const [person, other] = [await signedIn(api, await aMember(api)), await signedIn(api, await aMember(api))];
    const own = await person.call(addDocument, { body: { source: 'document' } }, { file: aPdf('diploma.pdf') });
    const foreign = await other.call(addDocument, { body: { source: 'CV' } }, { file: aPdf() });
    const { id } = await start(person, (await aJob(api.db)).id);
    const take = (documentId: number, visitor: Pick<Visitor, 'call'> = person, of: number | string = id) =>
      visitor.call(endpoints.addDocumentFromLibrary, { ...params(of), body: { documentId, source: 'CV' } });
    expect(await take(own.id)).toMatchObject({ name: 'diploma.pdf', source: 'CV' });
    const before = await api.snapshot();
    expect(await codeOf(take(foreign.id))).toBe('NOT_FOUND');
    const guest = await anApplicant(api);
    const { files } = await api.snapshot();
    expect(await codeOf(take(own.id, guest, guest.id))).toBe('NOT_FOUND');
    expect([before['application_documents'], files]).toEqual([
      (await api.snapshot())['application_documents'],
      before['files'],
    ]);
  });

  it('is not seen by another account, nor by a guest', async () => {
    const person = await signedIn(api, await aMember(api));
    const { id } = await start(person, (await aJob(api.db)).id);
    const strangers = [await signedIn(api, await aMember(api)), await anApplicant(api), api.visitor()];
    for (const { call } of strangers) {
      const before = await api.snapshot();
      const attempts = [
        () => call(endpoints.getApplication, params(id)),
        () => call(endpoints.updateApplication, { ...params(id), body: { firstName: 'Eva' } }),
        () => call(endpoints.deleteApplication, params(id)),
        () => call(endpoints.restoreApplication, { ...params(id), body: {} }),
        () => call(endpoints.sendApplicationAgain, { ...params(id), body: {} }),
        () => call(endpoints.sendApplicationCode, { ...params(id), body: {} }),
        () => call(endpoints.addDocumentFromLibrary, { ...params(id), body: { documentId: 1, source: 'CV' } }),
        () => send({ call }, id),
      ];
      for (const attempt of attempts) expect(await codeOf(attempt())).toBe('NOT_FOUND');
      expect(await api.snapshot()).toEqual(before);
      expect((await list({ call })).items.map((item) => item.id)).not.toContain(id);
    }
  });

  it('is refused fields that are not theirs to set', async () => {
    const person = await signedIn(api, await aMember(api));
    const { id } = await start(person, (await aJob(api.db)).id);
    for (const field of [
      'userId',
      'guestId',
      'verifiedAddress',
      'deletedAt',
      'updates',
      'sentAt',
      'status',
      '__proto__',
    ]) {
      const payload = `{"${field}":1}`;
      const answer = await person.request({
        method: 'PATCH',
        url: `/applications/${id}`,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([field, answer.statusCode]).toEqual([field, 400]);
    }
  });
});

describe('what a guest began on a device', () => {
  it('becomes the account’s at the first look after signing in', async () => {
    const guest = await aReadyApplicant(api);
    await send(guest, Number(guest.id));
    const draft = await start(guest, (await aJob(api.db)).id);
    await signInOn(guest, await aMember(api));
    expect((await list(guest)).items.map(({ id }) => id)).toEqual([draft.id, Number(guest.id)]);
    guest.cookies.delete('token');
    expect((await list(guest)).items).toEqual([]);
  });

  it('is an update where the account has applied for the job before', async () => {
    const member = await aMember(api);
    const elsewhere = await signedIn(api, member);
    const { id: jobId } = await aJob(api.db);
    const first = await start(elsewhere, jobId);
    await elsewhere.call(
      endpoints.addApplicationDocument,
      { ...params(first.id), body: { source: 'CV' } },
      { file: aPdf() },
    );
    await send(elsewhere, first.id);
    const guest = await anApplicant(api, { jobId });
    await signInOn(guest, member);
    expect(await guest.call(endpoints.getApplication, params(guest.id))).toMatchObject({ updates: first.id });
  });

  it('is sent once, also when the first try was the guest’s and the second the account’s', async () => {
    const guest = await aReadyApplicant(api);
    const key = aKey();
    const first = await send(guest, Number(guest.id), key);
    await signInOn(guest, await aMember(api));
    expect(await send(guest, Number(guest.id), key)).toEqual(first);
    expect(await api.db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(1);
  });

  it('joins the draft that the account has for the job: the later words win, no word is lost', async () => {
    const member = await aMember(api, { firstName: 'Iva' });
    const elsewhere = await signedIn(api, member);
    const { id: jobId } = await aJob(api.db);
    const ofAccount = await start(elsewhere, jobId);
    await elsewhere.call(endpoints.updateApplication, {
      ...params(ofAccount.id),
      body: { nationality: 'HR', coverLetter: 'Ranije' },
    });
    const guest = await anApplicant(api, { jobId });
    await guest.call(endpoints.updateApplication, { ...params(guest.id), body: { coverLetter: 'Kasnije' } });
    await signInOn(guest, member);
    const { items } = await list(guest);
    expect(items.map(({ id }) => id)).toEqual([Number(guest.id)]);
    expect(await guest.call(endpoints.getApplication, params(guest.id))).toMatchObject({
      coverLetter: 'Kasnije',
      nationality: 'HR',
      firstName: 'Iva',
      email: member.email,
    });
  });

  it('keeps the files of the earlier draft where the later one has none', async () => {
    const member = await aMember(api);
    const guest = await aFilledApplicant(api);
    const elsewhere = await signedIn(api, member);
    const ofAccount = await start(elsewhere, guest.jobId);
    await elsewhere.call(endpoints.updateApplication, { ...params(ofAccount.id), body: { coverLetter: 'Kasnije' } });
    await signInOn(guest, member);
    expect(await guest.call(endpoints.getApplication, params(ofAccount.id))).toMatchObject({
      coverLetter: 'Kasnije',
      documents: [{ source: 'CV' }],
    });
  });

  it('is taken over once, however many calls come at once', async () => {
    const member = await aMember(api);
    const guest = await aFilledApplicant(api);
    const elsewhere = await signedIn(api, member);
    await start(elsewhere, guest.jobId);
    await signInOn(guest, member);
    const answers = await Promise.all(Array.from({ length: 10 }, () => list(guest)));
    expect(new Set(answers.map(({ total }) => total))).toEqual(new Set([1]));
  });

  it('has no owner but one', async () => {
    const [row] = await api.db.select().from(applications).limit(1);
    const [guest] = await api.db
      .insert(guests)
      .values({ siteId: 'hr', tokenHash: aKey(), expiresAt: new Date() })
      .returning();
    const both = { guestId: guest?.id ?? 0, userId: (await aMember(api)).id };
    for (const owner of [both, { guestId: null, userId: null }])
      await expect(
        api.db
          .update(applications)
          .set(owner)
          .where(eq(applications.id, row?.id ?? 0)),
      ).rejects.toThrow();
  });
});
