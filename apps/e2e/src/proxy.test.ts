import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { house, origin } from './house/house.ts';
import { anyJob, jobToApplyFor, searchJobs } from './support/api.ts';
import { pdf, pdfOfSize } from './support/files.ts';
import { applyPath, get, jobPath } from './support/pages.ts';
import { rawRequest } from './support/raw-request.ts';

const site = 'hr';
const maxDocumentBytes = 10 * 1024 * 1024;
const json = 'application/json';

const own = () => ({ origin: origin(site), 'content-type': json });

type Answer = { isSuccess: boolean; error?: { code: string }; data?: { id: number; sizeBytes?: number } };

/** Starts an application as a page of the site would, and answers its id with the guest's cookie. */
const startApplication = async (): Promise<{ id: number; cookie: string }> => {
  const job = await jobToApplyFor(site, 4);
  const response = await fetch(`${origin(site)}/api/proxy/applications`, {
    method: 'POST',
    headers: own(),
    body: JSON.stringify({ jobId: job.id, applicationType: 'full' }),
  });
  const answer = (await response.json()) as Answer;
  const [cookie = ''] = response.headers.getSetCookie();
  return { id: answer.data?.id ?? 0, cookie: cookie.split(';')[0] ?? '' };
};

test.describe('paths of the way to the API', () => {
  test('lead to endpoints for browsers alone', async () => {
    const { id } = await anyJob(site);
    const known = await rawRequest(origin(site), { path: `/api/proxy/jobs/${id}` });
    expect(known.status).toBe(200);

    const paths = [
      '/api/proxy/healthz',
      '/api/proxy/readyz',
      '/api/proxy/openapi.json',
      '/api/proxy/debug/mail',
      '/api/proxy/jobs/..%2fhealthz',
      '/api/proxy/..%2f..%2fhealthz',
      '/api/proxy/jobs%2f..%2fhealthz',
      '/api/proxy/jobs/%2e%2e/healthz',
      '/api/proxy/jobs/..%5chealthz',
      `/api/proxy/jobs%2f${id}`,
      `/api/proxy/jobs/${id}%00`,
      `/api/proxy/jobs/${id}%0d%0ax-a:%20b`,
      `/api/proxy/jobs/${id}%3fa=b`,
      `/api/proxy/jobs/${id}%23`,
      `/api/proxy/jobs/${id};a=b`,
      '/api/proxy/http:%2f%2fevil.example',
      '/api/proxy/%2f%2fevil.example',
      '/api/proxy/@evil.example',
      '/api/proxy/jobs/@evil.example',
      `/api/proxy/jobs/${'1'.repeat(65)}`,
      '/api/proxy/%E0%A4%A',
      '/api/proxy/jobs/%',
    ];
    for (const path of paths) {
      const { status, body } = await rawRequest(origin(site), { path });
      expect.soft([400, 404], `${path} answered ${status}`).toContain(status);
      expect.soft(body, path).not.toMatch(/evil|"isSuccess":true|openapi|Local mailbox/);
    }
  });

  test('never lead elsewhere by a redirect', async () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/api/proxy//evil.example',
      '/api/proxy/jobs//evil.example',
    ]) {
      const { status, headers } = await rawRequest(origin(site), { path });
      expect.soft(status, path).toBeLessThan(500);
      const target = headers.location === undefined ? origin(site) : new URL(headers.location, origin(site)).origin;
      expect.soft(target, path).toBe(origin(site));
    }
  });

  test('are not those of importers', async () => {
    const { status } = await rawRequest(origin(site), {
      method: 'POST',
      path: '/api/proxy/imports',
      headers: { ...own(), authorization: `Bearer ${house().importKey}` },
      body: JSON.stringify({ siteId: site, source: 'e2e', items: [] }),
    });
    expect(status).toBe(404);
  });
});

test.describe('an employer’s own system', () => {
  const send = async (path: string, headers: Record<string, string>, body = '{"after":null}', method = 'POST') => {
    const answer = await rawRequest(origin(site), { method, path: `/api/proxy${path}`, headers, body });
    return { status: answer.status, cookies: answer.headers['set-cookie'] ?? [] };
  };

  test('reaches us by way of the site, with its signature and nothing else', async () => {
    const [organization] = (await searchJobs(site, {})).jobs.flatMap((job) =>
      typeof job.organization === 'object' && job.organization !== null ? [job.organization] : [],
    );
    const path = `/employer-hooks/${organization?.id}`;
    const admin = { authorization: `Bearer ${house().importKey}`, 'content-type': json };
    const connected = await fetch(`${house().api}${path}`, { method: 'PUT', headers: admin, body: '{"url":null}' });
    const { data } = (await connected.json()) as { data: { secret: string } };
    const key = Buffer.from(data.secret.slice('whsec_'.length), 'base64');
    const signed = (body: string) => {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', key).update(`call-1.${timestamp}.${body}`).digest('base64');
      return {
        'content-type': json,
        'webhook-id': 'call-1',
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      };
    };
    const list = '{"after":null}';
    expect(await send(`${path}/applications`, signed(list))).toEqual({ status: 200, cookies: [] });
    // It was signed for another body.
    expect((await send(`${path}/applications`, signed('{"after":7}'))).status).toBe(401);
    expect((await send(`${path}/applications`, { 'content-type': json })).status).toBe(401);
    expect((await send(`${path}/applications`, { ...signed(list), 'content-type': 'text/plain' })).status).toBe(415);
    const step = '{"applicationId":999999,"step":"seen"}';
    expect((await send(`${path}/steps`, signed(step), step)).status).toBe(404);
    // Who may connect one is nobody's business here.
    for (const method of ['PUT', 'DELETE']) expect((await send(path, admin, '{"url":null}', method)).status).toBe(404);
    await fetch(`${house().api}${path}`, { method: 'DELETE', headers: admin, body: '{}' });
  });
});

