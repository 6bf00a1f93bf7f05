import { expect, type Page, test } from '@playwright/test';
import { startConfiguredSite } from './house/configured-site.ts';
import type { SiteServer } from './house/site-server.ts';
import { origin } from './house/house.ts';
import { startThirdParty, type ThirdParty } from './house/third-party.ts';
import { aMember } from './support/members.ts';
import { newcomer } from './support/visitors.ts';
import { wordsIn } from './support/words.ts';

// One site for all: it is built for these journeys.
test.describe.configure({ mode: 'serial' });
test.use({ storageState: newcomer });

const buildMs = 300_000;
const dsn = () => `http://public@${new URL(other.origin).host}/1`;

let other: ThirdParty;
let site: SiteServer;

test.beforeAll(async () => {
  test.setTimeout(buildMs);
  other = await startThirdParty();
  site = await startConfiguredSite(
    {
      analyticsId: 'R-1',
      analyticsScript: `${other.origin}/analytics.js`,
      analyticsReportsTo: [],
      bannerScript: `${other.origin}/banner.js`,
    },
    { SENTRY_DSN: dsn() },
  );
});
test.afterAll(async () => {
  await site.end();
  await other.end();
});
test.beforeEach(() => {
  other.paths.length = 0;
  other.received.length = 0;
});

const asked = (path: string) => other.paths.filter((one) => one.startsWith(path)).length;

/** What the policy refused, as the browser says it. */
const violationsOf = (page: Page): string[] => {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text());
  });
  return found;
};

/** Until what runs after the load is there: it alone fetches the pages of links. */
const untilIdle = (page: Page) =>
  expect(async () => {
    await page.mouse.move(1, 1);
    await page.getByRole('banner').getByRole('link').first().hover();
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(1, { timeout: 300 });
  }).toPass();

test('nothing of a third party is loaded without consent; what is allowed runs at once; what is withdrawn stops', async ({
  page,
}) => {
  const { t } = await wordsIn('hr');
  const violations = violationsOf(page);
  const notice = page.getByRole('region', { name: t('cookies.title') });
  const settings = page.getByRole('contentinfo').getByRole('link', { name: t('cookies.settings') });

  const response = await page.goto(`${site.origin}/info/kontakt`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`script-src 'self' 'unsafe-inline' ${other.origin}`);
  await untilIdle(page);
  expect(other.paths).toEqual([]);

  await notice.getByRole('button', { name: t('cookies.acceptAll') }).click();
  await expect.poll(() => asked('/analytics.js?id=R-1')).toBe(1);
  await expect.poll(() => asked('/banner.js')).toBe(1);
  await expect.poll(() => asked('/collect')).toBe(1);
  expect(JSON.parse(other.received[0]?.body ?? '')).toContainEqual(['config', 'R-1']);

  await page.goto(`${site.origin}/info/kolacici`);
  await expect.poll(() => asked('/analytics.js')).toBe(2);
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === '_probe')).toBe(true);

  await settings.click();
  await notice.getByRole('checkbox', { name: t('cookies.category.analytics') }).uncheck();
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    notice.getByRole('button', { name: t('cookies.save') }).click(),
  ]);
  await expect.poll(() => asked('/banner.js')).toBe(3);
  await untilIdle(page);
  expect(asked('/analytics.js')).toBe(2);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_probe');
  expect(await page.evaluate(() => 'analyticsRuns' in window)).toBe(false);
  expect(violations).toEqual([]);
});

test('a page never waits for a script of a third party', async ({ page, context }) => {
  await context.addCookies([
    { name: 'cookies-policy-accepted', value: 'necessary.analytics.marketing', url: site.origin },
  ]);
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  const before: boolean[] = [];
  await page.route(`${other.origin}/**`, async (route) => {
    before.push(isLoaded);
    await route.continue();
  });
  await page.goto(`${site.origin}/info/kontakt`);
  await expect.poll(() => before.length).toBeGreaterThanOrEqual(2);
  expect(before).not.toContain(false);
});

