import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { type SiteId, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from './house/house.ts';
import { expectAccessible } from './support/accessible.ts';
import { aMember, signIn } from './support/members.ts';
import { wordsIn } from './support/words.ts';

for (const site of ['hr', 'kampus'] satisfies SiteId[]) {
  const { firstLocale: locale } = siteOf(site);
  const settings = href(locale, 'my-profile-settings');

  test(`${site}: which mails come is set search by search, and everything kept is downloaded`, async ({ page }) => {
    const translator = await wordsIn(locale);
    const { t } = translator;
    const member = await aMember(site);
    const search = `${href(locale, 'job-search')}?query=prodava%C4%8D`;
    await page.goto(`${origin(site)}${href(locale, 'login')}?redirect=${encodeURIComponent(search)}`);
    await signIn(page, translator, site, member);
    await expect(page.getByRole('main').locator('[data-job-id][data-marked]').first()).toBeVisible();
    await page.getByRole('button', { name: t('saved.saveSearch') }).click();
    await expect(page.getByText(t('saved.searchSaved'))).toBeVisible();

    await page.goto(`${origin(site)}${settings}`);
    const ofSearch = page.getByRole('switch', { name: 'prodavač' });
    const ofApplications = page.getByRole('switch', { name: t('notices.applications') });
    await expect(ofSearch).not.toBeChecked();
    await ofSearch.click();
    await expect(ofSearch).toBeChecked();
    await expect(page.getByText(t('notices.saved'))).toBeVisible();
    const weekly = page.getByRole('radio', { name: t('notices.weekly') });
    const changed = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await weekly.click();
    await expect(weekly).toBeChecked();
    expect((await changed).status()).toBe(200);
    await expect(ofApplications).toBeChecked();
    const applications = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await ofApplications.click();
    expect((await applications).status()).toBe(200);
    await page.reload();
    await expect(weekly).toBeChecked();
    await expect(ofApplications).not.toBeChecked();
    await expect(ofApplications).toBeEnabled();
    await expectAccessible(page, 'settings with a saved search');

    const part = page.locator('section').filter({
      has: page.getByRole('heading', { name: t('settings.export.title'), exact: true }),
    });
    await part.getByLabel(t('settings.password.confirm'), { exact: true }).fill('nije ta');
    await part.getByRole('button', { name: t('settings.export.submit') }).click();
    await expect(part.getByText(t('form.passwordWrong')).first()).toBeVisible();
    await part.getByLabel(t('settings.password.confirm'), { exact: true }).fill(member.password);
    const download = page.waitForEvent('download');
    await part.getByRole('button', { name: t('settings.export.submit') }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^radar-${site}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
    const bytes = await readFile(await saved.path());
    expect(bytes.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
    expect(bytes.includes('data.json')).toBe(true);
  });
}

test('a link of nobody ends nothing, and looking at one changes nothing', async ({ page, request }) => {
  const page404 = await page.goto(`${origin('hr')}${href('hr', 'unsubscribe')}?token=x`);
  expect(page404?.status()).toBe(404);
  const ended = await request.post(`${origin('hr')}/api/unsubscribe/x`, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(ended.status()).toBe(404);
  const looked = await request.get(`${origin('hr')}/api/unsubscribe/x`, { maxRedirects: 0 });
  expect([looked.status(), looked.headers()['location']]).toEqual([303, `${href('hr', 'unsubscribe')}?token=x`]);
});
