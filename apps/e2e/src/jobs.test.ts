import { expect, type Page, test } from '@playwright/test';
import { type SiteId, siteIds, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { locales } from '@radar/i18n/locales';
import { origin } from './house/house.ts';
import { expectAccessible } from './support/accessible.ts';
import { allPages } from './support/all-pages.ts';
import { anyJob, importJob, landings, mails, searchJobs } from './support/api.ts';
import { expectedHead, get, headOf, jobPath, targetOf } from './support/pages.ts';
import { wordsIn } from './support/words.ts';
import { settleWall } from './support/hold-wall.ts';

const cards = (page: Page) => page.locator('[data-wall] [data-job-id]');

/** Ids of the wall's cards, in reading order. */
const idsOf = (page: Page): Promise<(string | undefined)[]> =>
  cards(page).evaluateAll((all) =>
    all.map((card) => (card instanceof HTMLElement ? card.dataset['jobId'] : undefined)),
  );

const landingPath = (site: SiteId, slugs: Record<string, string>): string => {
  const { firstLocale } = siteOf(site);
  return href(firstLocale, 'jobs-slug', { slug: slugs[firstLocale] ?? '' });
};

for (const site of siteIds) {
  const { firstLocale: locale } = siteOf(site);
  const home = `${origin(site)}${href(locale, 'index')}`;

  test.describe(site, () => {
    test('the wall goes on, and Back shows it as it was', async ({ page }) => {
      const { t } = await wordsIn(locale);
      await page.goto(home);
      await settleWall(page);
      const first = await idsOf(page);
      await page.getByRole('link', { name: t('home.more') }).click();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(first.length);
      const all = await idsOf(page);
      expect(all.slice(0, first.length)).toEqual(first);
      expect(new Set(all).size).toBe(all.length);
      await expect(page).toHaveURL(/\?page=\d+$/);

      const card = cards(page).nth(first.length);
      await card.scrollIntoViewIfNeeded();
      const topOf = async () => (await card.boundingBox())?.y ?? Number.NaN;
      const before = await topOf();
      await card.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect.poll(async () => (await idsOf(page)).slice(0, all.length)).toEqual(all);
      await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(40);
    });

    test('the wall goes on by a link where no script runs', async ({ browser }) => {
      const { t } = await wordsIn(locale);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(home);
      const first = await cards(page).count();
      await page.getByRole('link', { name: t('home.more') }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      expect(await cards(page).count()).toBeGreaterThan(first);
      await context.close();
    });

    test('landing pages stand in every language, and one language leads to the other', async () => {
      const items = await landings(site);
      const kinds = new Set(items.map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['city', 'category', 'position', 'popular']));
      for (const kind of kinds) {
        const landing = items.find((item) => item.kind === kind);
        if (landing === undefined) continue;
        const addressIn = (one: (typeof locales)[number]) => href(one, 'jobs-slug', { slug: landing.slugs[one] });
        for (const one of locales) {
          const response = await get(site, addressIn(one));
          expect.soft(response.status, addressIn(one)).toBe(200);
          expect.soft(headOf(await response.text()), addressIn(one)).toEqual(expectedHead(site, one, addressIn));
        }
        const foreign = locales.find((one) => landing.slugs[one] !== landing.slugs[locale]);
        if (foreign === undefined) continue;
        const response = await get(site, href(locale, 'jobs-slug', { slug: landing.slugs[foreign] }));
        expect.soft([response.status, targetOf(response, site)]).toEqual([308, addressIn(locale)]);
      }
      const unknown = await get(site, href(locale, 'jobs-slug', { slug: 'nema-takvog-mjesta' }));
      expect(unknown.status).toBe(404);
    });

    test('a landing page counts its jobs, and its pages hold all of them', async ({ page }) => {
      const { t } = await wordsIn(locale);
      const landing = (await landings(site)).find(({ jobs, kind }) => kind === 'city' && jobs > 20);
      if (landing === undefined) throw new Error(`${site} has no city with two pages of jobs`);
      const path = landingPath(site, landing.slugs);
      await page.goto(`${origin(site)}${path}`);
      const { total } = await searchJobs(site, { locations: landing.query.locations?.[0] ?? '' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('landing.title', { name: landing.name, n: total }),
      );
      await expectAccessible(page, path);
      const list = page.getByRole('main').locator('[data-job-id]');
      const first = await list.evaluateAll((all) => all.map((card) => card.getAttribute('data-job-id')));
      await page.getByRole('link', { name: t('search.goToPage', { page: '2' }), exact: true }).click();
      await expect(page).toHaveURL(`${origin(site)}${path}?page=2`);
      const second = await list.evaluateAll((all) => all.map((card) => card.getAttribute('data-job-id')));
      expect(first.filter((id) => second.includes(id))).toEqual([]);
      expect((await get(site, `${path}?page=999`)).status).toBe(404);
    });

    test('an ad is reported without a script and with one, and the operator is told', async ({ browser, page }) => {
      const { t } = await wordsIn(locale);
      const job = await anyJob(site);
      const path = jobPath(locale, job);
      const report = async (on: Page, message: string) => {
        await on.goto(`${origin(site)}${path}`);
        await on.getByText(t('report.open')).click();
        await on.getByLabel(t('report.reason.fraud')).check();
        await on.getByLabel(t('report.message')).fill(message);
        await on.getByRole('button', { name: t('report.send') }).click();
        await expect(on.getByText(t('report.sent'))).toBeVisible();
      };
      const marks = [crypto.randomUUID(), crypto.randomUUID()] as const;
      const context = await browser.newContext({ javaScriptEnabled: false });
      await report(await context.newPage(), marks[0]);
      await context.close();
      await report(page, marks[1]);
      await expect(page).toHaveURL(`${origin(site)}${path}`);
      for (const mark of marks) {
        await expect
          .poll(async () => (await mails()).find(({ text }) => text.includes(mark))?.to, { timeout: 20_000 })
          .toContain(siteOf(site).operatorMail);
      }
    });

    test('a report from elsewhere, or of nothing, is refused', async () => {
      const send = async (headers: Record<string, string>, body: string) =>
        (await fetch(`${origin(site)}/api/report`, { method: 'POST', redirect: 'manual', headers, body })).status;
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const own = { ...form, origin: origin(site) };
      const fields = (changes: object) =>
        new URLSearchParams({ jobId: '1', slug: 'a', locale, reason: 'fraud', ...changes }).toString();
      expect(await send({ ...form, origin: 'https://elsewhere.example' }, fields({}))).toBe(403);
      expect(await send({ origin: origin(site), 'content-type': 'application/json' }, '{}')).toBe(415);
      expect(await send(own, fields({ reason: 'boredom' }))).toBe(400);
      expect(await send(own, fields({ jobId: '../1' }))).toBe(400);
      expect(await send(own, fields({ message: 'a'.repeat(40_000) }))).toBe(400);
      expect(await send({ ...own, accept: 'application/json' }, fields({ jobId: '999999999' }))).toBe(404);
    });

    test('jobs are compared: chosen on cards, kept on the device, side by side', async ({ page }) => {
      const { t } = await wordsIn(locale);
      await page.goto(`${origin(site)}${href(locale, 'jobs')}`);
      const add = page.getByRole('button', { name: t('compare.add'), exact: true });
      for (const _ of [1, 2, 3]) await add.first().click();
      await expect(page.getByText(t('compare.bar', { n: '3' }))).toBeVisible();
      await page.getByRole('link', { name: t('compare.show'), exact: true }).click();
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveCount(4);
      await expect(table.getByRole('rowheader', { name: t('job.salary') })).toBeVisible();
      await expectAccessible(page, 'the comparison');
      await table
        .getByRole('link', { name: t('compare.remove', { title: '' }) })
        .first()
        .click();
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      // The table stands before the page's script has noted what it shows.
      await page.waitForFunction(() => {
        const kept: unknown = JSON.parse(localStorage.getItem('compare') ?? '[]');
        return Array.isArray(kept) && kept.length === 2;
      });
      // The device remembers: the bare address shows them again.
      await page.goto(`${origin(site)}${href(locale, 'compare')}`);
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
      await page.goto(`${origin(site)}${href(locale, 'compare')}?jobs=0,-1,abc,999999999,1e9`);
      await expect(page.getByText(t('compare.emptyTitle'))).toBeVisible();
    });

    test('a job that was opened is marked seen on lists', async ({ page }) => {
      const { t } = await wordsIn(locale);
      const list = `${origin(site)}${href(locale, 'jobs')}`;
      await page.goto(list);
      const card = page.getByRole('main').locator('[data-job-id]').first();
      await expect(card.getByText(t('compare.seen'))).toHaveCount(0);
      const id = await card.getAttribute('data-job-id');
      await card.getByRole('link').click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('seen'))).toBe(`[${id}]`);
      await page.goto(list);
      await expect(page.locator(`[data-job-id="${id}"]`).getByText(t('compare.seen'))).toBeVisible();
    });
  });
}

