import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { siteIds, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { accountOn, aNewcomer, demoOf } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { aMember } from './support/members.ts';
import { get } from './support/pages.ts';

for (const site of siteIds) {
  const { firstLocale: locale } = siteOf(site);

  test(`${site}: a life of an account, from the registration to its end`, async ({ page, browser }) => {
    test.setTimeout(180_000);
    const { t, at, pathOf, fill, press, isSignedIn, ...account } = await accountOn(page, site);
    let person = aNewcomer(site);
    const endsOther = page.getByRole('button', { name: t('settings.sessions.endDevice', { device: '' }).trim() });

    await test.step('register, with the code of the mail', async () => {
      await account.register(person);
      expect(await isSignedIn()).toBe(true);
    });

    await test.step('log out, and in again', async () => {
      await account.signOut();
      expect(await isSignedIn()).toBe(false);
      await account.signIn(person);
      expect(await isSignedIn()).toBe(true);
    });

    await test.step('change the password; other devices are signed out', async () => {
      const elsewhere = await browser.newContext();
      const other = await accountOn(await elsewhere.newPage(), site);
      await other.signIn(person);
      await page.goto(at(pathOf.settings));
      await expectAccessible(page, 'settings');
      await expect(endsOther).toHaveCount(1);

      const next = `${person.password}-Novo1`;
      const form = page.locator('#change-password');
      const current = form.getByLabel(t('settings.password.current'), { exact: true });
      const repeat = form.getByLabel(t('settings.password.repeat'), { exact: true });
      await current.fill('nije-ta-lozinka');
      await form.getByLabel(t('settings.password.new'), { exact: true }).fill(next);
      await repeat.fill('nesto drugo');
      await press('settings.password.submit');
      await expect(form.getByText(t('form.passwordRepeat')).first()).toBeVisible();
      await repeat.fill(next);
      await press('settings.password.submit');
      await expect(form.getByText(t('form.passwordWrong')).first()).toBeVisible();
      await expect(repeat).toHaveValue(next);
      await current.fill(person.password);
      await press('settings.password.submit');
      await expect(page.getByText(t('settings.password.changed'))).toBeVisible();
      await expect(endsOther).toHaveCount(0);
      expect(await isSignedIn()).toBe(true);
      expect(await other.isSignedIn()).toBe(false);
      person = { ...person, password: next };
      await elsewhere.close();
    });

    await test.step('change the address by the link of the mail', async () => {
      const email = `nova.${person.email}`;
      const form = page.locator('#change-email');
      const typed = form.getByLabel(t('settings.email.new'), { exact: true });
      await typed.fill(person.email.toUpperCase());
      await form.getByLabel(t('settings.password.confirm'), { exact: true }).fill(person.password);
      await press('settings.email.submit');
      await expect(form.getByText(t('form.sameEmail')).first()).toBeVisible();
      await typed.fill(email);
      await press('settings.email.submit');
      await expect(page.getByText(t('settings.email.sent'))).toBeVisible();
      await expect(page.getByText(t('settings.email.pending', { email }))).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('settings.email.pending', { email }))).toBeVisible();
      await expect(page.getByText(t('settings.email.current', { email: person.email }))).toBeVisible();

      await page.goto(await account.mailedLink(email, '/auth/verify-email'));
      await expect(page).toHaveURL(/[?&]token=$/);
      await page.reload();
      await press('accounts.confirmEmail');
      await expect(page.getByText(t('accounts.emailConfirmed'))).toBeVisible();
      person = { ...person, email };
      await account.signIn(person);
    });

    await test.step('forget the password, and set a new one by the link of the mail', async () => {
      await account.signOut();
      await page.goto(at(href(locale, 'auth-forgotten-password')));
      await fill('accounts.field.email', person.email);
      await press('accounts.sendLink');
      await expect(page.getByText(t('accounts.linkSent', { email: person.email }))).toBeVisible();
      await page.goto(await account.mailedLink(person.email, 'view=new_password'));
      await expect(page).toHaveURL(/[?&]hash=(&|$)/);
      await page.reload();
      person = { ...person, password: `${person.password}-opet` };
      await fill('accounts.field.newPassword', person.password);
      await press('accounts.setPassword');
      await expect(page).toHaveURL(at(pathOf.home));
      expect(await isSignedIn()).toBe(true);
    });

    await test.step('delete the profile', async () => {
      await page.goto(at(pathOf.settings));
      await press('settings.delete.open');
      const dialog = page.getByRole('alertdialog');
      await expectAccessible(page, 'the question before a profile is deleted');
      await dialog
        .getByRole('button', { name: t('settings.delete.cancel') })
        .last()
        .click();
      await expect(dialog).toHaveCount(0);
      await press('settings.delete.open');
      await dialog.getByLabel(t('settings.password.confirm'), { exact: true }).fill(person.password);
      await dialog.getByRole('button', { name: t('settings.delete.confirm') }).click();
      await expect(page.getByText(t('settings.delete.doneText'))).toBeVisible();
      expect(await isSignedIn()).toBe(false);

      await page.goto(at(pathOf.login));
      await account.fillLogin(person);
      await expect(page.getByText(t('accounts.error.NOT_FOUND'))).toBeVisible();
    });
  });
}

