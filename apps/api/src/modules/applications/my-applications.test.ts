import * as endpoints from '@radar/domain/applications';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications, jobs } from '../../db/schema/index.ts';
import { endDeletedApplications } from '../../housekeeping/deleted-applications.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aFilledApplicant, aKey, anApplicant, type Applicant, aReadyApplicant } from '../../testing/applicant.ts';
import { aJob } from '../../testing/builders.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { aPdf } from '../../testing/files.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt)).code;
const params = (id: number | string) => ({ params: { id: String(id) } });
const send = ({ call, id }: Pick<Applicant, 'call' | 'id'>) =>
  call(endpoints.sendApplication, { ...params(id), body: { acceptTos: true } }, { idempotencyKey: aKey() });
const start = ({ call }: Pick<Applicant, 'call'>, jobId: number) =>
  call(endpoints.startApplication, { body: { jobId, applicationType: 'full' } });
const list = ({ call }: Pick<Applicant, 'call'>, query: { page?: number; jobId?: string } = {}) =>
  call(endpoints.listApplications, { query });

describe('the list', () => {
  it('is empty for somebody new', async () => {
    expect(await list(api.visitor())).toEqual({ items: [], total: 0, totalPages: 0 });
  });

  it('shows own ones, last changed or sent first, with what may be done', async () => {
    const applicant = await aReadyApplicant(api);
    const second = await start(applicant, (await aJob(api.db, { title: 'Kuhar' })).id);
    await send(applicant);
    await aReadyApplicant(api);
    const { items, total } = await list(applicant);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: Number(applicant.id), status: 'completed', mayContinue: false, mayDelete: false, maySendAgain: true },
      {
        id: second.id,
        status: 'initiated',
        job: { title: 'Kuhar', slug: 'konobar-konobarica-split', location: 'Split', isActive: true },
        sentAt: null,
        progress: [],
        mayContinue: true,
        mayDelete: true,
        maySendAgain: false,
      },
    ]);
  });

  it('of one job, and by pages', async () => {
    const applicant = await anApplicant(api);
    for (let n = 0; n < 20; n += 1) await start(applicant, (await aJob(api.db)).id);
    expect(await list(applicant, { jobId: String(applicant.jobId) })).toMatchObject({
      total: 1,
      items: [{ id: Number(applicant.id) }],
    });
    const [first, second] = [await list(applicant), await list(applicant, { page: 2 })];
    expect(first).toMatchObject({ total: 21, totalPages: 2 });
    expect([first.items.length, second.items.length]).toEqual([20, 1]);
    expect(second.items[0]?.id).toBe(Number(applicant.id));
  });

  it('knows a job that has ended: nothing but deleting is left', async () => {
    const applicant = await anApplicant(api);
    await api.db
      .update(jobs)
      .set({ endsAt: new Date('2020-01-01') })
      .where(eq(jobs.id, applicant.jobId));
    expect((await list(applicant)).items).toMatchObject([
      { job: { isActive: false }, mayContinue: false, mayDelete: true, maySendAgain: false },
    ]);
  });
});

