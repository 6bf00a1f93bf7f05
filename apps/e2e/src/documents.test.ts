import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type SiteId, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { accountOn } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { disguisedPage, pdf, pdfOfSize } from './support/files.ts';
import { aMember } from './support/members.ts';

const maxBytes = 10 * 1024 * 1024;
const maxLetters = 5;

/** A person on their page of documents, whose script runs. */
const libraryOf = async (page: Page, site: SiteId) => {
  const account = await accountOn(page, site);
  const { t, at, fillLogin } = account;
  const member = await aMember(site);
  const path = href(siteOf(site).firstLocale, 'my-profile-documents');
  const who = { email: member.name, username: null, password: member.password };
  await page.goto(at(path));
  await fillLogin(who);
  await expect(page).toHaveURL(at(path));
  await expect(page.getByRole('button', { name: t('library.newLetter') })).toBeEnabled();
  const shelf = (heading: 'library.cvs' | 'library.others' | 'library.letters'): Locator =>
    page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: t(heading), exact: true }) });
  const row = (name: string): Locator => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const toast = page.getByRole('region', { name: t('shell.messages') });
  return {
    ...account,
    who,
    shelf,
    row,
    toast,
    cvs: shelf('library.cvs'),
    others: shelf('library.others'),
    letters: shelf('library.letters'),
    button: (name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true }),
    /** Chooses files on a shelf. */
    choose: (place: Locator, ...files: Parameters<Locator['setInputFiles']>[0][]) =>
      place.locator('input[type=file]').setInputFiles(files.flat() as never),
  };
};

const sites: readonly SiteId[] = ['hr', 'mk'];