test('a browser without cookies is told why nobody can sign in', async ({ page }) => {
  const { t, at, pathOf } = await accountOn(page, 'hr');
  await page.goto(at(pathOf.login));
  await expect(page.getByText(t('accounts.cookiesOff'))).toHaveCount(0);
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: t('accounts.cookiesOff') })).toBeVisible();
});

test.describe('pages of signed-in people', () => {
  test('lead a visitor to the login and back', async ({ page }) => {
    const { t, at, pathOf, fillLogin } = await accountOn(page, 'hr');
    await page.goto(at(`${pathOf.settings}?izvor=mail`));
    await expect(page).toHaveURL(at(`${pathOf.login}?redirect=${encodeURIComponent(`${pathOf.settings}?izvor=mail`)}`));
    await fillLogin(demoOf('hr'));
    await expect(page).toHaveURL(at(`${pathOf.settings}?izvor=mail`));
    await expect(page.getByRole('heading', { level: 1, name: t('account.settings') })).toBeVisible();
  });

  test('ask the API: a token that only looks right shows nothing', async () => {
    const path = href('hr', 'my-profile-settings');
    const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"id":1}').toString('base64url')}.`;
    const attempts: Record<string, string>[] = [
      { cookie: `token=${forged}` },
      { cookie: `token=${forged}`, rsc: '1' },
      { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
      { 'sec-fetch-site': 'cross-site', cookie: `token=${forged}` },
    ];
    for (const headers of attempts) {
      const answer = await get('hr', path, headers);
      const html = await answer.text();
      expect([headers, html.includes('@radar.example'), html.includes('change-password')]).toEqual([
        headers,
        false,
        false,
      ]);
    }
  });

  test('are in no index and no cache', async ({ page }) => {
    const { at, pathOf, signIn } = await accountOn(page, 'hr');
    await signIn(demoOf('hr'));
    const answer = await page.goto(at(pathOf.settings));
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('keep what was typed when the session ends meanwhile, and send it once signed in again', async ({ page }) => {
    const { t, at, pathOf, signIn, fillLogin, press } = await accountOn(page, 'hr');
    const { name, password } = await aMember('hr');
    const account = { email: name, username: null, password };
    await signIn(account);
    await page.goto(at(pathOf.settings));
    const form = page.locator('#change-email');
    const email = `nova.${name}`;
    await form.getByLabel(t('settings.email.new'), { exact: true }).fill(email);
    await form.getByLabel(t('settings.password.confirm'), { exact: true }).fill(password);
    await page.context().clearCookies({ name: 'token' });
    await press('settings.email.submit');
    const dialog = page.getByRole('dialog', { name: t('accounts.metaTitle') });
    await expect(dialog.getByText(t('accounts.reason.sessionEnded'))).toBeVisible();
    await fillLogin(account, dialog);
    await expect(page.getByText(t('settings.email.pending', { email }))).toBeVisible();
    expect(page.url()).toBe(at(pathOf.settings));
  });

  test.describe('from a link of another site', () => {
    let elsewhere: Server;
    let address: string;
    test.beforeAll(async () => {
      elsewhere = createServer((request, response) => {
        const target = new URL(request.url ?? '/', 'http://x').searchParams.get('to') ?? '';
        response.setHeader('content-type', 'text/html').end(`<a href="${target}">na postavke</a>`);
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
      const bound = elsewhere.address();
      // Another site for a browser than `localhost`.
      address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
    });
    test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

    test('who is signed in arrives at once', async ({ page }) => {
      const { t, at, pathOf, signIn } = await accountOn(page, 'hr');
      await signIn(demoOf('hr'));
      await page.goto(`${address}/?to=${encodeURIComponent(at(pathOf.settings))}`);
      await page.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: t('account.settings') })).toBeVisible();
      expect(page.url()).toBe(at(pathOf.settings));
    });

    test('who is not comes to the login after one turn', async ({ page }) => {
      const { at, pathOf } = await accountOn(page, 'hr');
      let visits = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && new URL(request.url()).pathname === pathOf.settings) visits += 1;
      });
      await page.goto(`${address}/?to=${encodeURIComponent(at(pathOf.settings))}`);
      await page.getByRole('link').click();
      await expect(page).toHaveURL(at(`${pathOf.login}?redirect=${encodeURIComponent(pathOf.settings)}`));
      expect(visits).toBe(2);
    });
  });
});

