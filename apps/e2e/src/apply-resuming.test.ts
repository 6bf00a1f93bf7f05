import { expect, type Page, test } from '@playwright/test';
import { siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from './house/house.ts';
import { expectAccessible } from './support/accessible.ts';
import { jobToApplyFor } from './support/api.ts';
import { applyForm, aPerson } from './support/apply-form.ts';
import { pdf } from './support/files.ts';
import { codeFor, mailsThat } from './support/mailbox.ts';
import { aMember, signIn } from './support/members.ts';
import { applyPath } from './support/pages.ts';
import { decided } from './support/visitors.ts';
import { wordsIn } from './support/words.ts';

const cv = () => pdf('cv.pdf', 'CV of Sime');

/** A guest whose application waits for its code. */
const aWaitingGuest = async (page: Page, site: 'hr' | 'mk', index: number) => {
  const { firstLocale: locale } = siteOf(site);
  const words = await wordsIn(locale);
  const form = applyForm(page, words);
  const job = await jobToApplyFor(site, index);
  const person = aPerson();
  const at = `${origin(site)}${applyPath(locale, job)}`;
  const verification = `${origin(site)}${href(locale, 'application-verification')}`;
  await page.goto(at);
  await form.isAt('contact');
  await form.fillContact(person);
  await form.buttons.next.click();
  await form.upload(form.field.cv, cv());
  await form.buttons.next.click();
  await form.isAt('letter');
  await form.buttons.next.click();
  await form.isAt('documents');
  await form.buttons.next.click();
  await form.isAt('code');
  return { locale, words, t: words.t, form, job, person, at, verification };
};

for (const site of ['hr', 'mk'] as const) {
  test(`${site}: the step of the code has its own address, which the mail names`, async ({ page }) => {
    test.slow();
    const { form, job, person, at, verification } = await aWaitingGuest(page, site, 7);
    await expect(page).toHaveURL(`${verification}?jobId=${job.id}&step=code`);
    await page.goBack();
    await form.isAt('documents');
    await expect(page).toHaveURL(`${at}?step=documents`);
    await page.goForward();
    await form.isAt('code');
    await page.reload();
    await form.isAt('code');
    await expect(page).toHaveURL(`${verification}?jobId=${job.id}&step=code`);
    await expectAccessible(page, 'the code by its own address');

    const [mail] = await mailsThat(({ to, subject }) => to === person.email && /\b\d{5}\b/.test(subject));
    expect(mail?.text).toContain(`${verification}?jobId=${job.id}`);
    await page.goto(`${verification}?jobId=${job.id}`);
    await form.isAt('code');
    await form.field.code.fill(await codeFor(person.email));
    await form.buttons.confirm.click();
    await expect(form.title('overview')).toBeFocused();
    await expect(page).toHaveURL(`${at}?step=overview`);
    await expect(form.main.getByText(person.email)).toBeVisible();
    await page.reload();
    await form.isAt('overview');
    // Nothing is left to be confirmed.
    await page.goto(`${verification}?jobId=${job.id}`);
    await form.isAt('overview');
  });
}

test('the address of the code finds what is pending, also where the device has forgotten it', async ({ page }) => {
  const { form, job, person, verification } = await aWaitingGuest(page, 'hr', 8);
  await page.evaluate(() => localStorage.clear());
  await page.goto(verification);
  await expect(page).toHaveURL(`${verification}?jobId=${job.id}&step=code`);
  await form.isAt('code');
  await expect(form.main.getByText(person.email)).toBeVisible();
});

test('in another browser the address of the code says where it belongs', async ({ page, browser }) => {
  const { job, t, words, at, verification } = await aWaitingGuest(page, 'hr', 9);
  const another = await browser.newContext({ storageState: decided });
  const elsewhere = await another.newPage();
  const form = applyForm(elsewhere, words);
  await elsewhere.goto(`${verification}?jobId=${job.id}`);
  await form.isAt('contact');
  await expect(elsewhere.getByText(t('resuming.elsewhere'))).toBeVisible();
  await expect(elsewhere).toHaveURL(`${at}?step=contact`);
  await expectAccessible(elsewhere, 'a code that belongs elsewhere');

  await elsewhere.goto(verification);
  await expect(elsewhere.getByRole('heading', { level: 1, name: t('resuming.noneTitle') })).toBeVisible();
  await expectAccessible(elsewhere, 'no code to be entered');
  await another.close();
});

for (const isTaken of [true, false]) {
  test(`what was typed before signing in is offered, and ${isTaken ? 'taken over' : 'let go'}`, async ({ page }) => {
    test.slow();
    const words = await wordsIn('hr');
    const { t } = words;
    const form = applyForm(page, words);
    const member = await aMember('hr');
    const job = await jobToApplyFor('hr', isTaken ? 10 : 11);
    const path = applyPath('hr', job);
    await page.goto(`${origin('hr')}${path}`);
    await form.isAt('contact');
    await form.field.lastName.fill('Gostić');
    await form.field.phone.fill('+385 91 555 1234');
    const kept = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(kept).toContain('555 1234');

    // Signed in elsewhere: the person's own applications name it.
    const applications = href('hr', 'my-profile-applications');
    const login = new URLSearchParams({ redirect: applications });
    await page.goto(`${origin('hr')}${href('hr', 'login')}?${login.toString()}`);
    await signIn(page, words, 'hr', member);
    await expect(page).toHaveURL(`${origin('hr')}${applications}`);
    await expect(page.getByText(t('resuming.deviceDrafts'))).toBeVisible();
    await expectAccessible(page, 'own applications with something unsent on the device');
    await page.getByRole('main').getByRole('link', { name: job.title }).click();
    await expect(page).toHaveURL(`${origin('hr')}${path}`);
    await form.isAt('contact');
    await expect(form.main.getByText(t('resuming.deviceDraft'))).toBeVisible();
    await expect(form.field.lastName).toHaveValue('Šarić');
    await expectAccessible(page, 'text from before signing in');
    const name = t(isTaken ? 'resuming.takeOver' : 'resuming.discard');
    await form.main.getByRole('button', { name, exact: true }).click();
    await expect(form.main.getByText(t('resuming.deviceDraft'))).toBeHidden();
    await expect(form.field.lastName).toHaveValue(isTaken ? 'Gostić' : 'Šarić');
    await expect(form.field.phone).toHaveValue(isTaken ? '+385 91 555 1234' : '');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/apply:\d+:guest/);

    await form.buttons.next.click();
    await form.isAt('cv');
    await page.reload();
    await form.isAt('cv');
    await expect(form.main.getByText(t('resuming.deviceDraft'))).toBeHidden();
  });
}

test('after a session has ended in the middle, the next person sees nothing of it, and the first one all', async ({
  page,
  context,
}) => {
  test.slow();
  const words = await wordsIn('hr');
  const form = applyForm(page, words);
  const path = applyPath('hr', await jobToApplyFor('hr', 12));
  const [first, second] = [await aMember('hr'), await aMember('hr')];
  const signInAs = async (member: typeof first) => {
    await page.goto(`${origin('hr')}${href('hr', 'login')}?${new URLSearchParams({ redirect: path }).toString()}`);
    await signIn(page, words, 'hr', member);
    await expect(page).toHaveURL(`${origin('hr')}${path}`);
    await form.isAt('contact');
  };
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  await signInAs(first);
  await form.field.phone.fill('+385 91 777 0001');
  await expect.poll(kept).toContain('777 0001');
  await context.clearCookies({ name: 'token' });

  await signInAs(second);
  await expect(form.field.phone).toHaveValue('');
  await expect(form.main.getByText(words.t('resuming.deviceDraft'))).toBeHidden();
  await context.clearCookies({ name: 'token' });

  await signInAs(first);
  // As it was typed, or as the account has it.
  await expect(form.field.phone).toHaveValue(/^\+385 ?91 ?777 ?0001$/);
});