describe('deleting', () => {
  it('takes a draft away, and restoring brings it back as it was', async () => {
    const applicant = await aFilledApplicant(api);
    const { call, id } = applicant;
    const before = await call(endpoints.getApplication, params(id));
    await call(endpoints.deleteApplication, params(id));
    expect(await codeOf(call(endpoints.getApplication, params(id)))).toBe('NOT_FOUND');
    expect(await codeOf(call(endpoints.deleteApplication, params(id)))).toBe('NOT_FOUND');
    expect((await list(applicant)).total).toBe(0);
    const restored = await call(endpoints.restoreApplication, { ...params(id), body: {} });
    expect(restored).toMatchObject({ coverLetter: before.coverLetter, documents: before.documents });
    expect((await list(applicant)).total).toBe(1);
    expect(await codeOf(call(endpoints.restoreApplication, { ...params(id), body: {} }))).toBe('NOT_FOUND');
  });

  it('makes room for another one of the job, which then stays', async () => {
    const applicant = await anApplicant(api);
    const { call, id, jobId } = applicant;
    await call(endpoints.deleteApplication, params(id));
    const another = await start(applicant, jobId);
    expect(another.id).not.toBe(Number(id));
    expect(await codeOf(call(endpoints.restoreApplication, { ...params(id), body: {} }))).toBe('STALE');
  });

  it('is for good after ten minutes, with the files', async () => {
    const { call, id } = await aFilledApplicant(api);
    const before = await api.snapshot();
    await call(endpoints.deleteApplication, params(id));
    await endDeletedApplications(api.db, api.services.files);
    expect(await api.snapshot()).toEqual(before);
    await api.db
      .update(applications)
      .set({ deletedAt: sql`now() - interval '601 seconds'` })
      .where(eq(applications.id, Number(id)));
    expect(await codeOf(call(endpoints.restoreApplication, { ...params(id), body: {} }))).toBe('NOT_FOUND');
    await endDeletedApplications(api.db, api.services.files);
    expect(await api.snapshot()).toMatchObject({
      applications: (before['applications'] ?? 0) - 1,
      application_documents: (before['application_documents'] ?? 0) - 1,
      files: (before['files'] ?? 0) - 1,
    });
  });
});

describe('sending again', () => {
  const again = ({ call }: Pick<Applicant, 'call'>, id: number | string) =>
    call(endpoints.sendApplicationAgain, { ...params(id), body: {} });

  it('begins an updated application with all that was sent, which replaces the first when it is sent', async () => {
    const applicant = await aReadyApplicant(api);
    const first = await send(applicant);
    const update = await again(applicant, first.id);
    expect(update).toMatchObject({
      status: 'initiated',
      updates: first.id,
      isVerified: true,
      firstName: 'Ana',
      coverLetter: 'Volim raditi s ljudima.',
    });
    expect(update.documents.map(({ name, source }) => [name, source])).toEqual([['Životopis Ana Anić.pdf', 'CV']]);
    expect((await list(applicant)).items.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, update.id]));
    expect((await again(applicant, first.id)).id).toBe(update.id);

    await applicant.call(
      endpoints.addApplicationDocument,
      { ...params(update.id), body: { source: 'CV' } },
      { file: aPdf('novi.pdf') },
    );
    await send({ ...applicant, id: String(update.id) });
    const toEmployer = (await api.mails()).findLast(({ subject }) => subject.startsWith('Ažurirana prijava'));
    expect(toEmployer?.text).toContain('zamjenjuje raniju');
    expect(toEmployer?.attachments).toMatchObject([{ name: 'novi.pdf' }]);
    expect((await list(applicant)).items.map(({ id }) => id)).toEqual([update.id]);
    const sentFirst = await applicant.call(endpoints.getApplication, params(first.id));
    expect(sentFirst.documents.map(({ name }) => name)).toEqual(['Životopis Ana Anić.pdf']);
    const content = await api.services.files.open(await keyOf(sentFirst.documents[0]?.id));
    expect(content?.destroy()).toBeDefined();
  });

  const keyOf = async (id: number | undefined): Promise<string> => {
    const row = await api.db.query.applicationDocuments.findFirst({
      where: (table, { eq: is }) => is(table.id, id ?? 0),
    });
    return row?.storageKey ?? '';
  };

  it('of a pending one is refused, and so it is once the job has ended', async () => {
    const pending = await anApplicant(api);
    expect(await codeOf(again(pending, pending.id))).toBe('APPLICATION_STEP_MISSING');
    const applicant = await aReadyApplicant(api);
    await send(applicant);
    await api.db
      .update(jobs)
      .set({ closedAt: new Date('2020-01-01') })
      .where(eq(jobs.id, applicant.jobId));
    const before = await api.snapshot();
    expect(await codeOf(again(applicant, applicant.id))).toBe('JOB_EXPIRED');
    expect(await api.snapshot()).toEqual(before);
  });

  it('many times at once begins one, and leaves no file behind', async () => {
    const applicant = await aReadyApplicant(api);
    await send(applicant);
    const before = await api.snapshot();
    const begun = await Promise.all(Array.from({ length: 10 }, () => again(applicant, applicant.id)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect((await api.snapshot())['files']).toBe((before['files'] ?? 0) + 1);
  });
});
