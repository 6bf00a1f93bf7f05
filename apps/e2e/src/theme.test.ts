import { expect, type Page, test } from '@playwright/test';
import { themeCookie } from '@radar/config/cookies';
import { origin } from './house/house.ts';
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
