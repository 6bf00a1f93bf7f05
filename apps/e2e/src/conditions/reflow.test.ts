import { expect, type Page, test } from '@playwright/test';
import { siteIds, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from '../house/house.ts';
import { allPages } from '../support/all-pages.ts';
import { longestJob, longestWords } from '../support/longest.ts';
import { cutWords } from './reflow.probe.ts';

const expectToFit = async (page: Page, name: string) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(wide, `${name} is no wider than the screen, in px`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(cutWords), `${name} cuts words`).toEqual([]);
};

/** A screen of 1280 or 1440 px at 200 %, and the narrowest that WCAG 1.4.10 names, which is 1280 px at 400 %. */
const screens = {
  '320 px': { viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  '1280 px at 200 %': { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
  '1440 px at 200 %': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
};

for (const [screen, options] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(options);
    for (const site of siteIds) {
      test(`${site}: every page fits, whatever its words`, async ({ page }) => {
        const { firstLocale: locale } = siteOf(site);
        const job = await longestJob(site);
        const longQuery = `${href(locale, 'job-search')}?query=${encodeURIComponent(longestWords[locale])}`;
        const pages = {
          ...(await allPages(site)),
          'details of the longest words': (await allPages(site, job)).details,
          'apply for the longest words': (await allPages(site, job)).apply,
          'search for the longest word': longQuery,
          'search for a place with the longest word': `${href(locale, 'job-search')}?locations=${encodeURIComponent(longestWords[locale])}`,
        };
        for (const [name, path] of Object.entries(pages)) {
          await page.goto(`${origin(site)}${path}`);
          await expectToFit(page, name);
        }
      });
    }
  });
}

for (const site of siteIds) {
  test(`${site}: the head of the page fits phones of every width`, async ({ page }) => {
    const { details } = await allPages(site);
    await page.goto(`${origin(site)}${details}`);
    for (let width = 320; width <= 440; width += 10) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page, `${width} px`);
    }
  });
}
