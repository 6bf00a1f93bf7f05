import { expect, test } from '@playwright/test';
import { type SiteId, siteIds, siteOf } from '@radar/config/sites';
import { href, screens } from '@radar/i18n/addresses';
import { defaultLocale, type Locale, localeCookie, localeFacts, locales } from '@radar/i18n/locales';
import { infoSlugs, type InfoPage, routeOf } from '@radar/i18n/routes';
import { origin } from './house/house.ts';
import { anyJob } from './support/api.ts';
import { expectedHead, get, headOf, jobPath, targetOf } from './support/pages.ts';
import { wordsIn } from './support/words.ts';

const infoPages = Object.keys(infoSlugs) as InfoPage[];

/** Keeps `/` where it is on sites whose first language is another. */
const chosen = (locale: Locale) => ({ cookie: `${localeCookie.name}=${locale}` });

const isFirstElsewhere = (site: SiteId): boolean => siteOf(site).firstLocale !== defaultLocale;

/** What jobs of the demo are called on each site. */
const soughtAfter: Record<SiteId, string> = { hr: 'konobar', ba: 'konobar', mk: 'gotvac', kampus: 'konobar' };

for (const site of siteIds) {
  test.describe(site, () => {
    for (const locale of locales) {
      test(`answers in ${locale}, and names the page in all languages`, async () => {
        const job = await anyJob(site);
        const pages: [string, (locale: Locale) => string][] = [
          ['home', (one) => href(one, 'index')],
          ['list', (one) => href(one, 'jobs')],
          ['search', (one) => href(one, 'job-search')],
          ['details', (one) => jobPath(one, job)],
          ...infoPages.map((page): [string, (locale: Locale) => string] => [
            page,
            (one) => href(one, 'info-slug', { slug: infoSlugs[page][one] }),
          ]),
        ];
        for (const [name, addressIn] of pages) {
          const response = await get(site, addressIn(locale), chosen(locale));
          expect.soft(response.status, name).toBe(200);
          expect.soft(headOf(await response.text()), name).toEqual(expectedHead(site, locale, addressIn));
        }
      });
    }

    test('shows the 404 page for a job that nobody has, and for an address that nobody has', async ({ page }) => {
      const locale = siteOf(site).firstLocale;
      const { t } = await wordsIn(locale);
      const prefix = href(locale, 'index').replace(/\/$/, '');
      for (const path of [jobPath(locale, { id: 999_999_999, slug: 'nema' }), `${prefix}/nema/ovoga`]) {
        const response = await page.goto(`${origin(site)}${path}`);
        expect.soft(response?.status(), path).toBe(404);
        await expect.soft(page.getByRole('heading', { name: t('shell.notFoundTitle'), level: 1 })).toBeVisible();
        await expect.soft(page.getByText(path, { exact: true })).toBeVisible();
        await expect.soft(page.getByRole('link', { name: t('shell.notFoundButton') })).toHaveAttribute('href', '/');
      }
    });

    test('an unknown job or list answers a whole page without scripts: the way to search, and what its words find', async ({
      browser,
    }) => {
      const locale = siteOf(site).firstLocale;
      const { t } = await wordsIn(locale);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const slug = `${soughtAfter[site]}-7`;
      for (const path of [
        jobPath(locale, { id: 999_999_999, slug }),
        href(locale, 'jobs-slug', { slug }),
        `${href(locale, 'jobs')}?page=999`,
        href(locale, 'info-slug', { slug: 'nema' }),
      ]) {
        const response = await page.goto(`${origin(site)}${path}`);
        expect.soft(response?.status(), path).toBe(404);
        expect.soft(response?.headers()['cache-control'], path).toBe('no-store');
        await expect(page.getByRole('heading', { name: t('shell.notFoundTitle'), level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        if (!path.includes(slug)) continue;
        const similar = page.getByRole('heading', { level: 3 }).getByRole('link');
        await expect(similar.first()).toBeVisible();
        await page
          .getByRole('search', { name: t('search.form') })
          .getByRole('button')
          .click();
        await expect(page).toHaveURL((url) => url.searchParams.get('query') === slug.replaceAll('-', ' '));
      }
      await context.close();
    });

    test('shows the address of an unknown page as text, never as mark-up', async ({ page }) => {
      let hasRun = false;
      page.on('dialog', (dialog) => {
        hasRun = true;
        void dialog.dismiss();
      });
      for (const path of ['/%3Cimg%20src=x%20onerror=alert(1)%3E', '/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E']) {
        const response = await page.goto(`${origin(site)}${path}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('main').getByText(/alert/)).toBeVisible();
      }
      expect(hasRun).toBe(false);
    });

    test('leads aliases and internal paths to the public address for good, with their query', async () => {
      const aliases = locales.flatMap((locale) =>
        screens.flatMap((screen) => {
          const { aliases: older, paths } = routeOf(screen);
          return (older?.[locale] ?? []).map((alias): [string, string] => [alias, paths[locale]]);
        }),
      );
      const inside: [string, string][] = [
        ['/hr', '/'],
        ['/hr/jobs', href('hr', 'jobs')],
        ['/hr/job-search', href('hr', 'job-search')],
        ['/hr/job/7/konobar', href('hr', 'job-jobId-slug', { jobId: 7, slug: 'konobar' })],
        ['/sl/jobs', href('sl', 'jobs')],
        ['/bs/job/7/konobar', href('bs', 'job-jobId-slug', { jobId: 7, slug: 'konobar' })],
        ['/mk/jobs', href('mk', 'jobs')],
        ['/mk/job/7/kelner/apply', href('mk', 'job-jobId-slug-apply', { jobId: 7, slug: 'kelner' })],
      ];
      const query = '?query=a%20b&locations=1&locations=2';
      for (const [from, to] of [...aliases.filter(([alias]) => !alias.includes('{')), ...inside]) {
        const response = await get(site, `${from}${query}`);
        expect.soft(response.status, from).toBe(308);
        expect.soft(targetOf(response, site), from).toBe(`${to}${query}`);
      }
    });

    test('leads a job with an old title in its address to the present one', async () => {
      const job = await anyJob(site);
      for (const locale of locales) {
        const response = await get(site, jobPath(locale, { id: job.id, slug: 'stari-naslov' }));
        expect.soft(response.status, locale).toBe(308);
        expect.soft(targetOf(response, site), locale).toBe(jobPath(locale, job));
      }
    });

    test('answers the word of any language for an info page in the language of the address', async () => {
      for (const locale of locales) {
        for (const page of infoPages) {
          const own = href(locale, 'info-slug', { slug: infoSlugs[page][locale] });
          for (const slug of new Set(Object.values(infoSlugs[page]))) {
            const path = href(locale, 'info-slug', { slug });
            const response = await get(site, path);
            expect.soft(response.status, path).toBe(path === own ? 200 : 308);
            if (path !== own) expect.soft(targetOf(response, site), path).toBe(own);
          }
        }
      }
    });

    test('opens in its first language', async () => {
      const { firstLocale } = siteOf(site);
      const newcomer = await get(site, '/', { 'accept-language': 'de-DE,de;q=0.9' });
      expect(newcomer.status).toBe(isFirstElsewhere(site) ? 307 : 200);
      if (isFirstElsewhere(site)) expect(targetOf(newcomer, site)).toBe(`/${firstLocale}`);
      for (const headers of [
        { 'accept-language': 'hr-HR,hr;q=0.9,en;q=0.5' },
        { 'accept-language': 'hr' },
        chosen('hr'),
      ]) {
        const response = await get(site, '/', headers);
        expect.soft(response.status, JSON.stringify(headers)).toBe(200);
        expect.soft(headOf(await response.text()).language).toBe('hr');
      }
    });

    test('keeps a chosen language for a year, and the page', async ({ page, context }) => {
      const { firstLocale } = siteOf(site);
      const job = await anyJob(site);
      await page.goto(`${origin(site)}${jobPath(firstLocale, job)}`);
      for (const [from, to] of [
        [firstLocale, 'sl'],
        ['sl', 'hr'],
      ] as const) {
        const { t } = await wordsIn(from);
        await page.getByRole('button', { name: t('shell.languageNow', { name: localeFacts[from].ownName }) }).click();
        await page.getByRole('banner').getByRole('link', { name: localeFacts[to].ownName }).click();
        await expect(page).toHaveURL(`${origin(site)}${jobPath(to, job)}`);
        const cookie = (await context.cookies()).find(({ name }) => name === localeCookie.name);
        expect(cookie?.value).toBe(to);
        expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
      }
      // The choice holds on `/` of a site whose first language is another.
      await page.goto(`${origin(site)}/`);
      await expect(page).toHaveURL(`${origin(site)}/`);
    });

    test('has no pages for developers', async () => {
      for (const path of ['/debug/config', '/debug/routes', '/en/debug/config', '/debug/mail', '/debug']) {
        expect.soft((await get(site, path)).status, path).toBe(404);
      }
    });

    test('answers malformed percent signs with 400', async () => {
      for (const path of ['/%E0%A4%A', '/en/%', '/posao/1/%E0%A4%A', '/api/proxy/%E0%A4%A', '/api/proxy/jobs/%zz']) {
        expect.soft((await get(site, path)).status, path).toBe(400);
      }
    });
  });
}
