import { expect, type Page, test } from '@playwright/test';
import { siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from './house/house.ts';
import { expectAccessible } from './support/accessible.ts';
import { isMarked, markPage, numberIn, searchFilters } from './support/search-filters.ts';
import { searchPage } from './support/search-page.ts';
import { wordsIn } from './support/words.ts';

const site = 'hr';
const { firstLocale: locale } = siteOf(site);
const search = `${origin(site)}${href(locale, 'job-search')}`;
const split = { latitude: 43.51, longitude: 16.44 };

const open = async (page: Page, query = '') => {
  const words = await wordsIn(locale);
  await page.goto(`${search}${query}`);
  // The script has taken over once it hides the button of the plain form.
  const filters = searchFilters(page, words);
  await expect(page.locator('form[data-live]')).toHaveCount(1);
  return { words, filters, found: searchPage(page, words) };
};

test('filters keep what they promise, without a reload, and Back and Forward bring back list, place and ticks', async ({
  page,
}) => {
  const { filters, found } = await open(page);
  await markPage(page);
  const [first] = await filters.promises('jobTypes');
  expect(first).toBeDefined();
  const { value = '', jobs = 0 } = first ?? {};
  await filters.value('jobTypes', value).check();
  await expect(page).toHaveURL(`${search}?jobTypes=${value}`);
  await expect.poll(async () => numberIn(await found.headline.textContent())).toBe(jobs);
  await expect(filters.value('jobTypes', value)).toBeFocused();

  const [second] = await filters.promises('workModes');
  await filters.value('workModes', second?.value ?? '').check();
  await expect.poll(async () => numberIn(await found.headline.textContent())).toBe(second?.jobs);
  await expect(page).toHaveURL(`${search}?jobTypes=${value}&workModes=${second?.value}`);

  await page.goBack();
  await expect.poll(async () => numberIn(await found.headline.textContent())).toBe(jobs);
  await expect(filters.value('jobTypes', value)).toBeChecked();
  await expect(filters.value('workModes', second?.value ?? '')).not.toBeChecked();
  await page.goForward();
  await expect(filters.value('workModes', second?.value ?? '')).toBeChecked();
  expect(await isMarked(page)).toBe(true);
});

test('several values of a filter are any of them, and chips take them away one by one', async ({ page }) => {
  const { filters, found, words } = await open(page, '?jobTypes=permanent&jobTypes=fixed_term');
  const both = numberIn(await found.headline.textContent());
  await found.chip(words.t('jobs.type.fixed_term')).click();
  await expect(page).toHaveURL(`${search}?jobTypes=permanent`);
  await expect.poll(async () => numberIn(await found.headline.textContent())).toBeLessThan(both);
  await found.chip(words.t('jobs.type.permanent')).click();
  await expect(page).toHaveURL(search);
  await expect(filters.value('jobTypes', 'permanent')).not.toBeChecked();
});

test('Back from a job leads to the same place of the same list, on the third page too', async ({ page }) => {
  const { found } = await open(page, '?jobTypes=permanent&page=3');
  const titles = await found.titles.allTextContents();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await found.titles.nth(8).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).not.toHaveURL(/jobTypes/);
  await page.goBack();
  await expect(found.titles).toHaveText(titles);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('Back over a page of results leads to the same place', async ({ page }) => {
  const { found, words } = await open(page);
  const titles = await found.titles.allTextContents();
  const second = found.pagination.getByRole('link', { name: words.t('search.goToPage', { page: '2' }), exact: true });
  await second.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await second.click();
  await expect(found.headline).toBeFocused();
  await expect(found.titles).not.toHaveText(titles);
  await page.goBack();
  await expect(found.titles).toHaveText(titles);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('the plain form filters without JavaScript, also on a phone', async ({ browser }) => {
  const words = await wordsIn(locale);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 800 },
  ]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    const page = await context.newPage();
    const filters = searchFilters(page, words);
    await page.goto(`${search}?query=vozac&locations=Atlantida&locations=Zagreb`);
    if (viewport.width < 1280) await filters.open.click();
    await filters.value('jobTypes', 'permanent').check();
    await filters.apply.click();
    await expect(page).toHaveURL((url) => {
      const { searchParams } = url;
      return (
        searchParams.get('query') === 'vozac' &&
        searchParams.get('jobTypes') === 'permanent' &&
        searchParams.getAll('locations').toSorted().join() === 'Atlantida,Zagreb'
      );
    });
    await expect(searchPage(page, words).chip('Atlantida')).toBeVisible();
    await context.close();
  }
});

test('on a phone the filters are a sheet that counts along and closes with Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { filters, found, words } = await open(page);
  await filters.open.click();
  await expect(filters.sheet).toBeVisible();
  await expectAccessible(page, 'sheet of filters');
  const [first] = await filters.promises('jobTypes');
  await filters.value('jobTypes', first?.value ?? '').check();
  const show = filters.sheet.getByRole('button', { name: words.t('filters.show', { n: first?.jobs ?? 0 }) });
  await expect(show).toBeVisible();
  await show.click();
  await expect(filters.sheet).toBeHidden();
  await expect(filters.open).toBeFocused();
  expect(numberIn(await found.headline.textContent())).toBe(first?.jobs);

  await filters.open.click();
  await page.goBack();
  await expect(filters.sheet).toBeHidden();
  await expect(page).toHaveURL(search);
});

