import { expect, type Page, test } from '@playwright/test';
import { type SiteId, siteIds, siteOf } from '@radar/config/sites';
import type { Locale } from '@radar/i18n/locales';
import { origin } from './house/house.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Job, jobToApplyFor } from './support/api.ts';
import { applyForm, aPerson, type StepName } from './support/apply-form.ts';
import { disguisedPage, pdf, pdfOfSize } from './support/files.ts';
import { paste } from './support/keyboard.ts';
import { codeFor, mailsThat } from './support/mailbox.ts';
import { applyPath, jobPath } from './support/pages.ts';
import { wordsIn } from './support/words.ts';

const maxDocumentBytes = 10 * 1024 * 1024;

const cv = () => pdf('Životopis Šime.pdf', 'CV of Sime');

type Stored = {
  id: number;
  status: string;
  coverLetter: string | null;
  documents: { name: string; source: string; sizeBytes: number }[];
};

/** Each call that sends an application, with the id in its address. */
const watchSending = (page: Page): number[] => {
  const sent: number[] = [];
  page.on('request', (request) => {
    const [, id] = /\/api\/proxy\/applications\/(\d+)\/application$/.exec(request.url()) ?? [];
    if (id !== undefined && request.method() === 'POST') sent.push(Number(id));
  });
  return sent;
};

const stored = async (page: Page, id: number | undefined): Promise<Stored> => {
  const response = await page.request.get(`${new URL(page.url()).origin}/api/proxy/applications/${id}`);
  const answer = (await response.json()) as { data: Stored };
  return answer.data;
};

const openForm = async (page: Page, { site, locale, index = 0 }: { site: SiteId; locale: Locale; index?: number }) => {
  const words = await wordsIn(locale);
  const job = await jobToApplyFor(site, index);
  await page.goto(`${origin(site)}${applyPath(locale, job)}`);
  return { job, words, t: words.t, form: applyForm(page, words) };
};

const startFromJob = async (page: Page, site: SiteId, locale: Locale, job: Job) => {
  const { t } = await wordsIn(locale);
  await page.goto(`${origin(site)}${jobPath(locale, job)}`);
  await expectAccessible(page, 'the job');
  await page
    .getByRole('complementary')
    .getByRole('link', { name: t('job.apply') })
    .click();
  await expect(page).toHaveURL(`${origin(site)}${applyPath(locale, job)}`);
};

const journeys: [SiteId, Locale][] = [
  ...siteIds.map((site): [SiteId, Locale] => [site, siteOf(site).firstLocale]),
  ['hr', 'en'],
];

for (const [site, locale] of journeys) {
  test(`${site}: a guest applies in ${locale}`, async ({ page }) => {
    test.slow();
    const words = await wordsIn(locale);
    const { t } = words;
    const form = applyForm(page, words);
    const job = await jobToApplyFor(site);
    const person = aPerson({ phone: '+385 91 234 5678' });
    const letter = 'Poštovani,\n"znam" šišati & frizirati <dobro>.';
    const sent = watchSending(page);
    const at = async (step: StepName, name: string = step) => {
      await form.isAt(step);
      const steps = form.main.getByRole('list', { name: t('apply.steps') });
      await expect(steps.locator('[aria-current="step"]')).toHaveCount(1);
      await expectAccessible(page, `the step ${name}`);
    };

    await startFromJob(page, site, locale, job);
    await at('contact');
    await form.fillContact(person);
    await form.buttons.next.click();
    await at('cv');
    await form.upload(form.field.cv, cv());
    await at('cv', 'cv with a file');
    await form.buttons.next.click();
    await at('letter');
    await form.field.letter.fill(letter);
    await form.buttons.next.click();
    await at('documents');
    await form.upload(form.field.documents, pdf('diploma.pdf', 'Diploma'));
    await form.buttons.next.click();
    await at('code');
    await form.field.code.fill(await codeFor(person.email));
    await form.buttons.confirm.click();
    await at('overview');
    for (const text of [
      `${person.firstName} ${person.lastName}`,
      person.email,
      cv().name,
      'diploma.pdf',
      letter.split('\n')[1] ?? '',
    ]) {
      await expect(form.main.getByText(text)).toBeVisible();
    }
    await form.field.terms.check();
    await form.buttons.send.click();
    await expect(form.success).toBeVisible();
    await expect(form.main.getByText(person.email)).toBeVisible();
    await expectAccessible(page, 'success');

    expect(sent).toHaveLength(1);
    const application = await stored(page, sent[0]);
    expect(application).toMatchObject({ status: 'completed', coverLetter: letter });
    expect(application.documents.map(({ name, source }) => [name, source])).toEqual(
      expect.arrayContaining([
        [cv().name, 'CV'],
        ['diploma.pdf', 'document'],
      ]),
    );
    expect(application.documents).toHaveLength(2);

    const confirmations = await mailsThat(({ to, subject }) => to === person.email && !/\b\d{5}\b/.test(subject));
    expect(confirmations.map(({ subject }) => subject)).toEqual([t('mail.sentSubject', { job: job.title })]);
    expect(confirmations[0]?.text).toContain(`${origin(site)}${jobPath(locale, job)}`);
    const ofMarket = await wordsIn(siteOf(site).firstLocale);
    const forEmployer = await mailsThat(({ to, subject }) => to !== person.email && subject.includes(person.lastName));
    expect(forEmployer.map(({ subject }) => subject)).toEqual([
      ofMarket.t('mail.employerSubject', { job: job.title, name: `${person.firstName} ${person.lastName}` }),
    ]);
    expect(forEmployer[0]?.text).toContain(person.email);
    expect(forEmployer[0]?.text).toContain('"znam" šišati & frizirati <dobro>.');
    expect(forEmployer[0]?.attachments.map(({ name }) => name).toSorted()).toEqual(
      [cv().name, 'diploma.pdf'].toSorted(),
    );

    // The job's page knows it, and the form starts anew.
    await page.goto(`${origin(site)}${jobPath(locale, job)}`);
    await expect(
      page.getByRole('status').filter({ hasText: t('job.applied', { date: '' }).split(' ')[0] ?? '' }),
    ).toBeVisible();
    await page.goto(`${origin(site)}${applyPath(locale, job)}`);
    await form.isAt('contact');
    await expect(form.field.email).toHaveValue('');
    const [, sentBefore = ''] = t('applying.sentFromDevice', { date: '|' }).split('|');
    await expect(form.main.getByText(sentBefore.trim())).toBeVisible();
  });
}

