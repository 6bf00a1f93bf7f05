import { expect, test } from '@playwright/test';
import { type SiteId, siteIds, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from './house/house.ts';
import { get } from './support/pages.ts';
import { searchPage } from './support/search-page.ts';
import { wordsIn } from './support/words.ts';

/** What people type on a foreign keyboard, and what the ads of the market say. */
const typedWords: Record<SiteId, { typed: string; written: string }> = {
  hr: { typed: 'vozac', written: 'vozač' },
  ba: { typed: 'vozac', written: 'vozač' },
  mk: { typed: 'vozac', written: 'возач' },
  kampus: { typed: 'prodavac', written: 'prodavač' },
};

const hostileQueries: [string, string][] = [
  ['5,000 characters', `query=${'a'.repeat(5000)}`],
  ['5,000 words', `query=${'a+'.repeat(2500)}`],
  ['operators of a full-text query', `query=${encodeURIComponent("konobar & ! | ( ) :* <-> <2> ''")}`],
  ['only operators', `query=${encodeURIComponent('&|!()<>:*')}`],
  ['quotes', `query=${encodeURIComponent(`'"„”' OR '1'='1' --`)}`],
  ['an open quote', 'query=%22konobar'],
  ['NUL', 'query=kono%00bar'],
  ['a backslash and wildcards', 'query=%25%5F%5C'],
  ['emoji', `query=${encodeURIComponent('👩‍🍳🔥')}`],
  ['a lone surrogate', 'query=%ED%A0%80'],
  ['malformed percent signs', 'query=%E0%A4%A'],
  ['page 0', 'query=a&page=0'],
  ['page -1', 'query=a&page=-1'],
  ['page 1e9', 'query=a&page=1e9'],
  ['page 1000000000', 'page=1000000000'],
  ['page 1000', 'page=1000'],
  ['a page in words', 'page=dva'],
  ['two pages', 'page=1&page=2'],
  ['a moment that is none', 'page=2&asOf=yesterday'],
  ['a huge salary', 'salaryFrom=99999999999999999999'],
  ['a negative salary', 'salaryFrom=-5'],
  ['100 places', Array.from({ length: 100 }, (_, index) => `locations=${index}`).join('&')],
  ['an id out of range', 'locations=99999999999&positions=-1'],
  ['keys of the language', '__proto__=1&constructor=2&toString=3'],
  [
    'mark-up',
    `query=${encodeURIComponent('<script>alert(1)</script>')}&locations=${encodeURIComponent('"><img src=x>')}`,
  ],
];

for (const site of siteIds) {
  const { firstLocale: locale } = siteOf(site);
  const { typed, written } = typedWords[site];
  const search = href(locale, 'job-search');

  test.describe(site, () => {
    test('finds with plain letters what is written with accents', async ({ page }) => {
      const words = await wordsIn(locale);
      const found = searchPage(page, words);
      await page.goto(`${origin(site)}${href(locale, 'index')}`);
      await found.what.fill(typed);
      await found.submit.click();
      await expect(page).toHaveURL((url) => url.pathname === search && url.searchParams.get('query') === typed);
      await expect(found.titles.filter({ hasText: new RegExp(written, 'i') }).first()).toBeVisible();
      const titles = await found.titles.allTextContents();
      expect(titles).not.toHaveLength(0);

      await page.goto(`${origin(site)}${search}?query=${encodeURIComponent(written)}`);
      expect(await found.titles.allTextContents()).toEqual(titles);
    });

    test('has an address for each page of the results, and goes Back to where one was', async ({ page, browser }) => {
      const words = await wordsIn(locale);
      const found = searchPage(page, words);
      await page.goto(`${origin(site)}${search}`);
      const firstTitles = await found.titles.allTextContents();
      await found.pagination
        .getByRole('link', { name: words.t('search.goToPage', { page: '2' }), exact: true })
        .click();
      await expect(page).toHaveURL(/[?&]page=2\b/);
      const secondTitles = await found.titles.allTextContents();
      const secondAddresses = await found.titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(secondTitles).toHaveLength(20);

      const stranger = await browser.newContext();
      const copy = await stranger.newPage();
      await copy.goto(page.url());
      expect(await searchPage(copy, words).titles.allTextContents()).toEqual(secondTitles);
      await stranger.close();

      await found.titles.nth(3).click();
      await expect(page).toHaveURL(`${origin(site)}${secondAddresses[3]}`);
      await page.goBack();
      await expect(page).toHaveURL(/[?&]page=2\b/);
      await expect(found.titles).toHaveText(secondTitles);
      await page.goBack();
      await expect(found.titles).toHaveText(firstTitles);
      expect(
        new Set([
          ...secondAddresses,
          ...(await found.titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))),
        ]).size,
      ).toBe(40);
    });

    test('shows a place that it does not know as words that can be taken away', async ({ page }) => {
      const words = await wordsIn(locale);
      const found = searchPage(page, words);
      await page.goto(`${origin(site)}${href(locale, 'index')}`);
      await found.where.fill('Atlantida');
      await found.submit.click();
      await expect(
        page.getByRole('status').filter({ hasText: words.t('search.unresolved', { label: 'Atlantida' }) }),
      ).toBeVisible();
      await expect(found.titles).toHaveCount(0);
      await found.chip('Atlantida').click();
      await expect(page).toHaveURL(`${origin(site)}${search}`);
      await expect(found.titles).toHaveCount(20);
    });

    test('works without JavaScript', async ({ browser }) => {
      const words = await wordsIn(locale);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const found = searchPage(page, words);
      await page.goto(`${origin(site)}${href(locale, 'index')}`);
      await found.what.fill(typed);
      await found.submit.click();
      await expect(page).toHaveURL((url) => url.pathname === search && url.searchParams.get('query') === typed);
      await expect(found.titles.filter({ hasText: new RegExp(written, 'i') }).first()).toBeVisible();
      await found.titles.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.close();
    });

    test('answers hostile queries as queries', async () => {
      for (const [name, query] of hostileQueries) {
        const response = await get(site, `${search}?${query}`);
        expect.soft(response.status, name).toBe(200);
        const html = await response.text();
        expect.soft(html, name).toContain('</html>');
        expect.soft(html, name).not.toMatch(/<script>alert|<img src=x>/);
      }
    });
  });
}