test('a closed job says so, offers others, and takes no application; an unknown one is a 404', async ({ page }) => {
  const { t } = await wordsIn('hr');
  const reference = `zatvoren${Date.now().toString(36)}`;
  const job = {
    reference,
    title: `Konobar ${reference} (m/ž)`,
    employer: {
      name: 'Plovidba Probna d.o.o.',
      isIncognito: false,
      email: 'posao@plovidba.example',
      url: null,
      logoUrl: null,
      about: null,
      industry: null,
      hue: null,
      isVerified: false,
    },
    descriptionHtml: '<p>Oglas koji je istekao.</p>',
    teaser: null,
    quote: null,
    language: 'hr',
    format: 'STANDARD',
    occupations: ['Konobar'],
    places: [
      {
        text: 'Zagreb',
        locality: 'Zagreb',
        region: null,
        country: 'HR',
        address: null,
        latitude: null,
        longitude: null,
      },
    ],
    workMode: null,
    employmentTypes: ['seasonal'],
    education: null,
    educationRequirements: null,
    minimalYearsOfExperience: null,
    salary: null,
    benefits: [],
    skills: [],
    digitalSkills: [],
    languages: [],
    drivingLicences: [],
    applicationTypes: [{ type: 'full', url: null, phone: null, text: null }],
    video: null,
    externalDetailsUrl: null,
    publishedAt: null,
    endsAt: new Date(Date.now() - 86_400_000).toISOString(),
  };
  const { jobId, reason } = await importJob('hr', job);
  if (jobId === null) throw new Error(reason ?? 'not imported');
  await page.goto(`${origin('hr')}/posao/${jobId}/x`);
  await expect(page.getByText(t('job.closedNote'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('job.apply') })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('job.similar') })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page, 'a closed job');
  for (const path of ['/posao/999999999/x', '/posao/0/x', '/posao/abc/x'])
    expect.soft((await get('hr', path)).status, path).toBe(404);
});

test('an ad is shared: where the browser has no list of its own, its address is copied, and the button says so', async ({
  page,
  context,
}) => {
  const { t } = await wordsIn('hr');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { details } = await allPages('hr');
  await page.goto(`${origin('hr')}${details}`);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: t('job.share') }).click();
  await expect(page.getByRole('button', { name: t('job.shared') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
