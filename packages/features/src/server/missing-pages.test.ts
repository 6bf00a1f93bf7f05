import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { guardMissing, mayBeMissing } from './missing-pages.ts';

/** The site itself: notes what it is asked, and answers with the status that the address names. */
let site: Server;
let asked: string[] = [];
beforeAll(async () => {
  site = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(Number(/\d{3}/.exec(url)?.[0] ?? 200)).end();
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  vi.stubEnv('PORT', String((site.address() as AddressInfo).port));
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => site.close(resolve));
});

const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  guardMissing(new NextRequest(`http://radar.example${path}`, { headers, method }), 'en');

const rewriteOf = (response: Response): string | null => {
  const target = response.headers.get('x-middleware-rewrite');
  return target === null ? null : new URL(target).pathname;
};

it('sends what has no page to the handler of unknown addresses, each time anew', async () => {
  for (let visits = 0; visits < 2; visits += 1)
    expect(rewriteOf(await visit('/en/job/404/waiter'))).toBe('/en/404/en/job/404/waiter');
  expect(asked).toEqual(['HEAD /en/job/404/waiter', 'HEAD /en/job/404/waiter']);
});

it.each([200, 308])(
  'lets a page that answers %i through, and asks once a minute, whatever else the query says',
  async (status) => {
    for (const query of ['', '?utm_source=x', ''])
      expect(rewriteOf(await visit(`/en/job/${status}/cook${query}`))).toBeNull();
    expect(asked).toEqual([`HEAD /en/job/${status}/cook`]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await visit(`/en/job/${status}/cook`);
    vi.useRealTimers();
    expect(asked).toHaveLength(2);
  },
);

it('lets a visit through where the site cannot say, and asks again', async () => {
  for (let visits = 0; visits < 2; visits += 1) expect(rewriteOf(await visit('/en/job/503/cook'))).toBeNull();
  expect(asked).toHaveLength(2);
});

it('tells the pages of a list apart', async () => {
  await visit('/en/jobs?page=2');
  expect(rewriteOf(await visit('/en/jobs?page=404'))).toBe('/en/404/en/jobs');
  expect(asked).toEqual(['HEAD /en/jobs?page=2', 'HEAD /en/jobs?page=404']);
});

it('asks nothing for its own question, for a visit without reloading and for what is sent', async () => {
  await visit('/en/job/404/a', { 'x-radar-self': '1' });
  await visit('/en/job/404/a', { rsc: '1' });
  await visit('/en/job/404/a', {}, 'POST');
  expect(asked).toEqual([]);
});

it('knows which screens may be missing', () => {
  expect((['job-jobId-slug', 'jobs-slug', 'info-slug', 'jobs'] as const).filter(mayBeMissing)).toHaveLength(4);
  expect(mayBeMissing('login')).toBe(false);
});
