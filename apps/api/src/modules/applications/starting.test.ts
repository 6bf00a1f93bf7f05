import * as endpoints from '@radar/domain/applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aKey, anApplicant, aReadyApplicant } from '../../testing/applicant.ts';
import { aJob } from '../../testing/builders.ts';
import { expectRefused } from '../../testing/expect-refused.ts';
import { failureOf } from '../../testing/failure-of.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const body = { acceptTos: true } as const;
const longAgo = new Date('2020-01-01T00:00:00Z');

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
      api,
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
