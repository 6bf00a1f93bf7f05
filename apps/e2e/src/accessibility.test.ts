import { expect, test } from '@playwright/test';
import { siteIds, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from './house/house.ts';
import { expectAccessible } from './support/accessible.ts';
import { allPages } from './support/all-pages.ts';
import { wordsIn } from './support/words.ts';

for (const site of siteIds) {
  const { firstLocale: locale } = siteOf(site);

  test(`${site}: every page passes axe`, async ({ page }) => {
    for (const [name, path] of Object.entries(await allPages(site))) {
      await page.goto(`${origin(site)}${path}`);
      await expectAccessible(page, name);
    }
  });

  test(`${site}: the main pages pass axe in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const { home, search, details } = await allPages(site);
    for (const [name, path] of Object.entries({ home, search, details })) {
      await page.goto(`${origin(site)}${path}`);
      await expectAccessible(page, name);
    }
  });

  test(`${site}: the first Tab leads past the header`, async ({ page }) => {
    const { t } = await wordsIn(locale);
    await page.goto(`${origin(site)}${href(locale, 'jobs')}`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}
