import { AppError } from '@radar/domain/http';
import { reportJob } from '@radar/domain/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobReports } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aJob } from '../../testing/builders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const params = (id: number) => ({ id: String(id) });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : 'other'),
  );

describe('a report of an ad', () => {
  it('is kept, and mailed to the operator in the first language of the site', async () => {
    const { id } = await aJob(api.db, { siteId: 'mk', title: 'Келнер <b>(м/ж)</b>' });
    await api
      .visitor({ site: 'mk', locale: 'en' })
      .call(reportJob, { params: params(id), body: { reason: 'fraud', message: 'Бараат 200 евра.\n<script>' } });
    expect(await api.db.select().from(jobReports)).toMatchObject([
      { jobId: id, reason: 'fraud', message: 'Бараат 200 евра.\n<script>' },
    ]);
    const mail = (await api.mails()).at(-1);
    expect(mail?.to.address).toBe('pomoc@radar.example');
    expect(mail?.subject).toContain(`Пријавен оглас ${id}`);
    expect(mail?.text).toContain('Бараат 200 евра.');
    expect(mail?.html).not.toMatch(/<script>|<b>\(м/);
  });

  it('needs a reason and a job of the site', async () => {
    const { id } = await aJob(api.db);
    const call = (job: number, body: unknown, site: 'hr' | 'mk' = 'hr') =>
      codeOf(api.visitor({ site }).call(reportJob, { params: params(job), body: body as { reason: 'other' } }));
    expect(await call(id, { reason: 'boring' })).toBe('VALIDATION_FAILED');
    expect(await call(id, {})).toBe('VALIDATION_FAILED');
    expect(await call(id, { reason: 'other', message: 'a'.repeat(2001) })).toBe('VALIDATION_FAILED');
    expect(await call(id, { reason: 'other', message: 'a\u0000b' })).toBe('BAD_REQUEST');
    expect(await call(id, { reason: 'other' }, 'mk')).toBe('NOT_FOUND');
    expect(await call(999_999, { reason: 'other' })).toBe('NOT_FOUND');
  });

  it('of one ad is taken so often a day', async () => {
    const { id } = await aJob(api.db);
    const call = () => codeOf(api.visitor().call(reportJob, { params: params(id), body: { reason: 'filled' } }));
    const codes: string[] = [];
    for (let count = 0; count < 21; count += 1) codes.push(await call());
    expect(codes.filter((code) => code === 'answered')).toHaveLength(20);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});
