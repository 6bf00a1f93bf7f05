import { expect, test } from '@playwright/test';
import { type SiteId, siteIds, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { origin } from './house/house.ts';
import { startThirdParty, type ThirdParty } from './house/third-party.ts';
import { expectAccessible } from './support/accessible.ts';
import { importJob, type Job } from './support/api.ts';
import { anImportedJob, publishJob } from './support/imported-job.ts';
import { applyPath, jobPath } from './support/pages.ts';
import { wordsIn } from './support/words.ts';

/** Stands in for the employer's site. */
let employer: ThirdParty;
test.beforeAll(async () => {
  employer = await startThirdParty();
});
test.afterAll(() => employer.end());

/** An ad names a domain: the browser of the journeys finds this one on the own machine. */
const theirForm = (): string => `http://posao.plovidba.example:${new URL(employer.origin).port}/prijava/7?a=1`;
const outside = () => ({ type: 'external', url: theirForm(), phone: null, text: null });

const aReference = (site: SiteId): string => `vani${site}${crypto.randomUUID().slice(0, 8)}`;

const anAd = (reference: string, way: object, changes: object = {}) =>
  anImportedJob(reference, { title: `Konobar ${reference} (m/ž)`, applicationTypes: [way], ...changes });

const jobWith = (site: SiteId, way: object): Promise<Job> => publishJob(site, anAd(aReference(site), way));

const countdownPath = (locale: Locale, { id, slug }: Job): string =>
  href(locale, 'job-jobId-slug-apply-external-countdown', { jobId: id, slug });

for (const site of siteIds) {
  const { firstLocale: locale } = siteOf(site);

  test(`${site}: the countdown to the employer's form is stopped, continued, and leads there`, async ({ page }) => {
    const { t } = await wordsIn(locale);
    const { host } = new URL(theirForm());
    const job = await jobWith(site, outside());
    await page.clock.install();
    await page.goto(`${origin(site)}${jobPath(locale, job)}?utm_source=e2e`);
    const way = page.getByRole('complementary').getByRole('link', { name: t('job.applyExternal', { host }) });
    await way.click();
    await expect(page).toHaveURL(`${origin(site)}${countdownPath(locale, job)}`);
    await expect(page.getByRole('heading', { level: 1, name: t('external.leaving', { host }) })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const now = page.getByRole('link', { name: t('external.now') });
    // By way of the site, which counts.
    await expect(now).toHaveAttribute('href', /^\/api\/leave\?.*utm_source=e2e$/);

    const said = page.getByRole('main').getByRole('status');
    await expect(said).toHaveText(t('external.label', { host, seconds: 5 }));
    await page.getByRole('button', { name: t('external.stop') }).click();
    const go = page.getByRole('button', { name: t('external.go') });
    await expect(go).toBeFocused();
    await expect(said).toHaveText(t('external.stopped'));
    await expectAccessible(page, 'a stopped countdown');
    await page.clock.runFor(10_000);
    await expect(go).toBeVisible();

    await go.click();
    await expect(said).toHaveText(t('external.label', { host, seconds: 5 }));
    await page.clock.runFor(6_000);
    await expect(page).toHaveURL(`${theirForm()}&utm_source=e2e`);
    // Back is the job, not the countdown, which would lead away again.
    await page.goBack();
    await expect(page).toHaveURL(`${origin(site)}${jobPath(locale, job)}?utm_source=e2e`);
  });
}

test('whoever comes back from the employer to the countdown stays until they press', async ({ page }) => {
  const { t } = await wordsIn('hr');
  const job = await jobWith('hr', outside());
  await page.goto(`${origin('hr')}${countdownPath('hr', job)}`);
  await page.getByRole('link', { name: t('external.now') }).click();
  await expect(page).toHaveURL(theirForm());
  await page.goBack();
  await expect(page.getByRole('button', { name: t('external.go') })).toBeVisible();
});

test('an ad that names no usable address says so on each of its pages', async ({ page }) => {
  const { t } = await wordsIn('en');
  const job = await jobWith('hr', { ...outside(), url: 'https://radar.example@posao.plovidba.example/' });
  for (const screen of [
    'job-jobId-slug-apply-external',
    'job-jobId-slug-apply-external-form',
    'job-jobId-slug-apply-external-countdown',
  ] as const) {
    await page.goto(`${origin('hr')}${href('en', screen, { jobId: job.id, slug: job.slug })}`);
    await expect(page.getByRole('heading', { level: 1, name: t('external.missingTitle') })).toBeVisible();
    await expectAccessible(page, screen);
  }
  await page
    .getByRole('link', { name: t('apply.back') })
    .last()
    .click();
  await expect(page.getByText(t('job.applyExternalMissing')).first()).toBeVisible();
});

test('a way that the site does not take, and a closed job, lead back to the job, which says why', async ({ page }) => {
  const { t } = await wordsIn('hr');
  const reference = aReference('hr');
  const byPhone = { type: 'phone', url: null, phone: '+385 1 234 567', text: null };
  const job = await publishJob('hr', anAd(reference, byPhone));
  for (const path of [applyPath('hr', job), countdownPath('hr', job)]) {
    await page.goto(`${origin('hr')}${path}`);
    await expect(page).toHaveURL(`${origin('hr')}${jobPath('hr', job)}#apply-elsewhere`);
    await expect(page.getByText(t('apply.unsupported'))).toBeVisible();
  }
  await page.goto(`${origin('hr')}${jobPath('hr', job)}`);
  await expect(page.getByText(t('apply.unsupported'))).toBeHidden();

  const ended = new Date(Date.now() - 86_400_000).toISOString();
  await importJob('hr', anAd(reference, byPhone, { endsAt: ended }));
  await expect(async () => {
    await page.goto(`${origin('hr')}${applyPath('hr', job)}`);
    await expect(page).toHaveURL(/#closed$/, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText(t('job.closedNote'))).toBeVisible();
});

test('a direct link opens the employer’s form at once, in a tab of its own, with the campaign of the visit', async ({
  page,
}) => {
  const { t } = await wordsIn('hr');
  const { host } = new URL(theirForm());
  const job = await jobWith('hr', { ...outside(), type: 'direct_link' });
  await page.goto(`${origin('hr')}${jobPath('hr', job)}?utm_source=e2e-direct`);
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('complementary')
    .getByRole('link', { name: t('job.applyExternal', { host }) })
    .click();
  await expect(await opened).toHaveURL(`${theirForm()}&utm_source=e2e-direct`);
});

test('the way out leads to the stored address of the job alone', async ({ request }) => {
  const job = await jobWith('hr', outside());
  const leave = async (query: Record<string, string>) => {
    const words = new URLSearchParams({
      jobId: String(job.id),
      slug: job.slug,
      locale: 'hr',
      type: 'external',
      ...query,
    });
    const answer = await request.get(`${origin('hr')}/api/leave?${words.toString()}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    return answer.headers();
  };
  const evil = 'https://evil.example/';
  const plain = await leave({ url: evil, target: evil, host: 'evil.example', redirect: evil });
  expect(plain.location).toBe(theirForm());
  expect((await leave({ utm_source: '//evil.example#' })).location).toBe(
    `${theirForm()}&utm_source=%2F%2Fevil.example%23`,
  );
  for (const [query, location] of [
    [{ slug: '../../evil' }, '/poslovi'],
    [{ slug: '/evil.example' }, '/poslovi'],
    [{ jobId: '7@evil.example' }, '/poslovi'],
    [{ jobId: '2147483647' }, `/posao/2147483647/${job.slug}`],
    [{ type: 'direct_link' }, `/posao/${job.id}/${job.slug}/apply-external`],
  ] as const)
    expect((await leave(query)).location).toBe(location);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the employer’s form is a plain link', async ({ page }) => {
    const { t } = await wordsIn('mk');
    const job = await jobWith('mk', outside());
    await page.goto(`${origin('mk')}${countdownPath('mk', job)}`);
    await expect(page.getByRole('button', { name: t('external.stop') })).toBeHidden();
    await page.getByRole('link', { name: t('external.now') }).click();
    await expect(page).toHaveURL(theirForm());
  });
});
