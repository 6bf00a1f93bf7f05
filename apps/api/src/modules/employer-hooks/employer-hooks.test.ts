import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as applying from '@radar/domain/applications';
import { ApplicationSentEvent, type SentApplication } from '@radar/domain/employer-hooks';
import { unsubscribe } from '@radar/domain/subscriptions';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationSteps, employerHooks, notifications, outbox } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aKey, anApplicant, aReadyApplicant } from '../../testing/applicant.ts';
import { aJob, anEmployer } from '../../testing/builders.ts';
import { aPdf } from '../../testing/files.ts';
import { aMember, signedIn } from '../../testing/members.ts';
import { newHookSecret, signedHeaders } from '../../webhooks/standard-webhook.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const admin = { authorization: 'Bearer import-key-of-the-tests' };

const connect = async (employerId: number, url: string | null = null): Promise<string> => {
  const answer = await api
    .visitor()
    .request({ method: 'PUT', url: `/employer-hooks/${employerId}`, headers: admin, payload: { url } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { secret: string } }>().data.secret;
};

/** An employer with a connected system, and a job of theirs. */
const aConnectedEmployer = async (url: string | null = null) => {
  const employer = await anEmployer(api.db, { email: null });
  const job = await aJob(api.db, { employerId: employer.id, title: 'Konobar', reference: `ad-${employer.id}` });
  return { employerId: employer.id, jobId: job.id, secret: await connect(employer.id, url) };
};
type Connected = Awaited<ReturnType<typeof aConnectedEmployer>>;

const call = (
  { employerId, secret }: Pick<Connected, 'employerId' | 'secret'>,
  path: 'applications' | 'steps',
  payload: object,
  {
    timestampS = Math.floor(Date.now() / 1000),
    headers = {},
  }: { timestampS?: number; headers?: Record<string, string> } = {},
) => {
  const body = JSON.stringify(payload);
  return api.visitor().request({
    method: 'POST',
    url: `/employer-hooks/${employerId}/${path}`,
    headers: { ...signedHeaders(secret, { id: 'call-1', timestampS, body }), ...headers },
    payload: body,
  });
};

const send = async (applicant: { call: Awaited<ReturnType<typeof anApplicant>>['call']; id: string | number }) => {
  await applicant.call(
    applying.sendApplication,
    { params: { id: String(applicant.id) }, body: { acceptTos: true } },
    { idempotencyKey: aKey() },
  );
  await api.mails();
};

describe('an employer’s own system', () => {
  it('asks for what was sent to it, and for nothing else; then it was forwarded', async () => {
    const connected = await aConnectedEmployer();
    const applicant = await aReadyApplicant(api, { jobId: connected.jobId });
    await send(applicant);
    const pending = await anApplicant(api, { jobId: connected.jobId });
    await send(await aReadyApplicant(api));

    const answer = await call(connected, 'applications', { after: null });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: SentApplication[] }>();
    expect(data).toMatchObject([
      {
        id: Number(applicant.id),
        firstName: 'Ana',
        email: applicant.email,
        job: { id: connected.jobId, reference: `ad-${connected.employerId}`, title: 'Konobar' },
        documents: [{ name: 'Životopis Ana Anić.pdf', source: 'CV', format: 'pdf' }],
        progress: [{ step: 'forwarded' }],
      },
    ]);
    expect(data.map(({ id }) => id)).not.toContain(Number(pending.id));
    expect(Object.keys(data[0] ?? {})).not.toEqual(expect.arrayContaining(['isVerified', 'updatedAt']));
    expect((await call(connected, 'applications', { after: Number(applicant.id) })).json()).toMatchObject({ data: [] });
  });

  it('reports steps: each once, told by mail and in the account, in the person’s language', async () => {
    const connected = await aConnectedEmployer();
    const member = await aMember(api);
    const person = await signedIn(api, member);
    const { id } = await person.call(applying.startApplication, {
      body: { jobId: connected.jobId, applicationType: 'full' },
    });
    const params = { id: String(id) };
    await person.call(applying.addApplicationDocument, { params, body: { source: 'CV' } }, { file: aPdf() });
    const sent = await person.request({
      method: 'POST',
      url: `/applications/${id}/application`,
      headers: { 'idempotency-key': aKey(), 'accept-language': 'en' },
      payload: { acceptTos: true },
    });
    expect(sent.statusCode).toBe(200);
    const before = (await api.mails()).length;
    for (const step of ['seen', 'seen', 'ended'])
      expect((await call(connected, 'steps', { applicationId: id, step })).statusCode).toBe(200);
    const told = (await api.mails()).slice(before);
    expect(told.map(({ to, subject, language }) => [to.address, subject, language])).toEqual([
      [member.email, 'The employer has seen your application: Konobar', 'en'],
      [member.email, 'The selection has ended: Konobar', 'en'],
    ]);
    expect(told[0]?.text).toContain('http://localhost:3000/en/my-profile/applications');
    const token = /unsubscribe\?token=([\w-]+)$/m.exec(told[0]?.text ?? '')?.[1] ?? '';
    expect(told[0]?.unsubscribeUrl).toBe(`http://localhost:3000/api/unsubscribe/${token}`);
    await api.visitor().call(unsubscribe, { params: { token }, body: {} });
    expect((await call(connected, 'steps', { applicationId: id, step: 'no_feedback' })).statusCode).toBe(200);
    expect(await api.mails()).toHaveLength(before + 2);
    const [item] = (await person.call(applying.listApplications, { query: {} })).items;
    expect(item?.progress.map(({ step }) => step)).toEqual(['seen', 'ended', 'no_feedback']);
    const rows = await api.db.select().from(notifications).where(eq(notifications.applicationId, id));
    expect(rows).toMatchObject(
      ['seen', 'ended', 'no_feedback'].map((step) => ({ userId: member.id, step, readAt: null })),
    );
  });

  it('reports nothing of an application that was not sent to it', async () => {
    const connected = await aConnectedEmployer();
    const foreign = await aReadyApplicant(api);
    await send(foreign);
    const pending = await anApplicant(api, { jobId: connected.jobId });
    for (const applicationId of [Number(foreign.id), Number(pending.id), 999_999]) {
      const before = await api.snapshot();
      const answer = await call(connected, 'steps', { applicationId, step: 'seen' });
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
      expect(await api.snapshot()).toEqual(before);
    }
  });

  it.each([
    [{ applicationId: 1, step: 'forwarded' }],
    [{ applicationId: 1, step: 'hired' }],
    [{ applicationId: '1', step: 'seen' }],
    [{ applicationId: 1, step: 'seen', at: '2020-01-01' }],
  ])('is refused the report %j', async (payload) => {
    expect((await call(await aConnectedEmployer(), 'steps', payload)).json().error.code).toBe('VALIDATION_FAILED');
  });
});

