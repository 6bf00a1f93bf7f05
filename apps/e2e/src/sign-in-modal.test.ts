import { expect, type Page, test } from '@playwright/test';
import { href } from '@radar/i18n/addresses';
import { accountOn, demoOf } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { aMember } from './support/members.ts';

/** Until the page's script listens: it marks the cards of its list. */
const untilReady = (page: Page) =>
  expect(page.getByRole('main').locator('[data-job-id][data-marked]').first()).toBeVisible();

test('who saves a search signs in over the page, and goes on where they were', async ({ page }) => {
  const { t, at, isSignedIn, fillLogin } = await accountOn(page, 'hr');
  const member = await aMember('hr');
  const address = at(`${href('hr', 'job-search')}?query=prodava%C4%8D`);
  await page.goto(address);
  await untilReady(page);
  const save = page.getByRole('button', { name: t('saved.saveSearch') });
  const dialog = page.getByRole('dialog', { name: t('accounts.metaTitle') });

  await test.step('putting it off leaves everything as it was', async () => {
    await save.click();
    await expect(dialog.getByLabel(t('accounts.field.email'), { exact: true }).first()).toBeFocused();
    await expect(dialog.getByText(t('accounts.reason.saveSearch'))).toBeVisible();
    await expectAccessible(page, 'sign-in over a page');
    await page.keyboard.press('Escape');
    // A field is being written in: Escape is its own.
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: t('shell.close') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(save).toBeFocused();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a wrong password is said there, and the right one goes on', async () => {
    await save.click();
    await fillLogin({ email: member.name, username: null, password: 'nije-ta-lozinka' });
    await expect(dialog.getByText(t('accounts.error.INVALID_CREDENTIALS'))).toBeVisible();
    await fillLogin({ email: member.name, username: null, password: member.password });
    await expect(page.getByText(t('saved.searchSaved'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('banner').getByRole('button', { name: t('shell.account') })).toBeVisible();
    expect(await isSignedIn()).toBe(true);
  });
});

test('every view of the form works over a page', async ({ page }) => {
  const { t, at } = await accountOn(page, 'hr');
  await page.goto(at(href('hr', 'job-search')));
  await untilReady(page);
  await page.getByRole('button', { name: t('saved.saveSearch') }).click();
  const dialog = page.getByRole('dialog', { name: t('accounts.metaTitle') });
  await dialog.getByRole('tab', { name: t('accounts.tab.register') }).click();
  await expect(dialog.getByLabel(t('accounts.field.firstName'), { exact: true })).toBeVisible();
  await dialog.getByRole('tab', { name: t('accounts.tab.login') }).click();
  await dialog.getByRole('button', { name: t('accounts.forgotten') }).click();
  await expect(dialog.getByRole('heading', { name: t('accounts.title.forgotten_password') })).toBeVisible();
  await dialog.getByRole('button', { name: t('accounts.backToLogin') }).click();
  await expect(dialog.getByRole('tab', { name: t('accounts.tab.login') })).toHaveAttribute('aria-selected', 'true');
  expect(new URL(page.url()).searchParams.has('view')).toBe(false);
});

test('where the form cannot be loaded, the login page is, and leads back', async ({ page }) => {
  const { t, at, pathOf, fillLogin } = await accountOn(page, 'hr');
  const path = `${href('hr', 'job-search')}?query=kuhar`;
  await page.goto(at(path));
  await untilReady(page);
  await page.route('**/api/sign-in?*', (route) => route.abort());
  await page.getByRole('button', { name: t('saved.saveSearch') }).click();
  await expect(page).toHaveURL(at(`${pathOf.login}?redirect=${encodeURIComponent(path)}`));
  await fillLogin(demoOf('hr'));
  await expect(page).toHaveURL(at(path));
});

test('a tab whose account was changed in another one sends nothing, and says whose account it is', async ({
  page,
  context,
}) => {
  const first = await accountOn(page, 'hr');
  const { t, at, pathOf, press } = first;
  const [one, other] = await Promise.all([aMember('hr'), aMember('hr')]);
  await first.signIn({ email: one.name, username: null, password: one.password });
  await page.goto(at(pathOf.settings));
  const form = page.locator('#change-email');
  await form.getByLabel(t('settings.email.new'), { exact: true }).fill('nova@example.com');
  await form.getByLabel(t('settings.password.confirm'), { exact: true }).fill(one.password);

  const second = await accountOn(await context.newPage(), 'hr');
  await second.signIn({ email: other.name, username: null, password: other.password });

  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().endsWith('/me/change-email'))));
  await press('settings.email.submit');
  const dialog = page.getByRole('alertdialog', { name: t('accounts.otherAccount.title') });
  await expect(dialog.getByText(other.name)).toBeVisible();
  await expectAccessible(page, 'whose account it is now');
  expect(calls).toBe(0);
  await dialog.getByRole('button', { name: /^Nastavi kao/ }).click();
  await expect(page.getByText(t('settings.email.current', { email: other.name }))).toBeVisible();
  await expect(form.getByLabel(t('settings.email.new'), { exact: true })).toHaveValue('');
});
