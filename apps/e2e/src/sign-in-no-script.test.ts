import { expect, test } from '@playwright/test';
import { signInTryCookie } from '@radar/config/cookies';
import { type SiteId, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from './house/house.ts';
import { accountOn, demoOf } from './support/account.ts';

/** One that logs in by address and one that does so by name. */
const sites: readonly SiteId[] = ['hr', 'kampus'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const site of sites) {
    test(`${site}: the login is a plain form, which says what was wrong and keeps the name`, async ({
      page,
      context,
    }) => {
      const { t, at, pathOf, isSignedIn, fillLogin } = await accountOn(page, site);
      const { firstLocale: locale, loginName } = siteOf(site);
      const target = `${href(locale, 'my-profile-saved-jobs')}?view=searches`;
      const demo = demoOf(site);
      const name = page.getByLabel(t(`accounts.field.${loginName}`), { exact: true }).filter({ visible: true });
      const password = page.getByLabel(t('accounts.field.password'), { exact: true }).filter({ visible: true });

      await page.goto(at(target));
      await expect(page.getByText(t('accounts.noScript'))).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
      await fillLogin({ ...demo, password: 'nije-ta-lozinka' });
      await expect(page.getByRole('alert').filter({ hasText: t('accounts.error.INVALID_CREDENTIALS') })).toBeVisible();
      await expect(name).toHaveValue(demo.username ?? demo.email);
      await expect(password).toHaveValue('');
      const kept = (await context.cookies()).find((cookie) => cookie.name === signInTryCookie.name);
      expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
      expect(page.url()).not.toContain(encodeURIComponent(demo.username ?? demo.email));

      await password.fill(demo.password);
      await page.getByLabel(t('accounts.field.remember')).check();
      await page.getByRole('button', { name: t('accounts.login'), exact: true }).click();
      await expect(page).toHaveURL(at(target));
      expect(await isSignedIn()).toBe(true);

      // An earlier failure is nothing to a later visit.
      await page.goto(at(pathOf.login));
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('a login that is sent before the script is there does the same', async ({ page }) => {
  const { t, at, pathOf, isSignedIn, fillLogin } = await accountOn(page, 'hr');
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(at(`${pathOf.login}?redirect=${encodeURIComponent(pathOf.settings)}`));
  await fillLogin(demoOf('hr'));
  await expect(page).toHaveURL(at(pathOf.settings));
  await expect(page.getByRole('heading', { level: 1, name: t('account.settings') })).toBeVisible();
  expect(await isSignedIn()).toBe(true);
});

test.describe('the address that takes the form', () => {
  const address = () => `${origin('hr')}/api/sign-in`;
  const { email, password } = demoOf('hr');
  const fields = { name: email, password, redirect: '/moj-profil/postavke', locale: 'hr' };
  const send = (headers: Record<string, string>, changes: Record<string, string> = {}) =>
    fetch(address(), {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ ...fields, ...changes }),
    });
  const own = () => ({ origin: origin('hr') });

  test('signs in from a page of the site only', async () => {
    for (const [headers, status] of [
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{}, 403],
      [{ ...own(), 'sec-fetch-site': 'cross-site' }, 403],
      [{ ...own(), 'content-type': 'application/json' }, 415],
      [{ ...own(), 'content-type': 'text/plain' }, 415],
    ] as const) {
      const answer = await send(headers);
      expect([headers, answer.status, answer.headers.getSetCookie()]).toEqual([headers, status, []]);
    }
    const good = await send(own());
    expect([good.status, good.headers.get('location')]).toEqual([303, fields.redirect]);
    expect(good.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['token', 'signed-in']);
    expect(good.headers.get('cache-control')).toContain('no-store');
  });

  test('leads nowhere else', async () => {
    for (const redirect of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '']) {
      const answer = await send(own(), { redirect });
      expect([redirect, answer.status, answer.headers.get('location')]).toEqual([redirect, 303, '/']);
    }
  });

  test('is no way to learn more, and answers no other method', async () => {
    const wrong = await send(own(), { password: 'x', name: 'nitko@example.com' });
    expect(wrong.headers.get('location')).toBe(`/prijava?redirect=${encodeURIComponent(fields.redirect)}&tried=1`);
    expect(wrong.headers.getSetCookie().join()).not.toContain('token=');
    expect((await fetch(address())).status).toBe(404);
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect((await fetch(address(), { method })).status).toBe(405);
  });
});
