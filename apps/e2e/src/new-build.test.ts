import { expect, type Page, test } from '@playwright/test';
import { siteIds } from '@radar/config/sites';
import { origin } from './house/house.ts';
import { jobToApplyFor } from './support/api.ts';
import { applyPath, get } from './support/pages.ts';
import { wordsIn } from './support/words.ts';

type Build = { id: string; builtAtMs: number };

for (const site of siteIds) {
  test(`${site} tells its build`, async () => {
    const latest = await get(site, `/builds/latest.json?${Date.now()}`);
    expect(latest.headers.get('cache-control')).toBe('no-store');
    const { id } = (await latest.json()) as Build;
    const meta = (await (await get(site, `/builds/meta/${id}.json`)).json()) as Build;
    expect(meta.id).toBe(id);
    expect(Math.abs(Date.now() - meta.builtAtMs)).toBeLessThan(30 * 86_400_000);
    for (const other of ['1-x.json', id, '..%2flatest.json']) {
      expect((await get(site, `/builds/meta/${other}`)).status).toBe(404);
    }
  });
}

/** From now on the site answers as if a build of another time had taken its place. */
const deploy = async (page: Page, builtAtMs: number) => {
  const build: Build = { id: `${builtAtMs}-other`, builtAtMs };
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: build.id } }));
  await page.route(`**/builds/meta/${build.id}.json`, (route) => route.fulfill({ json: build }));
};

/** A tab that comes back into sight asks at once; resolves when the answer that decides is there. */
const comeIntoSight = async (page: Page, decidedBy: 'latest' | 'meta') => {
  const answered = page.waitForResponse(new RegExp(`builds/${decidedBy}`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const answer = await answered;
  // A page does not read the body of a failure, which then never ends.
  if (answer.ok()) await answer.finished();
};

/** Counts documents that are asked for: a page that reloads at once never gets as far as its own events. */
const countLoads = (page: Page) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
};

/** Until what runs after the load is there: it alone asks for the build of a tab that comes into sight. */
const untilIdle = (page: Page) =>
  expect(async () => {
    const asked = page.waitForRequest(/builds\/latest/, { timeout: 300 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await asked;
  }).toPass();

const move = (page: Page, to: string) => page.evaluate((url) => history.pushState(null, '', url), to);

test('a newer build is loaded by the next navigation that would stay in the page', async ({ page }) => {
  const loads = countLoads(page);
  await page.goto(`${origin('hr')}/poslovi`);
  await untilIdle(page);
  await comeIntoSight(page, 'latest');
  await move(page, '/poslovi?a=1');
  expect(loads()).toBe(1);

  await deploy(page, Date.now() + 60_000);
  await comeIntoSight(page, 'meta');
  expect(loads(), 'a reader is left in peace').toBe(1);
  await move(page, '/info/kontakt').catch(() => {});
  await expect(page).toHaveURL(/\/info\/kontakt$/);
  await expect.poll(loads).toBe(2);
});

test('an older build beside the new one, and one that cannot be asked for, change nothing', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const loads = countLoads(page);
  await page.goto(`${origin('hr')}/poslovi`);
  await untilIdle(page);
  await deploy(page, 1);
  await comeIntoSight(page, 'meta');
  await move(page, '/poslovi?a=1');
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ status: 500 }));
  await comeIntoSight(page, 'latest');
  await move(page, '/poslovi?a=2');
  expect(loads()).toBe(1);
  expect(warnings.filter((text) => text.includes('build'))).toHaveLength(1);
});

test('scripts that are gone reload the page once', async ({ page }) => {
  const loads = countLoads(page);
  await page.route('**/_next/static/chunks/*.js*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${origin('hr')}/poslovi`);
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads()).toBe(2);
});

test('typed words are never lost to a reload, a kept draft survives one', async ({ page }) => {
  const { t } = await wordsIn('hr');
  const loads = countLoads(page);
  await page.goto(`${origin('hr')}/poslovi`);
  const what = page.getByRole('main').getByRole('search').getByLabel(t('search.what'));
  await what.fill('konobar');
  await page.evaluate(() => {
    const lost = document.createElement('script');
    lost.src = '/_next/static/chunks/gone.js';
    document.head.append(lost);
  });
  await page.waitForLoadState('networkidle');
  await expect(what).toHaveValue('konobar');
  expect(loads()).toBe(1);

  await page.goto(`${origin('hr')}${applyPath('hr', await jobToApplyFor('hr', 4))}`);
  const name = page.getByRole('textbox', { name: t('apply.firstName'), exact: true });
  await name.fill('Ana');
  await page.evaluate(() => {
    const lost = document.createElement('script');
    lost.src = '/_next/static/chunks/gone.js';
    document.head.append(lost);
  });
  await expect.poll(loads).toBe(3);
  await expect(name).toHaveValue('Ana');
});
