import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { consentCategories, consentCookie } from '@radar/config/cookies';
import { href } from '@radar/i18n/addresses';
import { type OpenIdProvider, startOpenIdProvider } from './house/open-id-provider.ts';
import { type OwnApi, startOwnApi } from './house/own-api.ts';
import { freePort, serveSite, type SiteServer } from './house/site-server.ts';
import { accountOn } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { wordsIn } from './support/words.ts';

// One provider, one API that knows its keys and one site for all.
test.describe.configure({ mode: 'serial' });

let provider: OpenIdProvider;
let api: OwnApi;
let site: SiteServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  provider = await startOpenIdProvider([`${origin}/auth`, `${origin}/api/sign-in/apple`]);
  const { issuer, clientId } = provider;
  api = await startOwnApi({
    RADAR_ORIGIN_HR: origin,
    RADAR_GOOGLE_CLIENT_ID: clientId,
    RADAR_GOOGLE_ISSUER: issuer,
    RADAR_APPLE_CLIENT_ID: clientId,
    RADAR_APPLE_ISSUER: issuer,
  });
  site = await serveSite(join(import.meta.dirname, '../../web-hr'), port, {
    API_URL: api.url,
    RADAR_ORIGIN_HR: origin,
  });
});
test.afterAll(async () => {
  await site.end();
  await api.end();
  await provider.end();
});

const settings = href('hr', 'my-profile-settings');

/** Signs in on the provider's own page, and agrees to what it asks. */
const agreeAtProvider = async (page: Page, login: string): Promise<void> => {
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('form[action$="/confirm"] button, form button[type=submit]').first().click();
};

test('Google: press, consent there, signed in, back where one was', async ({ page }) => {
  const { t } = await wordsIn('hr');
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  const target = `${settings}?izvor=mail`;
  await page.goto(`${site.origin}${target}`);
  const button = page.getByRole('button', { name: 'Google', exact: true });
  await expect(button).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apple', exact: true })).toBeVisible();
  // Facebook has no keys here.
  await expect(page.getByRole('button', { name: 'Facebook', exact: true })).toHaveCount(0);
  await expectAccessible(page, 'login with others');
  await button.click();
  await agreeAtProvider(page, 'ana@example.com');
  await expect(page).toHaveURL(`${site.origin}${target}`);
  await expect(page.getByText(t('settings.email.current', { email: 'ana@example.com' }))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('radar:provider'))).toBeNull();
  expect(violations).toEqual([]);
});

test('Apple answers by a form: the token is in no address that a server sees', async ({ page }) => {
  const { t } = await wordsIn('hr');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.origin}${href('hr', 'login')}?redirect=${encodeURIComponent(settings)}`);
  await page.getByRole('button', { name: 'Apple', exact: true }).click();
  await agreeAtProvider(page, 'iva@example.com');
  await expect(page).toHaveURL(`${site.origin}${settings}`);
  await expect(page.getByText(t('settings.email.current', { email: 'iva@example.com' }))).toBeVisible();
  expect(asked.some((url) => new URL(url).search.includes('id_token='))).toBe(false);
});

test('called off there, it says so, and the way back keeps where one wanted to go', async ({ page }) => {
  const { t } = await wordsIn('hr');
  await page.goto(`${site.origin}${href('hr', 'login')}?redirect=${encodeURIComponent(settings)}`);
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(page.getByText(t('accounts.error.socialCancelled'))).toBeVisible();
  await page.getByRole('link', { name: t('accounts.backToLogin') }).click();
  await expect(page).toHaveURL(`${site.origin}${href('hr', 'login')}?redirect=${encodeURIComponent(settings)}`);
});

test('an answer that this tab has not asked for signs nobody in', async ({ page }) => {
  const { t } = await wordsIn('hr');
  const landing = `${site.origin}${href('hr', 'auth')}`;
  const foreign = `hr.${'s'.repeat(36)}`;
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().includes('/api/proxy/auth/'))));
  await page.goto(`${landing}#state=${foreign}&id_token=a.b.c`);
  await expect(page.getByText(t('accounts.wrongLink'))).toBeVisible();
  expect(page.url()).toBe(landing);
  const posted = await page.request.post(`${site.origin}/api/sign-in/apple`, {
    form: { state: foreign, id_token: 'a.b.c' },
    maxRedirects: 0,
  });
  expect([posted.status(), posted.headers()['set-cookie']]).toEqual([303, undefined]);
  for (const form of [
    { state: '', id_token: 'a.b.c' },
    { state: '//evil.example', id_token: 'a.b.c' },
  ]) {
    const refused = await page.request.post(`${site.origin}/api/sign-in/apple`, { form, maxRedirects: 0 });
    expect(refused.status()).toBe(400);
  }
  expect(calls).toBe(0);
});

/** What Google's script offers to a page, noted for the journey to press. */
const promptStub = `window.google = { accounts: { id: {
  initialize: (options) => { window.oneTap = { ...options, prompts: 0 }; },
  prompt: () => { window.oneTap.prompts += 1; },
} } };`;

type Prompted = { oneTap?: { client_id: string; nonce: string; prompts: number; callback: (answer: object) => void } };

test('one tap: for visitors who allow it, after the load, and signed in it is gone', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addCookies([{ name: consentCookie.name, value: consentCategories.join('.'), url: site.origin }]);
  let asked = 0;
  await context.route('https://accounts.google.com/gsi/client', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: promptStub });
  });
  const page = await context.newPage();
  const address = `${site.origin}${href('hr', 'info-slug', { slug: 'kontakt' })}`;
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => (window as Prompted).oneTap?.prompts)).toBe(1);
  const nonce = await page.evaluate(() => (window as Prompted).oneTap?.nonce ?? '');

  // The provider gives the credential that its prompt would; no script of ours takes it out of the address.
  const unscripted = await browser.newContext({ javaScriptEnabled: false });
  const other = await unscripted.newPage();
  const query = {
    client_id: provider.clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: `${site.origin}/auth`,
    state: 'one-tap',
    nonce,
  };
  await other.goto(`${provider.issuer}/auth?${new URLSearchParams(query).toString()}`);
  await agreeAtProvider(other, 'mia@example.com');
  await expect(other).toHaveURL(/\/auth#/);
  const credential = new URLSearchParams(new URL(other.url()).hash.slice(1)).get('id_token');
  await unscripted.close();

  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((token) => (window as Prompted).oneTap?.callback({ credential: token }), credential),
  ]);
  const { t } = await wordsIn('hr');
  await expect(page.getByRole('banner').getByRole('button', { name: t('shell.account') })).toBeVisible();
  expect((await page.request.get(`${site.origin}/api/proxy/me`)).status()).toBe(200);
  // Until what comes after the load is there: it alone fetches the pages of links.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.getByRole('contentinfo').getByRole('link').first().hover();
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(1, { timeout: 300 });
  }).toPass();
  expect(asked).toBe(1);
  await context.close();
});

test('without keys there is no button', async ({ page }) => {
  const { t, at, pathOf } = await accountOn(page, 'hr');
  await page.goto(at(pathOf.login));
  await expect(page.getByRole('button', { name: t('accounts.login'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Google|Facebook|Apple/ })).toHaveCount(0);
});
