import { deactivateMe } from '@radar/domain/accounts';
import * as endpoints from '@radar/domain/applications';
import { endpoints as all } from '@radar/domain/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aKey, anApplicant, aReadyApplicant } from '../../testing/applicant.ts';
import { aJob } from '../../testing/builders.ts';
import { expectRefused } from '../../testing/expect-refused.ts';
import { aPdf } from '../../testing/files.ts';
import { aMember, signedIn } from '../../testing/members.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const body = { acceptTos: true } as const;

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
    const foreign = await expectRefused(api, () => run(call, victim.id), 'NOT_FOUND');
    const missing = await expectRefused(api, () => run(call, '999999'), 'NOT_FOUND');
    expect(foreign.details).toEqual(missing.details);
  });

  it('keeps a file out of reach of another application of the same guest', async () => {
    const other = await victim.call(endpoints.startApplication, {
      body: { jobId: (await aJob(api.db)).id, applicationType: 'full' },
    });
    const [file] = (await victim.call(endpoints.getApplication, { params: { id: victim.id } })).documents;
    await expectRefused(
      api,
      () =>
        victim.call(endpoints.deleteApplicationDocument, {
          params: { id: String(other.id), documentId: String(file?.id) },
        }),
      'NOT_FOUND',
    );
  });
});
