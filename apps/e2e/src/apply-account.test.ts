import { expect, type Page, test } from '@playwright/test';
import { type SiteId, siteIds, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from './house/house.ts';
import { expectAccessible } from './support/accessible.ts';
import { importJob, type Job, jobToApplyFor } from './support/api.ts';
import { applyForm, aPerson } from './support/apply-form.ts';
import { pdf } from './support/files.ts';
import { anImportedJob, publishJob } from './support/imported-job.ts';
import { codeFor, mailsThat } from './support/mailbox.ts';
import { aMember, type Member, signIn } from './support/members.ts';
import { applyPath } from './support/pages.ts';
import { quickJob } from './support/quick-job.ts';
import { slowPhone } from './support/slow-phone.ts';
import { wordsIn } from './support/words.ts';

const cv = () => pdf('Životopis Ane.pdf', 'CV of Ana');

/** A number that no other test uses. */
const aNumber = (): string => `+38591${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

/** Somebody with an account, at the form of a job. */
const openSignedIn = async (page: Page, site: SiteId, job: Job, member?: Member) => {
  const { firstLocale: locale } = siteOf(site);
  const words = await wordsIn(locale);
  const person = member ?? (await aMember(site));
  const path = applyPath(locale, job);
  await page.goto(`${origin(site)}${href(locale, 'login')}?${new URLSearchParams({ redirect: path }).toString()}`);
  await signIn(page, words, site, person);
  await expect(page).toHaveURL(`${origin(site)}${path}`);
  const applications = `${origin(site)}${href(locale, 'my-profile-applications')}`;
  return { words, t: words.t, locale, person, applications, form: applyForm(page, words) };
};

/** What the API answers the person of this browser. */
const dataOf = async <T>(page: Page, path: string): Promise<T> => {
  const answer = await page.request.get(`${new URL(page.url()).origin}/api/proxy${path}`);
  return ((await answer.json()) as { data: T }).data;
};

const itemOf = (page: Page, { title }: Job) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

for (const site of siteIds) {
  test(`${site}: with an account a quick application is one screen, and is followed afterwards`, async ({ page }) => {
    test.slow();
    const line = await slowPhone(page);
    const job = await quickJob(site);
    const { form, t, applications } = await openSignedIn(page, site, job);
    await expect(form.main.getByRole('heading', { level: 2, name: t('applying.quickTitle') })).toBeVisible();
    await expect(form.field.firstName).toHaveValue('Ana');
    await expect(form.field.email).toHaveValue(/@example\.com$/);
    await form.upload(form.field.cv, cv());
    await expectAccessible(page, 'a quick application');
    await form.buttons.send.click();
    const terms = form.main.locator('input[name="acceptTos"]');
    await expect(terms).toBeFocused();
    await terms.check();
    await line.breakOff();
    await form.buttons.send.click();
    await expect(form.alert.filter({ hasText: t('errors.UNAVAILABLE') })).toBeVisible();
    await expect(terms).toBeChecked();
    await expect(form.main.getByText(cv().name)).toBeVisible();
    await line.comeBack();
    await form.buttons.send.click();
    await expect(form.success).toBeVisible();
    await expectAccessible(page, 'success with an account');
    await form.main.getByRole('link', { name: t('applying.toApplications') }).click();

    await expect(page).toHaveURL(applications);
    const item = itemOf(page, job);
    await expect(item.getByRole('list', { name: t('applications.progress') })).toBeVisible();
    await expectAccessible(page, 'my applications');
    await item.getByRole('link', { name: t('applications.detailsOf', { title: job.title }) }).click();
    const details = page.getByRole('dialog', { name: job.title });
    await expect(details.getByText(cv().name)).toBeVisible();
    await expectAccessible(page, 'details of an application');
    await page.goBack();
    await expect(details).toBeHidden();
    await expect(page).toHaveURL(applications);
  });

  test(`${site}: a guest applies with a phone number alone, over a line that breaks off`, async ({ page }) => {
    test.slow();
    const { firstLocale: locale } = siteOf(site);
    const words = await wordsIn(locale);
    const { t } = words;
    const form = applyForm(page, words);
    const line = await slowPhone(page);
    const phone = aNumber();
    const person = aPerson({ email: '', phone });
    await page.goto(`${origin(site)}${applyPath(locale, await jobToApplyFor(site, 5))}`);
    await form.isAt('contact');
    await form.fillContact(person);
    await form.buttons.next.click();
    await form.isAt('cv');
    await form.upload(form.field.cv, cv());
    await form.buttons.next.click();
    await form.isAt('letter');
    await form.field.letter.fill('Pismo iz tunela');
    await line.breakOff();
    await form.buttons.next.click();
    await expect(form.alert.filter({ hasText: t('errors.UNAVAILABLE') })).toBeVisible();
    await expect(form.field.letter).toHaveValue('Pismo iz tunela');
    await line.comeBack();
    await form.buttons.next.click();
    await form.isAt('documents');
    await form.buttons.next.click();
    await form.isAt('code');
    await expect(form.main.getByText(t('applying.codeToPhone', { phone }))).toBeVisible();
    const [wait = ''] = t('apply.code.wait', { seconds: '|' }).split('|');
    await expect(form.main.getByText(wait.trim())).toBeVisible();
    await form.field.code.fill(await codeFor(phone));
    await form.buttons.confirm.click();
    await form.isAt('overview');
    await expect(form.main.getByText(phone)).toBeVisible();
    await expect(form.main.getByText('Pismo iz tunela')).toBeVisible();
    await form.field.terms.check();
    await form.buttons.send.click();
    await expect(form.success).toBeVisible();
    const [forEmployer] = await mailsThat(({ to, subject }) => to !== phone && subject.includes(person.lastName));
    expect(forEmployer?.text).toContain(phone);
  });
}

for (const site of siteIds) {
  test(`${site}: an application is left, continued, deleted, had back, sent, and sent again`, async ({ page }) => {
    test.slow();
    const line = await slowPhone(page);
    const job = await jobToApplyFor(site, 6);
    const { form, t, applications } = await openSignedIn(page, site, job);
    await form.isAt('contact');
    await expect(form.field.lastName).toHaveValue('Šarić');
    await form.buttons.next.click();
    await form.isAt('cv');
    await form.upload(form.field.cv, cv());

    await page.goto(applications);
    const item = itemOf(page, job);
    await expect(item).toBeVisible();
    // What tells of a broken line has come before it breaks.
    await expect(page.getByRole('region', { name: t('shell.messages') })).toBeAttached();
    await line.breakOff();
    const remove = item.getByRole('button', { name: t('applications.deleteOf', { title: job.title }) });
    await remove.click();
    await expect(page.getByText(t('applications.deleteFailed'))).toBeVisible();
    await line.comeBack();
    await remove.click();
    await expect(page.getByText(t('apply.deleted'))).toBeVisible();
    await expect(item).toBeHidden();
    await page.getByRole('button', { name: t('applications.undo') }).click();
    await expect(item).toBeVisible();
    await item.getByRole('link', { name: t('applications.continueOf', { title: job.title }) }).click();

    // The account's own address needs no code.
    await form.isAt('overview');
    await expect(form.main.getByText(cv().name)).toBeVisible();
    await form.field.terms.check();
    await form.buttons.send.click();
    await expect(form.success).toBeVisible();

    // Who comes again is told, and may send it anew.
    await page.goto(`${origin(site)}${applyPath(siteOf(site).firstLocale, job)}`);
    await expect(form.main.getByText(t('applying.alreadyText'))).toBeVisible();
    await expectAccessible(page, 'applied already');
    await page.goto(applications);
    await item.getByRole('button', { name: t('applications.againOf', { title: job.title }) }).click();
    const question = page.getByRole('alertdialog', { name: t('applying.againTitle') });
    await question.getByRole('button', { name: t('applying.again') }).click();
    await form.isAt('overview');
    await expect(form.main.getByText(t('applying.updating'))).toBeVisible();
    await form.field.terms.check();
    await form.buttons.send.click();
    await expect(form.success).toBeVisible();
    await page.goto(applications);
    await expect(itemOf(page, job)).toHaveCount(1);
  });
}

test('a session that ends in the form is taken up over it, and nothing typed is lost', async ({ page, context }) => {
  test.slow();
  const { form, t, words, person } = await openSignedIn(page, 'hr', await jobToApplyFor('hr', 7));
  await form.isAt('contact');
  await form.buttons.next.click();
  await form.isAt('cv');
  await form.upload(form.field.cv, cv());
  await form.buttons.next.click();
  await form.isAt('letter');
  await context.clearCookies({ name: 'token' });
  await form.field.letter.fill('Poštovani, ovo je dugo pismo.');
  await form.buttons.next.click();
  await expect(page.getByRole('dialog').getByText(t('accounts.reason.sessionEnded'))).toBeVisible();
  await signIn(page, words, 'hr', person);
  await form.isAt('documents');
  await form.buttons.previous.click();
  await expect(form.field.letter).toHaveValue('Poštovani, ovo je dugo pismo.');

  // Whoever signs out takes their drafts from this device.
  await page.goto(`${origin('hr')}${href('hr', 'logout')}`);
  await expect(async () => {
    // The page may not listen yet.
    await page.getByRole('button', { name: t('accounts.logout'), exact: true }).click({ timeout: 500 });
    await expect(page.getByText(t('accounts.loggedOut'))).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('dugo pismo');
});

test('a letter is saved for later and used again, and so is a CV', async ({ page }) => {
  test.slow();
  const member = await aMember('hr');
  const letter = 'Poštovani, javljam se na oglas.';
  const { form, t } = await openSignedIn(page, 'hr', await jobToApplyFor('hr', 8), member);
  await form.isAt('contact');
  await form.buttons.next.click();
  await form.isAt('cv');
  await form.upload(form.field.cv, cv());
  // The wish to keep it may come after the file.
  await form.main.getByLabel(t('applying.keepDocument')).check();
  await expect(page.getByText(t('applying.documentKept'))).toBeVisible();
  await form.buttons.next.click();
  await form.isAt('letter');
  await form.field.letter.fill(letter);
  await form.main.getByLabel(t('applying.letterName')).fill('Kratko pismo');
  await form.main.getByRole('button', { name: t('applying.saveLetter') }).click();
  await expect(page.getByText(t('applying.letterSaved'))).toBeVisible();
  await expectAccessible(page, 'a saved letter');

  const next = await jobToApplyFor('hr', 9);
  await page.goto(`${origin('hr')}${applyPath('hr', next)}`);
  await form.isAt('contact');
  await form.buttons.next.click();
  await form.isAt('cv');
  await form.main.getByRole('button', { name: new RegExp(cv().name) }).click();
  await form.has(cv());
  await expectAccessible(page, 'a stored CV');
  await form.buttons.next.click();
  await form.isAt('letter');
  await form.field.letter.fill('Ovo još nigdje ne piše.');
  const stored = form.main.getByRole('button', { name: 'Kratko pismo' });
  await stored.click();
  await expect(form.field.letter).toHaveValue(letter);
  await page.getByRole('button', { name: t('applying.letterBack') }).click();
  await expect(form.field.letter).toHaveValue('Ovo još nigdje ne piše.');
  await stored.click();
  await expect(form.field.letter).toHaveValue(letter);
  // The application knows which letter it holds.
  const [saved] = await dataOf<{ id: number }[]>(page, '/me/cover-letters');
  const { items } = await dataOf<{ items: { id: number }[] }>(page, `/applications?jobId=${next.id}`);
  await expect
    .poll(() => dataOf<{ coverLetterId: number | null }>(page, `/applications/${items[0]?.id}`))
    .toMatchObject({ coverLetterId: saved?.id, coverLetter: letter });
});

test('whoever has applied as a guest opens an account with what the form knows', async ({ page }) => {
  test.slow();
  const words = await wordsIn('hr');
  const { t } = words;
  const form = applyForm(page, words);
  const job = await jobToApplyFor('hr', 10);
  const person = aPerson();
  await page.goto(`${origin('hr')}${applyPath('hr', job)}`);
  await form.fillAll(person, cv());
  await form.field.terms.check();
  await form.buttons.send.click();
  await expect(form.success).toBeVisible();
  await form.main.getByRole('button', { name: t('applying.makeAccount') }).click();

  const dialog = page.getByRole('dialog');
  const register = dialog.getByRole('tabpanel', { name: t('accounts.tab.register') });
  await expect(register.getByLabel(t('accounts.field.email'), { exact: true })).toHaveValue(person.email);
  await expect(register.getByLabel(t('accounts.field.lastName'), { exact: true })).toHaveValue(person.lastName);
  await register.getByLabel(t('accounts.field.password'), { exact: true }).fill('kiša pada po krovu');
  await register.getByLabel(t('accounts.field.acceptTos')).check();
  await register.getByRole('button', { name: t('accounts.register'), exact: true }).click();
  const code = dialog.getByLabel(t('accounts.field.code'), { exact: true });
  await expect(code).toBeVisible();
  await expect
    .poll(async () => (await mailsThat(({ to, subject }) => to === person.email && /\b\d{5}\b/.test(subject))).length)
    .toBe(2);
  await code.fill(await codeFor(person.email));
  await dialog.getByRole('button', { name: t('accounts.verify'), exact: true }).click();
  await expect(form.main.getByText(t('applying.accountMade'))).toBeVisible();
  await form.main.getByRole('button', { name: t('applying.notify') }).click();
  await expect(form.main.getByText(t('applying.notified'))).toBeVisible();
  await form.main.getByRole('link', { name: t('applying.toApplications') }).click();
  await expect(itemOf(page, job)).toBeVisible();
});

test('a job that closes while the form is open says so before the sending, and the text stays', async ({ page }) => {
  test.slow();
  const words = await wordsIn('hr');
  const { t } = words;
  const form = applyForm(page, words);
  const reference = `zatvara${crypto.randomUUID().slice(0, 8)}`;
  const ad = (changes: object = {}) => anImportedJob(reference, { title: `Konobar ${reference} (m/ž)`, ...changes });
  const job = await publishJob('hr', ad());
  const person = aPerson();
  await page.goto(`${origin('hr')}${applyPath('hr', job)}`);
  await form.isAt('contact');
  await form.fillContact(person);
  await form.buttons.next.click();
  await form.isAt('cv');
  await form.upload(form.field.cv, cv());
  await form.buttons.next.click();
  await form.isAt('letter');
  await form.field.letter.fill('Ovo pismo ostaje.');
  await form.buttons.next.click();
  await form.isAt('documents');
  await form.buttons.next.click();
  await form.isAt('code');
  await importJob('hr', ad({ endsAt: new Date(Date.now() - 60_000).toISOString() }));
  await form.field.code.fill(await codeFor(person.email));
  await form.buttons.confirm.click();
  await form.isAt('overview');
  await expect(form.alert.filter({ hasText: t('applying.closedMeanwhile') })).toBeVisible();
  await form.field.terms.check();
  await form.buttons.send.click();
  await expect(form.alert.filter({ hasText: t('errors.JOB_EXPIRED') })).toBeVisible();
  await expect(form.main.getByText('Ovo pismo ostaje.')).toBeVisible();
});