test('a double click sends once', async ({ page }) => {
  const { form } = await openForm(page, { site: 'hr', locale: 'hr', index: 1 });
  const person = aPerson();
  const sent = watchSending(page);
  await form.fillAll(person, cv());
  await form.field.terms.check();
  await form.buttons.send.dblclick();
  await expect(form.success).toBeVisible();
  await mailsThat(({ to, subject }) => to !== person.email && subject.includes(person.lastName));
  expect(sent).toHaveLength(1);
  expect(await mailsThat(({ to, subject }) => to !== person.email && subject.includes(person.lastName))).toHaveLength(
    1,
  );
  expect(await mailsThat(({ to, subject }) => to === person.email && !/\b\d{5}\b/.test(subject))).toHaveLength(1);
});

test('a send that breaks off is repeated as the same one', async ({ page }) => {
  const { form, t } = await openForm(page, { site: 'ba', locale: 'bs', index: 1 });
  const person = aPerson();
  await form.fillAll(person, cv());
  await form.field.terms.check();
  const keys: (string | undefined)[] = [];
  // The first answer is lost on its way to the browser.
  await page.route('**/api/proxy/applications/*/application', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await form.buttons.send.click();
  await expect(form.alert.filter({ hasText: t('errors.UNAVAILABLE') })).toBeVisible();
  await form.buttons.send.click();
  await expect(form.success).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await mailsThat(({ to, subject }) => to !== person.email && subject.includes(person.lastName))).toHaveLength(
    1,
  );
});

test('a wrong code is told, and everything stays', async ({ page }) => {
  const { form, t } = await openForm(page, { site: 'mk', locale: 'mk', index: 1 });
  const person = aPerson();
  await form.fillContact(person);
  await form.buttons.next.click();
  await form.upload(form.field.cv, cv());
  await form.buttons.next.click();
  await form.field.letter.fill('Со почит');
  await form.buttons.next.click();
  await form.buttons.next.click();
  await form.isAt('code');
  const right = await codeFor(person.email);
  const wrong = right === '00000' ? '11111' : '00000';

  await form.field.code.fill('12');
  await form.buttons.confirm.click();
  await expect(form.field.code).toHaveAccessibleDescription(new RegExp(t('form.code')));
  await paste(form.field.code, wrong);
  await form.buttons.confirm.click();
  await expect(form.field.code).toHaveAccessibleDescription(new RegExp(t('errors.CODE_INVALID')));
  await expect(form.field.code).toBeFocused();
  await expect(form.field.code).toHaveValue(wrong);
  await expectAccessible(page, 'a wrong code');

  // Whoever copies the code from the mail pastes it over what stands there.
  await paste(form.field.code, right);
  await form.buttons.confirm.click();
  await form.isAt('overview');
  for (const text of [person.email, cv().name, 'Со почит']) await expect(form.main.getByText(text)).toBeVisible();
});