test('near me searches around the nearest town', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(split);
  const { filters, found } = await open(page);
  await filters.nearMe.click();
  await expect(found.chip('Split')).toBeVisible();
  await expect(page).toHaveURL(/locations=\d+&radiusKm=30/);
});

test('near me says why it cannot', async ({ page }) => {
  const { filters, words } = await open(page);
  await filters.nearMe.click();
  await expect(filters.form.getByRole('status')).toHaveText(words.t('filters.geoDenied'));
  for (const [code, text] of [
    [2, 'filters.geoUnavailable'],
    [3, 'filters.geoTimeout'],
    [9, 'filters.geoUnknown'],
  ] as const) {
    await page.evaluate((failure) => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: failure, message: '' } as GeolocationPositionError);
    }, code);
    await filters.nearMe.click();
    await expect(filters.form.getByRole('status')).toHaveText(words.t(text));
  }
  await expect(page).toHaveURL(search);
});

test('the place field offers what is near, by keyboard, and says why it cannot', async ({ page, context }) => {
  const { found, words } = await open(page);
  const near = page.getByRole('option', { name: words.t('filters.nearMe') });
  const choose = async () => {
    await found.where.focus();
    await expect(near).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await choose();
  const form = page.getByRole('search', { name: words.t('search.form') });
  await expect(form.getByRole('status')).toHaveText(words.t('filters.geoDenied'));
  await expectAccessible(page, 'near me in the place field');

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(split);
  await found.what.focus();
  await choose();
  await expect(found.where).toHaveValue('Split + 30 km');
  await expect(form.getByRole('status')).toBeEmpty();
  await found.submit.click();
  await expect(page).toHaveURL(/locations=\d+&radiusKm=30/);
  await expect(found.chip('Split')).toBeVisible();
  await expect(found.where).toHaveValue('Split');
});

test('steps of pay find what they promise, and a filter without values takes no room', async ({ page }) => {
  const { filters, found, words } = await open(page, '?query=konobar');
  const step = filters.form
    .getByRole('list', { name: words.t('filters.salary') })
    .getByRole('link')
    .last();
  const promised = numberIn(await step.locator('b').textContent());
  await step.click();
  await expect(page).toHaveURL(/salaryFrom=\d+/);
  await expect.poll(async () => numberIn(await found.headline.textContent())).toBe(promised);
  await expect(step).toHaveAttribute('aria-current', 'true');

  await page.goto(`${search}?query=${encodeURIComponent('qqqxyzzy')}`);
  await expect(found.titles).toHaveCount(0);
  await expect(filters.group(words.t('filters.drivingLicences'))).toHaveCount(0);
});

test('suggestions by keyboard: what, where, and recent searches that can be forgotten', async ({ page }) => {
  const { found, words } = await open(page);
  await found.what.click();
  await page.keyboard.type('kono');
  const option = page.getByRole('option');
  await expect(option.first()).toHaveText(/^Konobar/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(found.what).toHaveValue('Konobar');

  await found.where.focus();
  await page.keyboard.type('спли');
  await expect(option.first()).toHaveText(/^Split/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/locations=\d+&query=Konobar/);
  await expect(found.chip('Split')).toBeVisible();

  await page.goto(search);
  await found.what.click();
  await expect(page.getByRole('group', { name: words.t('suggest.recent') }).getByRole('option')).toHaveText([
    'Konobar · Split',
  ]);
  await expectAccessible(page, 'recent searches');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(option).toHaveCount(0);
});

for (const typed of ['cistac', 'čistačica', 'чистач', 'cistaćica']) {
  test(`${typed} finds the cleaners`, async ({ page }) => {
    const { found } = await open(page, `?query=${encodeURIComponent(typed)}`);
    const titles = await found.titles.allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !/čist|čišć|clean|higijen|spremač/i.test(title))).toEqual([]);
  });
}

test('nothing found offers ways that find what they say', async ({ page }) => {
  const { found, words } = await open(page, '?query=konobar&locations=Komi%C5%BEa');
  await expect(found.titles).toHaveCount(0);
  const ways = page.getByRole('group', { name: words.t('filters.looserWays') }).getByRole('link');
  const [first] = await ways.all();
  if (first === undefined) throw new Error('No way to ask for less');
  const promised = numberIn(await first.locator('b').textContent());
  expect(promised).toBeGreaterThan(0);
  await first.click();
  await expect.poll(async () => numberIn(await found.headline.textContent())).toBe(promised);
});

test('without a connection the list stays, and the search goes on with it', async ({ page, context }) => {
  const { filters, found, words } = await open(page);
  const titles = await found.titles.allTextContents();
  await context.setOffline(true);
  await filters.value('workModes', 'remote').check();
  await expect(page.getByText(words.t('filters.offline'))).toBeVisible();
  await expect(found.titles).toHaveText(titles);
  await context.setOffline(false);
  await expect(page).toHaveURL(`${search}?workModes=remote`);
  await expect(page.getByText(words.t('filters.offline'))).toBeHidden();
});