for (const site of sites) {
  test(`${site}: documents are kept, fetched, renamed, deleted and had back`, async ({ page }) => {
    // Twenty megabytes go up, and ten come down.
    test.slow();
    const { t, at, cvs, others, row, toast, button, choose } = await libraryOf(page, site);
    await expect(cvs.getByText(t('library.noCvs'))).toBeVisible();
    await expectAccessible(page, 'no documents');
    const cv = pdf('Životopis Ana Šarić.pdf', 'Ana');

    await test.step('what cannot be taken is named with its reason, and keeps nothing else out', async () => {
      await choose(cvs, [cv, disguisedPage('lažni.pdf'), pdfOfSize('prevelik.pdf', maxBytes + 1)]);
      await expect(row(cv.name).getByRole('link', { name: t('library.download', { name: cv.name }) })).toBeVisible();
      await expect(row('lažni.pdf').getByText(t('errors.FILE_FORMAT_UNSUPPORTED'))).toBeVisible();
      await expect(row('prevelik.pdf').getByText(t('errors.FILE_TOO_BIG'))).toBeVisible();
      await expect(cvs.getByText(t('library.added', { name: cv.name }))).toBeAttached();
      await expectAccessible(page, 'documents, two of them refused');
      for (const name of ['lažni.pdf', 'prevelik.pdf']) await button(t('files.remove', { name })).click();
    });

    await test.step('a document as large as it may be arrives byte for byte, and goes as it came', async () => {
      const large = pdfOfSize('diploma.pdf', maxBytes);
      await choose(others, large);
      const link = row('diploma.pdf').getByRole('link', { name: t('library.download', { name: 'diploma.pdf' }) });
      await expect(link).toBeVisible({ timeout: 30_000 });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe('diploma.pdf');
      expect((await readFile(await download.path())).equals(large.buffer)).toBe(true);
      const answer = await page.request.get(at((await link.getAttribute('href')) ?? ''));
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename=diploma.pdf',
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    });

    await test.step('a document gets another name and another place, by keyboard', async () => {
      await button(t('library.edit', { name: 'diploma.pdf' })).focus();
      await page.keyboard.press('Enter');
      const name = page.getByLabel(t('library.name'), { exact: true });
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('diploma');
      await name.fill('');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('form.required')).first()).toBeVisible();
      await name.fill('Životopis 2026/27');
      await page.getByRole('radio', { name: t('library.sourceCv') }).check();
      await expectAccessible(page, 'a document being edited');
      await button(t('library.save')).click();
      const renamed = 'Životopis 2026-27.pdf';
      await expect(cvs.getByRole('listitem').filter({ hasText: renamed })).toBeVisible();
      await expect(button(t('library.edit', { name: renamed }))).toBeFocused();
    });

    await test.step('a deleted one can be had back', async () => {
      await button(t('library.delete', { name: cv.name })).click();
      await expect(row(cv.name)).toHaveCount(0);
      await expect(toast.getByText(t('library.deleted', { name: cv.name }))).toBeVisible();
      await toast.getByRole('button', { name: t('library.undo') }).click();
      await expect(toast.getByText(t('library.restored', { name: cv.name }))).toBeVisible();
      await expect(row(cv.name)).toBeVisible();
      await page.reload();
      await expect(row(cv.name)).toBeVisible();
    });
  });

  test(`${site}: cover letters are written, changed and deleted; a sixth finds no room`, async ({ page }) => {
    test.slow();
    const { t, letters, toast, button } = await libraryOf(page, site);
    const name = page.getByLabel(t('library.letterName'), { exact: true });
    const text = page.getByLabel(t('library.letterText'), { exact: true });
    const max = maxLetters;
    const count = (n: number) => letters.getByText(t('library.lettersCount', { n, max }), { exact: true });

    await test.step('an empty one is refused; a reload loses nothing', async () => {
      await button(t('library.newLetter')).click();
      await expect(name).toBeFocused();
      await button(t('library.save')).click();
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
      await name.fill('Ugostiteljstvo');
      await text.fill('Poštovani,\n\nkonobarim šest godina.');
      const kept = () => page.evaluate(() => Object.values(localStorage).join());
      await expect.poll(kept).toContain('konobarim šest godina');
      await page.reload();
      await expect(text).toHaveValue('Poštovani,\n\nkonobarim šest godina.');
      await expect(name).toHaveValue('Ugostiteljstvo');
      await expectAccessible(page, 'a cover letter being written');
      await button(t('library.save')).click();
      await expect(toast.getByText(t('library.letterSaved', { name: 'Ugostiteljstvo' }))).toBeVisible();
      await expect(count(1)).toBeVisible();
      expect(await kept()).not.toContain('konobarim');
    });

    await test.step('five are room for five', async () => {
      for (let n = 2; n <= max; n += 1) {
        await button(t('library.newLetter')).click();
        await name.fill(`Pismo ${n}`);
        await text.fill('Poštovani');
        await button(t('library.save')).click();
        await expect(count(n)).toBeVisible();
      }
      await expect(letters.getByText(t('library.lettersFull', { max }))).toBeVisible();
      await expect(button(t('library.newLetter'))).toHaveCount(0);
      await expectAccessible(page, 'five cover letters');
    });

    await test.step('one is changed and one deleted, and had back', async () => {
      await button(t('library.edit', { name: 'Pismo 3' })).click();
      await name.fill('Prodaja');
      await button(t('library.save')).click();
      await expect(button(t('library.edit', { name: 'Prodaja' }))).toBeFocused();
      await button(t('library.delete', { name: 'Prodaja' })).click();
      await expect(count(max - 1)).toBeVisible();
      await toast.getByRole('button', { name: t('library.undo') }).click();
      await expect(count(max)).toBeVisible();
      await expect(toast.getByText(t('library.letterRestored', { name: 'Prodaja' }))).toBeVisible();
    });
  });
}

test('who is signed out meanwhile signs in over the page, and what they did goes on', async ({ page, context }) => {
  const { t, at, cvs, row, button, choose, fillLogin, who } = await libraryOf(page, 'hr');
  const dialog = page.getByRole('dialog', { name: t('accounts.metaTitle') });
  await context.clearCookies({ name: 'token' });
  await choose(cvs, [pdf('cv.pdf', 'Ana')]);
  await expect(dialog).toBeVisible();
  await fillLogin(who, dialog);
  await expect(row('cv.pdf').getByRole('link')).toBeVisible();

  await context.clearCookies({ name: 'token' });
  await button(t('library.delete', { name: 'cv.pdf' })).click();
  await fillLogin(who, dialog);
  await expect(page.getByText(t('library.deleted', { name: 'cv.pdf' }))).toBeVisible();

  await context.clearCookies({ name: 'token' });
  const path = href('hr', 'my-profile-documents');
  await page.goto(at(path));
  await expect(page).toHaveURL(at(`${href('hr', 'login')}?redirect=${encodeURIComponent(path)}`));
});