test('a file that is not what its name says and one that is too big are refused, and the rest stays', async ({
  page,
}) => {
  const { form, t } = await openForm(page, { site: 'hr', locale: 'en', index: 2 });
  const person = aPerson();
  await form.fillContact(person);
  await form.buttons.next.click();
  await form.isAt('cv');
  for (const [file, reason] of [
    [disguisedPage('disguised.pdf'), t('errors.FILE_FORMAT_UNSUPPORTED')],
    [{ ...pdf('tool.exe', 'x'), mimeType: 'application/octet-stream' }, t('errors.FILE_FORMAT_UNSUPPORTED')],
    [pdfOfSize('big.pdf', maxDocumentBytes + 1), t('errors.FILE_TOO_BIG')],
  ] as const) {
    await form.field.cv.setInputFiles(file);
    const row = form.main.getByRole('listitem').filter({ hasText: file.name });
    await expect(row).toContainText(reason);
    await expectAccessible(page, `a refused file: ${file.name}`);
  }
  await form.buttons.next.click();
  await expect(form.alert).toContainText(t('form.cv'));

  await form.upload(form.field.cv, cv());
  await form.buttons.next.click();
  await form.isAt('letter');
  await form.buttons.previous.click();
  await form.buttons.previous.click();
  await form.isAt('contact');
  await expect(form.field.firstName).toHaveValue(person.firstName);
  await expect(form.field.lastName).toHaveValue(person.lastName);
  await expect(form.field.email).toHaveValue(person.email);
});

test('what is missing is listed, and the first of it has the focus', async ({ page }) => {
  const { form, t } = await openForm(page, { site: 'kampus', locale: 'hr', index: 1 });
  await form.isAt('contact');
  await form.buttons.next.click();
  const summary = form.alert.filter({ hasText: t('form.checkAll') });
  await expect(summary).toBeVisible();
  await expect(form.field.firstName).toBeFocused();
  for (const [name, fault] of [
    ['firstName', 'form.required'],
    ['lastName', 'form.required'],
    ['email', 'form.emailOrPhone'],
  ] as const) {
    await expect(summary.getByRole('link', { name: `${t(`apply.${name}`)}: ${t(fault)}`, exact: true })).toBeVisible();
    await expect(form.field[name]).toHaveAccessibleDescription(new RegExp(t(fault)));
  }
  await expectAccessible(page, 'a contact step with faults');
  await summary.getByRole('link', { name: t('apply.lastName') }).click();
  await expect(form.field.lastName).toBeFocused();

  await form.fillContact(aPerson({ email: 'sime@@example', phone: '12' }));
  await form.buttons.next.click();
  await expect(form.field.email).toBeFocused();
  await expect(form.field.email).toHaveAccessibleDescription(new RegExp(t('form.email').replaceAll('.', '\\.')));
  await expect(form.field.phone).toHaveAccessibleDescription(new RegExp(t('form.phone').replaceAll(/[.+]/g, '\\$&')));
  await expect(summary.getByRole('link')).toHaveCount(2);

  await form.fillContact(aPerson());
  await form.buttons.next.click();
  await form.isAt('cv');
  await form.buttons.next.click();
  await expect(form.alert).toContainText(t('form.cv'));
});

test('terms must be accepted', async ({ page }) => {
  const { form, t } = await openForm(page, { site: 'kampus', locale: 'hr', index: 2 });
  const sent = watchSending(page);
  await form.fillAll(aPerson(), cv());
  await form.buttons.send.click();
  await expect(form.field.terms).toBeFocused();
  await expect(form.field.terms).toHaveAccessibleDescription(t('form.acceptTos'));
  expect(sent).toEqual([]);
});

test('a reload in the middle resumes with the typed text', async ({ page, context }) => {
  const { form, job, words, t } = await openForm(page, { site: 'ba', locale: 'bs', index: 2 });
  const person = aPerson();
  await form.fillContact(person);
  await form.buttons.next.click();
  await form.upload(form.field.cv, cv());
  await form.buttons.next.click();
  await form.isAt('letter');
  await form.field.letter.fill('Nedovršena reče');
  await page.reload();
  await form.isAt('letter');
  await expect(form.field.letter).toHaveValue('Nedovršena reče');
  await expect(form.main.getByText(t('apply.resumed'))).toBeVisible();
  await form.buttons.previous.click();
  await form.isAt('cv');
  await expect(form.main.getByText(cv().name)).toBeVisible();
  await page.goBack();
  await form.isAt('letter');

  await page.close();
  const another = await context.newPage();
  await another.goto(`${origin('ba')}${applyPath('bs', job)}`);
  const resumed = applyForm(another, words);
  await resumed.isAt('contact');
  await expect(resumed.field.email).toHaveValue(person.email);
  await expect(resumed.field.lastName).toHaveValue(person.lastName);

  await resumed.main.getByRole('button', { name: t('apply.startOver') }).click();
  const question = another.getByRole('alertdialog', { name: t('apply.startOverTitle') });
  await question.getByRole('button', { name: t('apply.startOverCancel') }).click();
  await expect(question).toBeHidden();
  await resumed.main.getByRole('button', { name: t('apply.startOver') }).click();
  await question.getByRole('button', { name: t('apply.startOverConfirm') }).click();
  await expect(another.getByText(t('apply.deleted'))).toBeVisible();
  await expect(resumed.field.email).toHaveValue('');
});

test('a typed but unsent contact step survives a reload', async ({ page }) => {
  const { form } = await openForm(page, { site: 'hr', locale: 'hr', index: 3 });
  const person = aPerson();
  await form.fillContact(person);
  await page.reload();
  await form.isAt('contact');
  await expect(form.field.email).toHaveValue(person.email);
  await expect(form.field.firstName).toHaveValue(person.firstName);
});
