import { expect, type Page, test } from '@playwright/test';
import { type SiteId, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from './house/house.ts';
import { expectAccessible } from './support/accessible.ts';
import { aMember, signIn } from './support/members.ts';
import { wordsIn } from './support/words.ts';

/** One that logs in by address and one that does so by name. */
const sites: readonly SiteId[] = ['hr', 'kampus'];

/** Id of the first job of a list, once its script runs. */
const firstJob = async (page: Page): Promise<string> => {
  const card = page.getByRole('main').locator('[data-job-id][data-marked]').first();
  await expect(card).toBeVisible();
  return (await card.getAttribute('data-job-id')) ?? '';
};

const bookmarkOf = (page: Page, id: string) => page.getByRole('main').locator(`[data-save="${id}"]`).first();

for (const site of sites) {
  const { firstLocale: locale } = siteOf(site);
  const list = `${origin(site)}${href(locale, 'jobs')}`;
  const saved = `${origin(site)}${href(locale, 'my-profile-saved-jobs')}`;

  test(`${site}: what a visitor saves is in the account once they sign in`, async ({ page }) => {
    const translator = await wordsIn(locale);
    const { t } = translator;
    await page.goto(list);
    const id = await firstJob(page);
    const bookmark = bookmarkOf(page, id);
    const card = page.getByRole('main').locator(`[data-job-id="${id}"]`);
    await bookmark.click();
    await expect(page.getByText(t('saved.saved'))).toBeVisible();
    await expect(page.getByText(t('saved.onDevice'))).toBeVisible();
    await page.reload();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');

    await page.goto(saved);
    await signIn(page, translator, site, await aMember(site));
    await expect(page).toHaveURL(saved);
    await expect(card).toBeVisible();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('saved'))).toBe('[]');
    await expectAccessible(page, 'saved jobs');

    await bookmark.click();
    await expect(page.getByText(t('saved.removed'))).toBeVisible();
    await page.getByRole('button', { name: t('saved.undo') }).click();
    await expect(page.getByText(t('saved.saved'))).toBeVisible();
    await page.reload();
    await expect(card).toBeVisible();

    await page.goto(list);
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await bookmark.click();
    await expect(page.getByText(t('saved.removed'))).toBeVisible();
    await page.goto(saved);
    await expect(page.getByText(t('saved.emptyTitle'))).toBeVisible();
  });
}

test('a job that cannot be saved says so; one saved after the session has ended is kept on the device', async ({
  page,
  context,
}) => {
  const { firstLocale: locale } = siteOf('hr');
  const translator = await wordsIn(locale);
  const { t } = translator;
  const list = href(locale, 'jobs');
  await page.goto(`${origin('hr')}${href(locale, 'login')}?redirect=${encodeURIComponent(list)}`);
  await signIn(page, translator, 'hr', await aMember('hr'));
  const id = await firstJob(page);
  const bookmark = bookmarkOf(page, id);
  await page.route('**/api/proxy/me/saved-jobs/*', (route) => route.abort());
  await bookmark.click();
  await expect(page.getByText(t('saved.saveFailed'))).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');

  await page.unroute('**/api/proxy/me/saved-jobs/*');
  await context.clearCookies({ name: 'token' });
  await bookmark.click();
  await expect(page.getByText(t('saved.onDevice'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('saved'))).toBe(`[${id}]`);
  await page.reload();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
});

test('a search is kept, found again, removed and put back; its words are offered in the search box', async ({
  page,
}) => {
  const { firstLocale: locale } = siteOf('hr');
  const translator = await wordsIn(locale);
  const { t } = translator;
  const search = `${href(locale, 'job-search')}?query=prodava%C4%8D`;
  const searches = `${origin('hr')}${href(locale, 'my-profile-saved-jobs')}?view=searches`;
  await page.goto(`${origin('hr')}${href(locale, 'login')}?redirect=${encodeURIComponent(search)}`);
  await signIn(page, translator, 'hr', await aMember('hr'));
  await firstJob(page);
  const remembered = page.waitForResponse((response) => response.url().endsWith('/jobs/search-history'));
  await page.reload();
  expect((await remembered).status()).toBe(200);
  await firstJob(page);
  const keep = page.getByRole('button', { name: t('saved.saveSearch') });
  await keep.click();
  await expect(page.getByText(t('saved.searchSaved'))).toBeVisible();
  await page.reload();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');

  await page.goto(searches);
  const link = page.getByRole('main').getByRole('link', { name: 'prodavač' });
  await expect(link).toBeVisible();
  await expectAccessible(page, 'saved searches');
  await page.getByRole('button', { name: t('saved.removeSearch', { name: 'prodavač' }) }).click();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: t('saved.undo') }).click();
  await expect(page.getByText(t('saved.searchSaved'))).toBeVisible();
  await page.reload();
  await expect(link).toBeVisible();

  await page.goto(`${origin('hr')}${href(locale, 'index')}`);
  await page.getByRole('main').getByRole('combobox').or(page.locator('[data-suggest="what"]')).first().focus();
  await expect(page.getByRole('option', { name: 'prodavač' })).toBeVisible();
});
