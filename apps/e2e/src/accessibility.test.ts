import { expect, test } from '@playwright/test';
import { siteIds, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { infoSlugs } from '@radar/i18n/routes';
import { origin } from './house/house.ts';
import { expectAccessible } from './support/accessible.ts';
import { anyJob } from './support/api.ts';
import { jobPath } from './support/pages.ts';
import { wordsIn } from './support/words.ts';

const phone = { width: 360, height: 740 };

for (const site of siteIds) {
  const { firstLocale: locale } = siteOf(site);

  /** The pages of the site by name, with a job of its own. */
  const allPages = async () => {
    const search = href(locale, 'job-search');
    return {
      home: href(locale, 'index'),
      search,
      details: jobPath(locale, await anyJob(site)),
      list: href(locale, 'jobs'),
      'search without results': `${search}?query=qqqxyzzy&locations=Atlantida`,
      'info page': href(locale, 'info-slug', { slug: infoSlugs.privacyPolicy[locale] }),
      '404 page': `${href(locale, 'index').replace(/\/$/, '')}/nema/ovoga`,
    };
  };

  test(`${site}: every page passes axe`, async ({ page }) => {
    for (const [name, path] of Object.entries(await allPages())) {
      await page.goto(`${origin(site)}${path}`);
      await expectAccessible(page, name);
    }
  });

  test(`${site}: the main pages pass axe in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const { home, search, details } = await allPages();
    for (const [name, path] of Object.entries({ home, search, details })) {
      await page.goto(`${origin(site)}${path}`);
      await expectAccessible(page, name);
    }
  });

  test(`${site}: every page fits a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    for (const [name, path] of Object.entries(await allPages())) {
      await page.goto(`${origin(site)}${path}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${name} is no wider than a phone`).toBeLessThanOrEqual(phone.width);
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