test('an upload that breaks off can be tried again, and one can be cancelled', async ({ page }) => {
  const { t, cvs, row, button, choose } = await libraryOf(page, 'hr');
  await page.route('**/api/proxy/me/documents', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await choose(cvs, [pdf('cv.pdf', 'Ana')]);
  await expect(row('cv.pdf').getByText(t('errors.UNAVAILABLE'))).toBeVisible();
  await page.unroute('**/api/proxy/me/documents');
  await button(t('files.retryUpload', { name: 'cv.pdf' })).click();
  await expect(row('cv.pdf').getByRole('link')).toBeVisible();

  // Nobody answers: what is on its way stays on its way.
  await page.route('**/api/proxy/me/documents', () => {});
  await choose(cvs, [pdf('dugo.pdf', 'Ana')]);
  await button(t('files.cancelUpload', { name: 'dugo.pdf' })).click();
  await expect(row('dugo.pdf')).toHaveCount(0);
  await page.reload();
  await expect(row('cv.pdf')).toBeVisible();
  await expect(row('dugo.pdf')).toHaveCount(0);
});

test('a letter that was changed elsewhere meanwhile: what is typed here stays, and either may win', async ({
  page,
  context,
}) => {
  const { t, at, letters, toast, button } = await libraryOf(page, 'hr');
  const path = href('hr', 'my-profile-documents');
  const formOn = (tab: Page) => ({
    name: tab.getByLabel(t('library.letterName'), { exact: true }),
    text: tab.getByLabel(t('library.letterText'), { exact: true }),
    save: tab.getByRole('main').getByRole('button', { name: t('library.save'), exact: true }),
    edit: tab.getByRole('main').getByRole('button', { name: t('library.edit', { name: 'Prodaja' }), exact: true }),
  });
  const here = formOn(page);
  await button(t('library.newLetter')).click();
  await here.name.fill('Prodaja');
  await here.text.fill('Prvi tekst');
  await here.save.click();
  await expect(here.edit).toBeVisible();

  const tab = await context.newPage();
  await tab.goto(at(path));
  const there = formOn(tab);
  const changeThere = async (text: string) => {
    await there.edit.click();
    await there.text.fill(text);
    await there.save.click();
    await expect(there.edit).toBeFocused();
  };
  await there.edit.click();
  await there.text.fill('Druga kartica');

  await here.edit.click();
  await here.text.fill('Prva kartica');
  await here.save.click();
  await expect(here.edit).toBeFocused();

  await there.save.click();
  await expect(tab.getByText(t('library.letterStale'))).toBeVisible();
  await expect(tab.getByText('Prva kartica', { exact: true })).toBeVisible();
  await expect(there.text).toHaveValue('Druga kartica');
  await expectAccessible(tab, 'a letter that was changed elsewhere');
  // Whoever saves once more means it.
  await there.save.click();
  await expect(there.edit).toBeFocused();

  await here.edit.click();
  await here.text.fill('Opet prva');
  await here.save.click();
  await expect(page.getByText(t('library.letterStale'))).toBeVisible();
  await button(t('library.letterTake')).click();
  await expect(here.text).toHaveValue('Druga kartica');
  await expect(here.text).toBeFocused();
  await here.save.click();
  await expect(here.edit).toBeFocused();
  await expect(letters.getByText('Druga kartica')).toBeVisible();
  await expect(toast.getByText(t('library.letterSaved', { name: 'Prodaja' })).first()).toBeVisible();

  // Both pages know by now how it stands.
  await tab.reload();
  await changeThere('Treći tekst');
  await page.reload();
  await expect(letters.getByText('Treći tekst')).toBeVisible();
});

test('a document that was renamed elsewhere meanwhile says so before it gets another name', async ({
  page,
  context,
}) => {
  const { t, at, cvs, row, button, choose } = await libraryOf(page, 'hr');
  await choose(cvs, [pdf('cv.pdf', 'Ana')]);
  await expect(row('cv.pdf').getByRole('link')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(at(href('hr', 'my-profile-documents')));
  const edit = t('library.edit', { name: 'cv.pdf' });
  await tab.getByRole('button', { name: edit }).click();
  await button(edit).click();
  const rename = async (where: Page, name: string) => {
    await where.getByLabel(t('library.name'), { exact: true }).fill(name);
    await where
      .getByRole('main')
      .getByRole('button', { name: t('library.save'), exact: true })
      .click();
  };
  await rename(page, 'prvi');
  await expect(row('prvi.pdf')).toBeVisible();
  await rename(tab, 'drugi');
  const now = t('library.documentStale', { name: 'prvi.pdf', source: t('library.sourceCv') });
  await expect(tab.getByText(now)).toBeVisible();
  await expect(tab.getByLabel(t('library.name'), { exact: true })).toHaveValue('drugi');
  await rename(tab, 'drugi');
  await expect(tab.getByRole('button', { name: t('library.edit', { name: 'drugi.pdf' }) })).toBeFocused();
});