test.describe('a call that changes something', () => {
  const change = async (headers: Record<string, string>, body = '{}', method = 'POST', path = '/applications') => {
    const {
      status,
      body: text,
      headers: answered,
    } = await rawRequest(origin(site), {
      method,
      path: `/api/proxy${path}`,
      headers,
      body,
    });
    return { status, cookies: answered['set-cookie'] ?? [], code: (JSON.parse(text) as Answer).error?.code };
  };

  test('comes from a page of this site', async () => {
    const { host } = new URL(origin(site));
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://sub.${host}` },
      { origin: `${origin(site)}.evil.example` },
      { origin: origin('ba') },
      {},
      { referer: `${origin(site)}/` },
      { origin: origin(site), 'sec-fetch-site': 'cross-site' },
      { origin: origin(site), 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    ];
    for (const headers of foreign) {
      const answer = await change({ 'content-type': json, ...headers });
      expect.soft(answer, JSON.stringify(headers)).toEqual({ status: 403, cookies: [], code: 'FORBIDDEN' });
    }
    expect((await change(own())).status).toBe(400);
    expect((await change({ 'content-type': json, 'sec-fetch-site': 'same-origin' })).status).toBe(400);
  });

  test('is JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      '',
    ]) {
      const { 'content-type': _, ...rest } = own();
      const answer = await change(type === '' ? rest : { ...rest, 'content-type': type });
      expect.soft(answer, type).toEqual({ status: 415, cookies: [], code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
  });

  test('uses its own method', async () => {
    const path = '/auth/login';
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await change(own(), method === 'GET' ? '' : '{}', method, path);
      expect.soft(answer.code, method).toBe('METHOD_NOT_ALLOWED');
    }
    const head = await rawRequest(origin(site), { method: 'HEAD', path: `/api/proxy${path}` });
    expect(head.status).toBe(405);
  });

  test('gets no leave from another site to be read', async () => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await rawRequest(origin(site), {
        method,
        path: '/api/proxy/jobs/search',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

test.describe('headers', () => {
  test('of the browser do not choose the site, the client or the rights', async () => {
    const { id } = await anyJob(site);
    for (const headers of [
      { 'app-domain': 'mk' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
      { forwarded: 'for=203.0.113.9;host=evil.example' },
      { connection: 'authorization' },
      { authorization: `Bearer ${house().importKey}` },
      { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
      { cookie: 'token=aaa; token=bbb; other=1; guest=ccc' },
    ] as Record<string, string>[]) {
      const { status, body } = await rawRequest(origin(site), { path: `/api/proxy/jobs/${id}`, headers });
      expect.soft(status, JSON.stringify(headers)).toBe(200);
      expect.soft((JSON.parse(body) as Answer).data?.id, JSON.stringify(headers)).toBe(id);
    }
    const guarded = await rawRequest(origin(site), {
      path: '/api/proxy/%E0%A4%A',
      headers: { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
    });
    expect(guarded.status).toBe(400);
  });

  test('of a request with two lengths make it a bad one', async () => {
    const { status } = await rawRequest(origin(site), {
      method: 'POST',
      path: '/api/proxy/applications',
      headers: { ...own(), 'content-length': '2', 'transfer-encoding': 'chunked' },
      body: '{}',
    }).catch(() => ({ status: 400 }));
    expect(status).toBe(400);
  });

  test('of the answer are those that we name', async () => {
    const { id } = await anyJob(site);
    const { headers } = await rawRequest(origin(site), { path: `/api/proxy/jobs/${id}` });
    for (const name of ['server', 'x-powered-by', 'via', 'access-control-allow-origin'])
      expect.soft(headers, name).not.toHaveProperty(name);
    expect(headers['x-content-type-options']).toBe('nosniff');

    const personal = await rawRequest(origin(site), { path: `/api/proxy/jobs/${id}/user-info` });
    expect(personal.headers['cache-control']).toBe('private, no-store');
  });

  test('make the guest cookie one that scripts and other sites never see', async () => {
    const job = await jobToApplyFor(site, 4);
    const { headers } = await rawRequest(origin(site), {
      method: 'POST',
      path: '/api/proxy/applications',
      headers: own(),
      body: JSON.stringify({ jobId: job.id, applicationType: 'full' }),
    });
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^guest=[A-Za-z0-9_-]{22,};/);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Strict/i);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).not.toMatch(/; Domain=/i);
  });
});

test.describe('an upload', () => {
  const upload = async (id: number, cookie: string, file: { name: string; buffer: Buffer }) => {
    const form = new FormData();
    form.append('source', 'CV');
    form.append('file', new File([new Uint8Array(file.buffer)], file.name, { type: 'application/pdf' }));
    const response = await fetch(`${origin(site)}/api/proxy/applications/${id}/documents`, {
      method: 'POST',
      headers: { origin: origin(site), cookie },
      body: form,
    });
    return { status: response.status, answer: (await response.json()) as Answer };
  };

  test('of 10 MB arrives whole, and one byte more is refused', async () => {
    const { id, cookie } = await startApplication();
    const taken = await upload(id, cookie, pdfOfSize('cv.pdf', maxDocumentBytes));
    expect(taken).toMatchObject({ status: 200, answer: { data: { sizeBytes: maxDocumentBytes } } });
    const refused = await upload(id, cookie, pdfOfSize('cv.pdf', maxDocumentBytes + 1));
    expect(refused).toMatchObject({ status: 413, answer: { error: { code: 'FILE_TOO_BIG' } } });
  });

  test("into somebody else's application finds nothing", async () => {
    const { id } = await startApplication();
    const stranger = await startApplication();
    for (const cookie of ['', 'guest=aaaaaaaaaaaaaaaaaaaaaa', stranger.cookie]) {
      const { status } = await upload(id, cookie, pdf('cv.pdf', 'x'));
      expect.soft(status, cookie).toBe(404);
    }
  });
});

test.describe('/api/revalidate', () => {
  const call = async (headers: Record<string, string>, body = '{"tags":["jobs"]}', method = 'POST') =>
    (
      await rawRequest(origin(site), {
        method,
        path: '/api/revalidate',
        headers: { 'content-type': json, ...headers },
        ...(method === 'POST' && { body }),
      })
    ).status;

  test('answers a signed call alone', async () => {
    const now = String(Math.floor(Date.now() / 1000));
    const forged = `sha256=${createHmac('sha256', 'guess').update(`${now}.{"tags":["jobs"]}`).digest('hex')}`;
    expect(await call({})).toBe(401);
    expect(await call({ 'x-radar-timestamp': now })).toBe(401);
    expect(await call({ 'x-radar-timestamp': now, 'x-radar-signature': forged })).toBe(401);
    expect(await call({ 'x-radar-timestamp': now, 'x-radar-signature': 'sha256=' })).toBe(401);
    expect(await call({ 'x-radar-timestamp': 'NaN', 'x-radar-signature': forged })).toBe(401);
    expect(await call({}, '', 'GET')).toBe(405);
  });
});

test.describe('the policy of content', () => {
  test('is on every answer of a page', async () => {
    const job = await anyJob(site);
    const toApplyFor = await jobToApplyFor(site);
    const shared = [
      href('hr', 'index'),
      href('hr', 'jobs'),
      href('hr', 'job-search'),
      jobPath('hr', job),
      '/nema/ovoga',
    ];
    for (const path of [...shared, applyPath('hr', toApplyFor)]) {
      const { headers } = await get(site, path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const directive of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]) {
        expect.soft(policy, path).toContain(directive);
      }
      expect.soft(policy, path).not.toContain('unsafe-eval');
      expect.soft(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
      expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect.soft(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      expect.soft(headers.get('x-powered-by'), path).toBeNull();
    }
  });

  test('lets only scripts with the nonce of the answer run on the personal page', async () => {
    const path = applyPath('hr', await jobToApplyFor(site));
    const policies = await Promise.all(
      [1, 2].map(async () => (await get(site, path)).headers.get('content-security-policy') ?? ''),
    );
    for (const policy of policies) {
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
      expect(scripts).toMatch(/'nonce-[\w-]{16,}'/);
      expect(scripts).not.toContain('unsafe-inline');
    }
    expect(policies[0]).not.toBe(policies[1]);
  });

  test('is kept by home, details and application', async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || /content security policy/i.test(message.text())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    const { firstLocale: locale } = siteOf(site);
    for (const path of [
      href(locale, 'index'),
      jobPath(locale, await anyJob(site)),
      href(locale, 'job-search'),
      applyPath(locale, await jobToApplyFor(site)),
    ]) {
      await page.goto(`${origin(site)}${path}`, { waitUntil: 'networkidle' });
      expect.soft(faults, path).toEqual([]);
      faults.length = 0;
    }
  });
});