describe('a forged call', () => {
  const nowS = () => Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ applicationId: 1, step: 'seen' });
  const forgeries: Record<string, (connected: Connected) => Promise<Record<string, string>>> = {
    'without headers': () => Promise.resolve({}),
    'with an empty signature': ({ secret }) =>
      Promise.resolve({ ...signedHeaders(secret, { id: 'a', timestampS: nowS(), body }), 'webhook-signature': '' }),
    'with another secret': () => Promise.resolve(signedHeaders(newHookSecret(), { id: 'a', timestampS: nowS(), body })),
    'with the secret of another employer': async () =>
      signedHeaders((await aConnectedEmployer()).secret, { id: 'a', timestampS: nowS(), body }),
    'with an earlier secret': async ({ employerId, secret }) => {
      await connect(employerId);
      return signedHeaders(secret, { id: 'a', timestampS: nowS(), body });
    },
    'with the signature of another body': ({ secret }) =>
      Promise.resolve(signedHeaders(secret, { id: 'a', timestampS: nowS(), body: body.replace('1', '2') })),
    'with another id': ({ secret }) =>
      Promise.resolve({ ...signedHeaders(secret, { id: 'a', timestampS: nowS(), body }), 'webhook-id': 'b' }),
    'with another time': ({ secret }) =>
      Promise.resolve({
        ...signedHeaders(secret, { id: 'a', timestampS: nowS(), body }),
        'webhook-timestamp': String(nowS() + 1),
      }),
    'played again after five minutes': ({ secret }) =>
      Promise.resolve(signedHeaders(secret, { id: 'a', timestampS: nowS() - 310, body })),
    'from five minutes ahead': ({ secret }) =>
      Promise.resolve(signedHeaders(secret, { id: 'a', timestampS: nowS() + 310, body })),
    'of another version': ({ secret }) => {
      const headers = signedHeaders(secret, { id: 'a', timestampS: nowS(), body });
      return Promise.resolve({
        ...headers,
        'webhook-signature': (headers['webhook-signature'] ?? '').replace('v1,', 'v2,'),
      });
    },
    'with a time that is no number': ({ secret }) =>
      Promise.resolve({
        ...signedHeaders(secret, { id: 'a', timestampS: nowS(), body }),
        'webhook-timestamp': 'Infinity',
      }),
    'with the import key': () => Promise.resolve(admin),
  };

  it.each(Object.keys(forgeries))('%s is not answered', async (name) => {
    const connected = await aConnectedEmployer();
    const headers = await forgeries[name]?.(connected);
    const before = await api.snapshot();
    for (const url of [`/employer-hooks/${connected.employerId}/steps`, '/employer-hooks/999999/steps']) {
      const answer = await api.visitor().request({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      });
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
    expect(await api.snapshot()).toEqual(before);
  });

  it('is told from a right one among several signatures', async () => {
    const connected = await aConnectedEmployer();
    const right = signedHeaders(connected.secret, { id: 'call-1', timestampS: nowS(), body: '{"after":null}' });
    const answer = await call(
      connected,
      'applications',
      { after: null },
      {
        headers: { ...right, 'webhook-signature': `v1,AAAA ${right['webhook-signature']}` },
      },
    );
    expect(answer.statusCode).toBe(200);
  });

  it('after the employer was disconnected is one like any other', async () => {
    const connected = await aConnectedEmployer();
    const url = `/employer-hooks/${connected.employerId}`;
    expect((await api.visitor().request({ method: 'DELETE', url, headers: admin })).statusCode).toBe(200);
    expect((await call(connected, 'applications', { after: null })).statusCode).toBe(401);
    expect((await api.visitor().request({ method: 'DELETE', url, headers: admin })).statusCode).toBe(404);
  });
});

