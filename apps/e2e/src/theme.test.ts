import { expect, type Page, test } from '@playwright/test';
import { themeCookie } from '@radar/config/cookies';
import { origin } from './house/house.ts';
import { accountOn } from './support/account.ts';
import { aMember } from './support/members.ts';
import { wordsIn } from './support/words.ts';

/** Notes the theme at the moment when the page gets its body: before anything was painted. */
const noteFirstTheme = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      Object.assign(window, { firstTheme: document.documentElement.dataset['theme'] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

const firstTheme = (page: Page) => page.evaluate(() => (window as unknown as { firstTheme?: string }).firstTheme);

test('light, dark or as the device: kept, and there before the first paint', async ({ page }) => {
  const { t } = await wordsIn('hr');
  await noteFirstTheme(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${origin('hr')}/poslovi`);
  const root = page.locator('html');
  const choose = async (name: 'shell.themeDark' | 'shell.themeSystem') => {
    await page.getByRole('button', { name: t('shell.theme'), exact: true }).click();
    await page.getByRole('radio', { name: t(name) }).check();
    await page.keyboard.press('Escape');
  };
  await expect(root).toHaveAttribute('data-theme', 'light');

  await choose('shell.themeDark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const cookie = (await page.context().cookies()).find(({ name }) => name === themeCookie.name);
  expect(cookie).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax', httpOnly: false });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.goto(`${origin('hr')}/`);
  expect(await firstTheme(page)).toBe('dark');
  await page.getByRole('button', { name: t('shell.theme'), exact: true }).click();
  await expect(page.getByRole('radio', { name: t('shell.themeDark') })).toBeChecked();
  await page.keyboard.press('Escape');

  await choose('shell.themeSystem');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('a device in the dark needs no choice', async ({ page }) => {
  await noteFirstTheme(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${origin('hr')}/mk`);
  expect(await firstTheme(page)).toBe('dark');
});

test('the theme chosen in an account is that of a new device, and of no other that has chosen', async ({
  page,
  browser,
}) => {
  const { name: email, password } = await aMember('hr');
  const member = { email, username: null, password };
  await page.emulateMedia({ colorScheme: 'light' });
  const { t, signIn, at, pathOf } = await accountOn(page, 'hr');
  await signIn(member);
  await page.goto(at(pathOf.settings));
  // What keeps it comes after the load: until then the device alone does.
  await expect(async () => {
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH', { timeout: 500 });
    const radios = page.getByRole('main').getByRole('radiogroup', { name: t('shell.theme') });
    await radios.getByRole('radio', { name: t('shell.themeLight') }).check();
    await radios.getByRole('radio', { name: t('shell.themeDark') }).check();
    expect((await kept).status()).toBe(200);
  }).toPass();
  await expect
    .poll(async () => ((await (await page.request.get(at('/api/proxy/me'))).json()) as { data: unknown }).data)
    .toMatchObject({ theme: 'dark' });

  const context = await browser.newContext({ colorScheme: 'light' });
  const elsewhere = await context.newPage();
  const there = await accountOn(elsewhere, 'hr');
  await there.signIn(member);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();

  const chosen = await browser.newContext({ colorScheme: 'dark' });
  await chosen.addCookies([{ name: themeCookie.name, value: 'light', url: origin('hr') }]);
  const own = await chosen.newPage();
  await (await accountOn(own, 'hr')).signIn(member);
  await expect(own.locator('html')).toHaveAttribute('data-theme', 'light');
  await chosen.close();
});
