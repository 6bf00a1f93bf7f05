import * as endpoints from '@radar/domain/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { externalVisits } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aJob } from '../../testing/builders.ts';
import { failureOf } from '../../testing/failure-of.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const way = (type: 'external' | 'direct_link' | 'full', url: string | null) => ({ type, url, phone: null, text: null });
const params = (id: number) => ({ params: { id: String(id) } });

describe('the employer’s own form', () => {
  it.each([
    [
      'as it stands',
      'https://employer.example/jobs/7?lang=hr#apply',
      {},
      'https://employer.example/jobs/7?lang=hr#apply',
    ],
    [
      'with the campaign of the visitor',
      'https://employer.example/jobs/7?lang=hr',
      { utm_source: 'news letter', utm_medium: 'e-mail' },
      'https://employer.example/jobs/7?lang=hr&utm_source=news+letter&utm_medium=e-mail',
    ],
    [
      'with the employer’s own campaign where it names one',
      'https://employer.example/jobs/7?utm_source=radar',
      { utm_source: 'evil&url=//evil.example', utm_campaign: 'a#b' },
      'https://employer.example/jobs/7?utm_source=radar&utm_campaign=a%23b',
    ],
  ])('is answered %s', async (_, stored, utm, url) => {
    const { id } = await aJob(api.db, { applicationWays: [way('external', stored)] });
    const answer = await api.visitor().call(endpoints.getExternalForm, { ...params(id), query: utm });
    expect(answer).toEqual({ url, host: 'employer.example' });
  });

  it('is the one of the way that is asked for', async () => {
    const { id } = await aJob(api.db, {
      applicationWays: [way('external', 'https://one.example/'), way('direct_link', 'http://two.example:8080/x')],
    });
    const ask = (query: { type?: 'external' | 'direct_link' }) =>
      api.visitor().call(endpoints.getExternalForm, { ...params(id), query });
    expect((await ask({})).host).toBe('one.example');
    expect((await ask({ type: 'direct_link' })).host).toBe('two.example:8080');
  });

  it.each([
    ['without an address', [way('external', null)]],
    ['without that way', [way('full', null)]],
    ['to a script', [way('external', 'javascript:alert(1)')]],
    ['with user data before the host', [way('external', 'https://employer.example@evil.example/')]],
    ['to no address', [way('external', '//evil.example')]],
  ])('is missing %s', async (_, applicationWays) => {
    const { id } = await aJob(api.db, { applicationWays });
    for (const attempt of [
      () => api.visitor().call(endpoints.getExternalForm, { ...params(id), query: {} }),
      () => api.visitor().call(endpoints.countExternalVisit, { ...params(id), query: {}, body: {} }),
    ])
      expect((await failureOf(attempt())).code).toBe('EXTERNAL_LINK_NOT_FOUND');
    expect(await api.db.$count(externalVisits)).toBe(0);
  });

  it.each([
    ['of a job that is over', { endsAt: new Date('2020-01-01') }, 'JOB_EXPIRED'],
    ['of another site', { siteId: 'mk' }, 'NOT_FOUND'],
  ] as const)('is not answered %s', async (_, changes, code) => {
    const { id } = await aJob(api.db, { ...changes, applicationWays: [way('external', 'https://employer.example/')] });
    const attempt = api.visitor().call(endpoints.getExternalForm, { ...params(id), query: {} });
    expect((await failureOf(attempt)).code).toBe(code);
  });

  it('counts who leaves for it, by day and campaign', async () => {
    const { id } = await aJob(api.db, { applicationWays: [way('external', 'https://employer.example/')] });
    for (const utm_source of ['news', 'news', 'what a long sentence this is'])
      expect(
        await api.visitor().call(endpoints.countExternalVisit, { ...params(id), query: { utm_source }, body: {} }),
      ).toEqual(await api.visitor().call(endpoints.getExternalForm, { ...params(id), query: { utm_source } }));
    const rows = await api.db.select().from(externalVisits).orderBy(externalVisits.utmSource);
    expect(rows.map(({ jobId, utmSource, visits }) => [jobId, utmSource, visits])).toEqual([
      [id, 'news', 2],
      [id, 'other', 1],
    ]);
  });
});