describe('connecting', () => {
  it.each([
    ['http://employer.example/hook'],
    ['ftp://employer.example/hook'],
    ['https://user:pass@employer.example/hook'],
    ['javascript:alert(1)'],
    [7],
  ])('refuses %s', async (url) => {
    const { id } = await anEmployer(api.db);
    const answer = await api
      .visitor()
      .request({ method: 'PUT', url: `/employer-hooks/${id}`, headers: admin, payload: { url } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('needs the key and an employer', async () => {
    const { id } = await anEmployer(api.db);
    const put = (employerId: number, headers: Record<string, string>) =>
      api.visitor().request({ method: 'PUT', url: `/employer-hooks/${employerId}`, headers, payload: { url: null } });
    expect((await put(id, {})).statusCode).toBe(401);
    expect((await put(999_999, admin)).statusCode).toBe(404);
    expect(await api.db.$count(employerHooks, eq(employerHooks.employerId, id))).toBe(0);
  });
});

describe('a listening system', () => {
  it('gets each application once it takes it, signed as Standard Webhooks’ own library checks it', async () => {
    const got: { headers: Record<string, string>; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => {
        body += chunk;
      });
      request.on('end', () => {
        got.push({ headers: request.headers as Record<string, string>, body });
        response.writeHead(got.length === 1 ? 500 : 204).end();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const connected = await aConnectedEmployer(`http://127.0.0.1:${port}/radar`);
    const applicant = await aReadyApplicant(api, { jobId: connected.jobId });
    const stepsOf = () => api.db.$count(applicationSteps, eq(applicationSteps.applicationId, Number(applicant.id)));
    await send(applicant);
    expect(await stepsOf()).toBe(0);
    await api.db.update(outbox).set({ runAfter: sql`now()` });
    await api.mails();
    expect(got).toHaveLength(2);
    expect(await stepsOf()).toBe(1);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const last = got.at(-1);
    const event = ApplicationSentEvent.parse(
      new Webhook(connected.secret).verify(last?.body ?? '', last?.headers ?? {}),
    );
    expect(event).toMatchObject({
      type: 'application.sent',
      data: { id: Number(applicant.id), email: applicant.email, coverLetter: 'Volim raditi s ljudima.' },
    });
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    expect(api.logs()).not.toContain(applicant.email);
  });

  it('may sign with that library, too', async () => {
    const connected = await aConnectedEmployer();
    const at = new Date();
    const headers = {
      'webhook-signature': new Webhook(connected.secret).sign('call-1', at, '{"after":null}'),
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    };
    expect((await call(connected, 'applications', { after: null }, { headers })).statusCode).toBe(200);
  });
});

describe('links to files', () => {
  const aLink = async () => {
    const connected = await aConnectedEmployer();
    const applicant = await aReadyApplicant(api, { jobId: connected.jobId });
    await send(applicant);
    const { data } = (await call(connected, 'applications', { after: null })).json<{
      data: SentApplication[];
    }>();
    const url = new URL(data[0]?.documents[0]?.url ?? '');
    expect(url.origin).toBe('http://localhost:3000');
    return { applicant, path: `${url.pathname.replace('/api/proxy', '')}${url.search}` };
  };
  const get = (url: string, site?: 'mk') => api.visitor(site === undefined ? {} : { site }).request({ url });

  it('give the file to be saved, and nothing else', async () => {
    const { path } = await aLink();
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=.*filename\*=UTF-8''%C5%BDivotopis/);
    expect(answer.body.slice(0, 5)).toBe('%PDF-');
  });

  it('are one file’s only, for their time only, on their site only', async () => {
    const { path } = await aLink();
    const other = await aLink();
    const [id, query] = [/\d+/.exec(path)?.[0], path.split('?')[1]];
    const forged = [
      path.replace(/signature=../, 'signature=AA'),
      path.replace(/expires=(\d+)/, (_, expires: string) => `expires=${Number(expires) + 86_400}`),
      `/application-files/${/\d+/.exec(other.path)?.[0]}?${query}`,
      `/application-files/999999?${query}`,
    ];
    for (const url of forged)
      expect([(await get(url)).statusCode, (await get(url)).json().error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await get(`/application-files/${id}`)).statusCode).toBe(400);
    expect((await get(path, 'mk')).statusCode).toBe(404);
    const now = api.services.now();
    api.clock.advance(14 * 86_400_000 + 1);
    expect((await get(path)).statusCode).toBe(404);
    api.clock.set(now);
    expect((await get(path)).statusCode).toBe(200);
  });
});
