import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { type Gate, openGate } from './house/gate.ts';
import { house } from './house/house.ts';
import { freePort, serveSite, type SiteServer } from './house/site-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { searchPage } from './support/search-page.ts';
import { wordsIn } from './support/words.ts';

const { firstLocale: locale } = siteOf('hr');

let gate: Gate;
let site: SiteServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  gate = await openGate(house().api);
  site = await serveSite(join(import.meta.dirname, '../../web-hr'), await freePort(), { API_URL: gate.url });
});
test.afterAll(async () => {
  await site.end();
  await gate.end();
});
test.afterEach(() => gate.set('open'));

test('a search that nobody answers says so, keeps what was typed, and Reload finds it when the API is back', async ({
  page,
}) => {
  const words = await wordsIn(locale);
  const found = searchPage(page, words);
  const failure = page.getByRole('heading', { level: 1, name: words.t('shell.listErrorTitle') });
  const reload = page.getByRole('main').getByRole('button', { name: words.t('shell.reload') });
  await page.goto(`${site.origin}${href(locale, 'job-search')}?workModes=on_site`);
  await expect(found.titles.first()).toBeVisible();

  gate.set('shut');
  await found.what.fill('vozac');
  await found.submit.click();
  await expect(failure).toBeVisible();
  await expect(found.what).toHaveValue('vozac');
  await expect(page).toHaveURL(/[?&]query=vozac\b/);
  await expect(page).toHaveURL(/[?&]workModes=on_site\b/);
  await expect(found.titles).toHaveCount(0);
  await expectAccessible(page, 'failed search');

  await reload.click();
  await expect(failure).toBeVisible();
  await expect(found.what).toHaveValue('vozac');

  gate.set('open');
  await reload.click();
  await expect(found.titles.first()).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(found.what).toHaveValue('vozac');
});

test('a search that is refused offers a new one, and keeps what was typed', async ({ page }) => {
  const words = await wordsIn(locale);
  const found = searchPage(page, words);
  gate.set('refusing');
  const answer = await page.goto(`${site.origin}${href(locale, 'job-search')}?query=vozac`);
  expect(answer?.status()).toBeLessThan(500);
  await expect(page.getByRole('heading', { level: 1, name: words.t('filters.invalidTitle') })).toBeVisible();
  await expect(found.what).toHaveValue('vozac');

  gate.set('open');
  await page
    .getByRole('main')
    .getByRole('link', { name: words.t('filters.startAnew') })
    .click();
  await expect(found.titles.first()).toBeVisible();
});