type Report = {
  exception: { values: { type: string; value: string }[] };
  release: string;
  environment: string;
  request: { url: string };
  user?: Record<string, unknown>;
};

const reports = (): Report[] =>
  other.received
    .filter(({ path }) => path.startsWith('/api/1/envelope/'))
    .map(({ body }) => JSON.parse(body.split('\n')[2] ?? '{}') as Report);

const messages = () => reports().map(({ exception }) => exception.values[0]?.value);

const throwLater = (page: Page, text: string) =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, text);

test('errors are reported, early ones too, without queries and without the noise', async ({ page }) => {
  const violations = violationsOf(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('planted early');
    });
  });
  await page.goto(`${site.origin}/info/kontakt?query=tajna`);
  await expect.poll(messages).toContain('planted early');
  await throwLater(page, 'planted late');
  await expect.poll(messages).toContain('planted late');

  const { id } = (await (await fetch(`${site.origin}/builds/latest.json`)).json()) as { id: string };
  for (const report of reports()) {
    expect(report).toMatchObject({ release: id, environment: 'hr', request: { url: `${site.origin}/info/kontakt` } });
  }
  expect(JSON.stringify(other.received)).not.toContain('tajna');

  for (const noise of ['ResizeObserver loop completed with undelivered notifications.', 'Failed to fetch']) {
    await throwLater(page, noise);
  }
  await page.evaluate(() => void Promise.reject(new DOMException('The user aborted a request.', 'AbortError')));
  await throwLater(page, 'planted last');
  await expect.poll(messages).toContain('planted last');
  expect(messages().filter((message) => !message?.startsWith('planted'))).toEqual([]);
  expect(violations).toEqual([]);
});

test('reports name who is signed in, and nobody else', async ({ page }) => {
  const { name, password } = await aMember('hr');
  const userOf = (message: string) => reports().find(({ exception }) => exception.values[0]?.value === message)?.user;
  await page.goto(`${site.origin}/info/kontakt`);
  await throwLater(page, 'planted for nobody');
  await expect.poll(messages).toContain('planted for nobody');
  expect(userOf('planted for nobody')?.['email']).toBeUndefined();

  const signedIn = await page.request.post(`${site.origin}/api/sign-in`, {
    form: { name, password, redirect: '/info/kontakt', locale: 'hr' },
    headers: { origin: site.origin },
    maxRedirects: 0,
  });
  expect(signedIn.status()).toBe(303);
  await page.reload();
  await throwLater(page, 'planted for a person');
  await expect.poll(messages).toContain('planted for a person');
  expect(userOf('planted for a person')).toMatchObject({ email: name });
  expect(userOf('planted for a person')?.['id']).toBeGreaterThan(0);

  await page.context().clearCookies({ name: /^(token|signed-in)$/ });
  await throwLater(page, 'planted afterwards');
  await expect.poll(messages).toContain('planted afterwards');
  expect(userOf('planted afterwards')?.['email']).toBeUndefined();
});

test('reports go to the configured project only, from this site only', async () => {
  const send = (headers: Record<string, string>, body: string, to = site.origin) =>
    fetch(`${to}/api/reports`, { method: 'POST', headers, body }).then(({ status }) => status);
  const own = { origin: site.origin };
  const envelope = (project: string) => `${JSON.stringify({ dsn: project })}\n{"type":"event"}\n{}`;

  expect(await send({ origin: 'https://evil.example' }, envelope(dsn()))).toBe(403);
  expect(await send({}, envelope(dsn()))).toBe(403);
  expect(await send(own, envelope('https://public@evil.example/1'))).toBe(400);
  expect(await send(own, 'no envelope')).toBe(400);
  expect(await send(own, 'a'.repeat(1024 * 1024 + 1))).toBe(413);
  expect(other.received).toEqual([]);
  expect(await send(own, envelope(dsn()))).toBe(204);
  expect(other.received).toHaveLength(1);

  // A site without a project has no such address.
  expect(await send({ origin: origin('hr') }, envelope(dsn()), origin('hr'))).toBe(404);
});