test('the language of the account is that of the site from then on', async ({ page }) => {
  const { t, at, pathOf, signIn, press } = await accountOn(page, 'mk');
  await signIn(demoOf('mk'));
  await page.goto(at(pathOf.settings));
  await page.getByRole('main').getByLabel('English', { exact: true }).check();
  await press('settings.language.submit');
  await expect(page).toHaveURL(at(href('en', 'my-profile-settings')));
  await expect(page.getByText('The language was changed')).toBeVisible();
  await page.getByRole('main').getByLabel('Македонски', { exact: true }).check();
  await page.getByRole('button', { name: 'Save the language' }).click();
  await expect(page).toHaveURL(at(pathOf.settings));
  await expect(page.getByText(t('settings.language.changed'))).toBeVisible();
});

test('an address that waits for its link shows on the settings that were left open', async ({ page }) => {
  const account = await accountOn(page, 'hr');
  const { t, at, pathOf } = account;
  const { name, password } = await aMember('hr');
  await account.signIn({ email: name, username: null, password });
  await page.goto(at(pathOf.settings));
  await expect(page.getByText(t('settings.email.current', { email: name }))).toBeVisible();
  const pending = `nova.${name}`;
  const asked = await page.request.post(at('/api/proxy/me/change-email'), {
    data: { email: pending, password },
    headers: { origin: at('') },
  });
  expect(asked.status()).toBe(200);
  // The tab comes back into sight.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText(t('settings.email.pending', { email: pending }))).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('who came in by a link over somebody else finds the way back in the menu, once', async ({ page }) => {
  const account = await accountOn(page, 'hr');
  const { t, at, pathOf, fill, press } = account;
  const [one, other] = [await aMember('hr'), await aMember('hr')];
  const emailNow = async (): Promise<string> => {
    const answer = await page.request.get(at('/api/proxy/me'));
    return ((await answer.json()) as { data: { email: string } }).data.email;
  };
  await account.signIn({ email: one.name, username: null, password: one.password });
  await page.goto(at(`${pathOf.login}?view=link`));
  await fill('accounts.field.email', other.name);
  await press('accounts.sendLink');
  await expect(page.getByText(t('accounts.linkSent', { email: other.name }))).toBeVisible();
  await page.goto(await account.mailedLink(other.name, '/auth\\?code='));
  await press('accounts.continueLink');
  await expect(page).toHaveURL(at(pathOf.home));
  expect(await emailNow()).toBe(other.name);

  const menu = page.getByRole('banner').getByRole('button', { name: t('shell.account') });
  const back = page.getByRole('banner').getByRole('button', { name: t('shell.switchBack', { name: 'Ana Šarić' }) });
  await menu.click();
  await expect(back).toBeVisible();
  await Promise.all([page.waitForEvent('load'), back.click()]);
  expect(await emailNow()).toBe(one.name);
  await page.goto(at(pathOf.settings));
  await expect(page.getByText(t('settings.email.current', { email: one.name }))).toBeVisible();
  await menu.click();
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signOut') })).toBeVisible();
  await expect(back).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('radar:switch-back'))).toBeNull();
});
