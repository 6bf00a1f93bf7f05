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

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${site}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('every page passes axe, and fits a phone', async ({ page }) => {
        test.slow();
        const job = await anyJob(site);
        const search = href(locale, 'job-search');
        const pages = {
          home: href(locale, 'index'),
          list: href(locale, 'jobs'),
          search,
          'search without results': `${search}?query=qqqxyzzy&locations=Atlantida`,
          details: jobPath(locale, job),
          'info page': href(locale, 'info-slug', { slug: infoSlugs.privacyPolicy[locale] }),
          '404 page': `${href(locale, 'index').replace(/\/$/, '')}/nema/ovoga`,
        };
        for (const [name, path] of Object.entries(pages)) {
          await page.goto(`${origin(site)}${path}`);
          await expectAccessible(page, name);
        }
        await page.setViewportSize(phone);
        for (const [name, path] of Object.entries(pages)) {
          await page.goto(`${origin(site)}${path}`);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(width, `${name} is no wider than a phone`).toBeLessThanOrEqual(phone.width);
        }
      });
    });
  }

  test(`${site}: the first Tab leads past the header`, async ({ page }) => {
    const { t } = await wordsIn(locale);
    await page.goto(`${origin(site)}${href(locale, 'jobs')}`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}
