import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApplication, updateApplication } from '@radar/domain/applications';
import { endpoints } from '@radar/domain/endpoints';
import { errorStatus } from '@radar/domain/http';
import { locales } from '@radar/i18n/locales';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { anApplicant, type Applicant } from '../testing/applicant.ts';
import { aJob } from '../testing/builders.ts';
import { routePattern } from './serve.ts';

let api: TestApi;
let applicant: Applicant;
let jobId: number;
beforeAll(async () => {
  api = await aTestApi({
    env: {
      origins: {
        hr: 'https://hr.example',
        ba: 'https://ba.example',
        mk: 'https://mk.example',
        kampus: 'https://k.example',
      },
    },
  });
  applicant = await anApplicant(api);
  jobId = (await aJob(api.db)).id;
});
afterAll(() => api.close());

describe('every endpoint', () => {
  it.each(Object.entries(endpoints))('%s is served', (_, { method, path }) => {
    expect(api.http.hasRoute({ method, url: routePattern(path) })).toBe(true);
  });
});

const json = (payload: string, more: InjectOptions['headers'] = {}): InjectOptions => ({
  method: 'POST',
  url: '/applications',
  headers: { 'content-type': 'application/json', ...more },
  payload,
});

const start = () => JSON.stringify({ jobId, applicationType: 'full' });
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('hostile requests are refused, and change nothing:', () => {
  const cases: [string, () => InjectOptions, keyof typeof errorStatus][] = [
    ['no JSON', () => json('{'), 'BAD_REQUEST'],
    ['JSON 21 deep', () => json(`{"a":${nested(20)}}`), 'BAD_REQUEST'],
    ['JSON 100,000 deep', () => json(nested(100_000)), 'BAD_REQUEST'],
    ['1,001 values', () => json(JSON.stringify({ a: Array.from({ length: 1_000 }, () => 0) })), 'BAD_REQUEST'],
    ['__proto__', () => json('{"__proto__":{"isAdmin":true}}'), 'BAD_REQUEST'],
    ['constructor', () => json('{"constructor":{"prototype":{"isAdmin":true}}}'), 'VALIDATION_FAILED'],
    [
      'NUL in a value',
      () => json(JSON.stringify({ jobId, applicationType: 'full', source: 'a\u0000b' })),
      'BAD_REQUEST',
    ],
    ['a lone surrogate', () => json(`{"jobId":${jobId},"applicationType":"full","source":"\\ud800"}`), 'BAD_REQUEST'],
    ['an empty body', () => json(''), 'VALIDATION_FAILED'],
    ['null', () => json('null'), 'VALIDATION_FAILED'],
    ['a list', () => json('[]'), 'VALIDATION_FAILED'],
    [
      'a number as text',
      () => json(JSON.stringify({ jobId: String(jobId), applicationType: 'full' })),
      'VALIDATION_FAILED',
    ],
    ['a value in a list', () => json(JSON.stringify({ jobId: [jobId], applicationType: 'full' })), 'VALIDATION_FAILED'],
    ['256 kB and more', () => json(JSON.stringify({ source: 'x'.repeat(256 * 1024) })), 'PAYLOAD_TOO_LARGE'],
    ['plain text', () => json(start(), { 'content-type': 'text/plain' }), 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a form',
      () => json('jobId=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'multipart where JSON is due',
      () => json('x', { 'content-type': 'multipart/form-data; boundary=x' }),
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['XML', () => json('<a/>', { 'content-type': 'application/xml' }), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a foreign origin', () => json(start(), { origin: 'https://evil.example' }), 'FORBIDDEN'],
    ['origin null', () => json(start(), { origin: 'null' }), 'FORBIDDEN'],
    ['a sub-domain', () => json(start(), { origin: 'https://x.hr.example' }), 'FORBIDDEN'],
    ['a cross-site fetch', () => json(start(), { 'sec-fetch-site': 'cross-site' }), 'FORBIDDEN'],
    ['a site that we do not have', () => json(start(), { 'app-domain': 'rs' }), 'MISDIRECTED'],
    ['two sites', () => json(start(), { 'app-domain': 'hr, ba' }), 'MISDIRECTED'],
    ['a site of the prototype', () => json(start(), { 'app-domain': 'constructor' }), 'MISDIRECTED'],
    [
      '51 keys',
      () => ({ url: `/jobs/featured?group=video&${Array.from({ length: 50 }, (_, n) => `k${n}=1`).join('&')}` }),
      'BAD_REQUEST',
    ],
    ['a repeated key', () => ({ url: '/jobs/featured?group=video&page=1&page=2' }), 'BAD_REQUEST'],
    ['51 values', () => ({ url: `/jobs/search?${'query=a&'.repeat(51)}` }), 'BAD_REQUEST'],
    ['NUL in the query', () => ({ url: '/jobs/search?query=%00' }), 'BAD_REQUEST'],
    ['page 0', () => ({ url: '/jobs/search?page=0' }), 'VALIDATION_FAILED'],
    ['page 1001', () => ({ url: '/jobs/search?page=1001' }), 'VALIDATION_FAILED'],
    ['page 1.5', () => ({ url: '/jobs/search?page=1.5' }), 'VALIDATION_FAILED'],
    ['page -1', () => ({ url: '/jobs/search?page=-1' }), 'VALIDATION_FAILED'],
    ['page 1e999', () => ({ url: '/jobs/search?page=1e999' }), 'VALIDATION_FAILED'],
    ['9 kB of address', () => ({ url: `/jobs/search?query=${'a'.repeat(9_000)}` }), 'URI_TOO_LONG'],
    ['broken escapes', () => ({ url: '/jobs/%E0%A4%A' }), 'BAD_REQUEST'],
    ['an unknown address', () => ({ url: '/wp-admin.php' }), 'NOT_FOUND'],
    ['an address in an address', () => ({ url: '//evil.example/%2e%2e/jobs' }), 'NOT_FOUND'],
    ['a method that is not served', () => ({ method: 'PUT', url: '/jobs/1' }), 'METHOD_NOT_ALLOWED'],
    ['GET where POST is served', () => ({ url: '/applications/1/application' }), 'METHOD_NOT_ALLOWED'],
    ['OPTIONS', () => ({ method: 'OPTIONS', url: '/jobs/search' }), 'METHOD_NOT_ALLOWED'],
    ...[
      '0',
      '-1',
      '1.5',
      '01',
      '1e3',
      'abc',
      '2147483648',
      '9999999999',
      '99999999999',
      '%00',
      '１',
      "1'--",
      '..%2f1',
    ].map((id): [string, () => InjectOptions, 'NOT_FOUND'] => [
      `the id ${id}`,
      () => ({ url: `/applications/${id}` }),
      'NOT_FOUND',
    ]),
  ];

  it.each(cases)('%s', async (_, options, code) => {
    const before = await api.snapshot();
    const answer = await applicant.request(options());
    expect([answer.statusCode, answer.json().error.code]).toEqual([errorStatus[code], code]);
    expect(answer.json().isSuccess).toBe(false);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).not.toMatch(/ at |node_modules|select |insert |\.ts/);
    expect(await api.snapshot()).toEqual(before);
  });

  it('names what is allowed', async () => {
    expect((await applicant.request({ method: 'PUT', url: '/jobs/1' })).headers['allow']).toContain('GET');
  });

  it('what is not HTTP gets an envelope and is hung up on', async () => {
    await api.http.listen({ port: 0, host: '127.0.0.1' });
    const address = api.http.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const say = (text: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        let heard = '';
        socket.on('data', (chunk) => (heard += chunk.toString()));
        socket.on('close', () => resolve(heard));
      });
    expect(await say('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"BAD_REQUEST"/s);
    expect(await say(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 414 .*"URI_TOO_LONG"/s,
    );
    expect(
      await say(
        'POST /applications HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 400 /);

    // An upload that breaks off leaves nothing behind.
    const before = await api.snapshot();
    const cookie = [...applicant.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /applications/${applicant.id}/documents HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="source"\r\n\r\nCV\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4`,
    );
    await sleep(300);
    socket.destroy();
    await expect.poll(() => api.snapshot()).toEqual(before);
  });
});

describe('answers', () => {
  it.each(locales)('are worded in %s', async (locale) => {
    const answer = await api.visitor({ locale }).request({ url: '/applications/1' });
    const words = { hr: 'ne postoji', en: 'does not exist', sl: 'Tega, kar iščete', bs: 'ne postoji', mk: 'не постои' };
    expect(answer.json().error.message).toContain(words[locale]);
  });

  it.each([
    ['en;q=0.5, sl;q=0.9, de', 'Tega, kar iščete'],
    ['de, fr', 'ne postoji'],
    ['hr;q=0, mk', 'не постои'],
    ['EN-us', 'does not exist'],
    [`${'x'.repeat(5_000)}, en`, 'ne postoji'],
    ['*;q=zzz', 'ne postoji'],
  ])('in the best of the languages asked for: %s', async (header, words) => {
    const answer = await api.visitor().request({ url: '/applications/1', headers: { 'accept-language': header } });
    expect(answer.json().error.message).toContain(words);
  });

  it('leave out what their schema does not name', async () => {
    const answer = await applicant.request({ url: `/applications/${applicant.id}` });
    expect(Object.keys(answer.json().data)).not.toContain('guestId');
  });

  it('blame fields by their path', async () => {
    const answer = await applicant.request(json(JSON.stringify({ jobId: 0, extra: 1 })));
    expect(answer.json().error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [
        { path: 'jobId', code: 'invalid' },
        { path: 'applicationType', code: 'invalid' },
        { path: 'extra', code: 'invalid' },
      ],
    });
  });

  it('long hostile strings are answered at once', async () => {
    const { call, id } = await anApplicant(api);
    for (const text of ['a@'.repeat(25_000), '+'.repeat(50_000), `${'a'.repeat(50_000)}!`, '<'.repeat(50_000)]) {
      const began = performance.now();
      await call(updateApplication, {
        params: { id },
        body: { email: text, phone: text, firstName: text, coverLetter: text },
      }).catch(() => {});
      expect(performance.now() - began).toBeLessThan(300);
    }
  });
});

describe('the client’s network', () => {
  it('is the last hop that a trusted proxy did not state, whatever the person adds', async () => {
    const limited = await aTestApi({
      env: { limits: { ...api.services.env.limits, applicationsPerHourAndNetwork: 1 } },
    });
    try {
      const job = await aJob(limited.db);
      const startFrom = (forwarded: string) =>
        limited.http.inject({
          method: 'POST',
          url: '/applications',
          headers: { 'x-forwarded-for': forwarded },
          payload: { jobId: job.id, applicationType: 'full' },
        });
      expect((await startFrom('203.0.113.9')).statusCode).toBe(200);
      const answer = await startFrom('10.9.9.9, 203.0.113.9');
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect((await startFrom('203.0.113.10')).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('the OpenAPI document', () => {
  it('lists every endpoint with its failures', async () => {
    const document = (await api.visitor().request({ url: '/openapi.json' })).json();
    for (const [name, { method, path, errors }] of Object.entries(endpoints)) {
      const operation = document.paths[path][method.toLowerCase()];
      expect(operation.operationId).toBe(name);
      for (const code of errors) expect(operation.responses[errorStatus[code]].description).toContain(code);
    }
  });

  it('is closed in production', async () => {
    const closed = await aTestApi({ env: { hasDocs: false } });
    try {
      expect((await closed.visitor().request({ url: '/openapi.json' })).statusCode).toBe(404);
    } finally {
      await closed.close();
    }
  });
});

describe('health', () => {
  it('is good', async () => {
    expect((await api.visitor().request({ url: '/healthz' })).json()).toEqual({ isSuccess: true, data: {} });
    expect((await api.visitor().request({ url: '/readyz' })).statusCode).toBe(200);
  });

  it('is not ready while it drains, and still answers', async () => {
    api.services.health.isDraining = true;
    try {
      expect((await api.visitor().request({ url: '/readyz' })).statusCode).toBe(503);
      expect((await api.visitor().request({ url: '/healthz' })).statusCode).toBe(200);
      expect((await applicant.call(startApplication, { body: { jobId, applicationType: 'full' } })).status).toBe(
        'initiated',
      );
    } finally {
      api.services.health.isDraining = false;
    }
  });
});
