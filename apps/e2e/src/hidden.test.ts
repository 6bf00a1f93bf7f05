import { expect, type Page, test } from '@playwright/test';
import { type SiteId, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from './house/house.ts';
import { accountOn } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { aMember, signIn } from './support/members.ts';
import { wordsIn } from './support/words.ts';

/** A row of a list whose employer is known, once its script runs: its id and its employer's. */
const firstRow = async (page: Page) => {
  const row = page
    .getByRole('main')
    .locator('li > [data-job-id][data-marked][data-employer-id]')
    .filter({ visible: true })
    .first();
  await expect(row).toBeVisible();
  const id = (await row.getAttribute('data-job-id')) ?? '';
  const employerId = (await row.getAttribute('data-employer-id')) ?? '';
  return {
    id,
    row: page.getByRole('main').locator(`[data-job-id="${id}"]`),
    ofEmployer: page.getByRole('main').locator(`[data-employer-id="${employerId}"]`),
    employerId,
  };
};

const choose = async (page: Page, jobId: string, choice: string): Promise<void> => {
  await page.locator(`[data-job-id="${jobId}"] [data-more]`).click();
  await page.getByRole('button', { name: choice, exact: true }).click();
};

test('hr: a visitor hides an ad and an employer on the device, and takes them back', async ({ page }) => {
  const { firstLocale: locale } = siteOf('hr');
  const { t } = await wordsIn(locale);
  await page.goto(`${origin('hr')}${href(locale, 'jobs')}`);
  const first = await firstRow(page);
  await choose(page, first.id, t('hiding.hideJob'));
  await expect(page.getByText(t('hiding.jobHidden'))).toBeVisible();
  await expect(first.row).toBeHidden();
  await page.getByRole('button', { name: t('hiding.undo') }).click();
  await expect(first.row).toBeVisible();
  await expect(page.getByText(t('hiding.jobShown'))).toBeVisible();

  await choose(page, first.id, t('hiding.hideEmployer'));
  await expect(page.getByText(t('hiding.employerHidden'))).toBeVisible();
  await expect(first.ofEmployer.filter({ visible: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(t('hiding.note'))).toBeVisible();
  await expect(first.ofEmployer.filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page, 'a list with hidden jobs');

  await page.getByRole('button', { name: t('hiding.showThem') }).click();
  await expect(first.row).toBeVisible();
  await choose(page, first.id, t('hiding.unhideEmployer'));
  await expect(page.getByText(t('hiding.employerShown'))).toBeVisible();
  await page.reload();
  await expect(first.row).toBeVisible();
});

for (const site of ['hr', 'kampus'] satisfies SiteId[]) {
  const { firstLocale: locale } = siteOf(site);
  const list = href(locale, 'jobs');
  const saved = `${origin(site)}${href(locale, 'my-profile-saved-jobs')}`;

  test(`${site}: what is hidden goes into the account, an employer is followed, and both are taken back there`, async ({
    page,
  }) => {
    const translator = await wordsIn(locale);
    const { t } = translator;
    await page.goto(`${origin(site)}${list}`);
    const { id, row } = await firstRow(page);
    await choose(page, id, t('hiding.hideJob'));
    await expect(page.getByText(t('hiding.jobHidden'))).toBeVisible();

    await page.goto(`${origin(site)}${href(locale, 'login')}?redirect=${encodeURIComponent(list)}`);
    await signIn(page, translator, site, await aMember(site));
    await expect(page.getByText(t('hiding.note'))).toBeVisible();
    await expect(row).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('hidden'))).toBe('[]');

    const other = await firstRow(page);
    await choose(page, other.id, t('hiding.follow'));
    await expect(page.getByText(t('hiding.followed'), { exact: true })).toBeVisible();

    await page.goto(`${saved}?view=followed`);
    const followed = page.getByRole('list', { name: t('hiding.tabFollowed') }).getByRole('listitem');
    await expect(followed).toHaveCount(1);
    await expectAccessible(page, 'followed employers');
    await followed.getByRole('button').click();
    await expect(page.getByText(t('hiding.emptyFollowedTitle'))).toBeVisible();
    await page.getByRole('button', { name: t('hiding.undo') }).click();
    await expect(followed).toHaveCount(1);
    await expect(page.getByText(t('hiding.followed'), { exact: true })).toBeVisible();

    await page.goto(`${saved}?view=hidden`);
    const hidden = page.getByRole('list', { name: t('hiding.jobs') }).getByRole('listitem');
    await expect(hidden).toHaveCount(1);
    await expectAccessible(page, 'hidden jobs');
    await hidden.getByRole('button').click();
    await expect(page.getByText(t('hiding.jobShown'))).toBeVisible();

    await page.goto(`${origin(site)}${list}`);
    await firstRow(page);
    await expect(row).toBeVisible();
  });
}

test('hr: an employer is followed from the ad; who is not signed in does so over the page', async ({ page }) => {
  const { t, at, fillLogin } = await accountOn(page, 'hr');
  const { name, password } = await aMember('hr');
  await page.goto(at(href('hr', 'jobs')));
  const { row } = await firstRow(page);
  const ad = at((await row.getByRole('link').first().getAttribute('href')) ?? '');
  await page.goto(ad);
  const menu = page
    .getByRole('main')
    .getByRole('button', { name: t('hiding.more'), exact: true })
    .first();
  // The page's script listens once it has marked the similar jobs.
  await expect(page.locator('[data-job-id][data-marked]').first()).toBeAttached();
  await menu.click();
  await page.getByRole('button', { name: t('hiding.follow'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('accounts.metaTitle') });
  await expect(dialog.getByText(t('accounts.reason.followEmployer'))).toBeVisible();
  await fillLogin({ email: name, username: null, password }, dialog);
  await expect(page.getByText(t('hiding.followed'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(ad);
  await menu.click();
  await expect(page.getByRole('button', { name: t('hiding.unfollow'), exact: true })).toBeVisible();
});

test('the beginning of the account leads to its first screen', async ({ page }) => {
  const { firstLocale: locale } = siteOf('hr');
  const translator = await wordsIn(locale);
  await page.goto(`${origin('hr')}${href(locale, 'my-profile')}`);
  await signIn(page, translator, 'hr', await aMember('hr'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator.t('account.applications'));
});
