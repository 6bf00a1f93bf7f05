import { expect, type Page, test } from '@playwright/test';
import { consentCookie } from '@radar/config/cookies';
import { siteIds, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { infoSlugs } from '@radar/i18n/routes';
import { origin } from './house/house.ts';
import { expectAccessible } from './support/accessible.ts';
import { anyJob } from './support/api.ts';
import { tabTo } from './support/keyboard.ts';
import { jobPath } from './support/pages.ts';
import { newcomer } from './support/visitors.ts';
import { wordsIn } from './support/words.ts';

test.use({ storageState: newcomer });

const phone = { width: 390, height: 844 };
const dayS = 86_400;

/** The question, its buttons and boxes. */
const noticeOf = async (page: Page, locale: Locale) => {
  const { t } = await wordsIn(locale);
  const region = page.getByRole('region', { name: t('cookies.title') });
  const button = (name: Parameters<typeof t>[0]) => region.getByRole('button', { name: t(name), exact: true });
  return {
    t,
    region,
    accept: button('cookies.acceptAll'),
    reject: button('cookies.rejectAll'),
    save: button('cookies.save'),
    choose: region.getByText(t('cookies.choose')),
    box: (category: 'analytics' | 'marketing') =>
      region.getByRole('checkbox', { name: t(`cookies.category.${category}`) }),
    settings: page.getByRole('contentinfo').getByRole('link', { name: t('cookies.settings') }),
  };
};

const keptChoice = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === consentCookie.name);
  const stored = await page.evaluate((key) => localStorage.getItem(key), consentCookie.name);
  return { cookie, stored };
};

for (const site of siteIds) {
  const { firstLocale: locale } = siteOf(site);

  test(`${site}: refusing takes one press, is kept a year, and nobody is asked again`, async ({ page }) => {
    await page.goto(`${origin(site)}${href(locale, 'jobs')}`);
    const notice = await noticeOf(page, locale);
    await expect(notice.region).toBeVisible();
    await notice.reject.click();
    await expect(notice.region).toBeHidden();

    const { cookie, stored } = await keptChoice(page);
    expect(cookie).toMatchObject({ value: 'necessary', path: '/', sameSite: 'Lax', httpOnly: false });
    const lastsDays = ((cookie?.expires ?? 0) - Date.now() / 1000) / dayS;
    expect(lastsDays).toBeGreaterThan(364);
    expect(stored).toBe('necessary');

    for (const screen of ['jobs', 'index'] as const) {
      await page.goto(`${origin(site)}${href(locale, screen)}`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(notice.region).toBeHidden();
    }
  });
}

test('accepting takes one press too, and local storage brings a lost cookie back', async ({ page }) => {
  await page.goto(`${origin('hr')}/`);
  const notice = await noticeOf(page, 'hr');
  const [accept, reject] = await Promise.all([notice.accept.boundingBox(), notice.reject.boundingBox()]);
  expect(accept).toMatchObject({ width: reject?.width, height: reject?.height });
  await notice.accept.click();
  await expect(notice.region).toBeHidden();
  expect((await keptChoice(page)).cookie?.value).toBe('necessary.analytics.marketing');

  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(notice.region).toBeHidden();
});

test('a choice by category can be changed from any page, and from the cookies page', async ({ page }) => {
  await page.goto(`${origin('hr')}${href('mk', 'jobs')}`);
  const notice = await noticeOf(page, 'mk');
  await notice.choose.click();
  await expect(notice.box('analytics')).not.toBeChecked();
  await notice.box('analytics').check();
  await notice.save.click();
  expect((await keptChoice(page)).cookie?.value).toBe('necessary.analytics');

  await notice.settings.click();
  await expect(notice.region).toBeFocused();
  await expect(notice.box('analytics')).toBeChecked();
  await expect(notice.box('marketing')).not.toBeChecked();
  await notice.box('marketing').check();
  await notice.save.click();
  await expect(notice.region).toBeHidden();
  expect((await keptChoice(page)).cookie?.value).toBe('necessary.analytics.marketing');

  await page.goto(`${origin('hr')}${href('mk', 'info-slug', { slug: infoSlugs.cookies.mk })}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: notice.t('cookies.settings') })
    .click();
  await notice.reject.click();
  // What is taken back reloads the page.
  await expect(async () => {
    expect((await keptChoice(page)).cookie?.value).toBe('necessary');
  }).toPass();
});

test('the keyboard meets the question right after the skip link', async ({ page }) => {
  await page.goto(`${origin('hr')}/poslovi`);
  const notice = await noticeOf(page, 'hr');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice.region.getByRole('link', { name: notice.t('cookies.policyLink') })).toBeFocused();
  await tabTo(page, notice.reject);
  await page.keyboard.press('Enter');
  await expect(notice.region).toBeHidden();
});

test('on a phone the question hides neither the tab bar nor the way to apply, moves nothing and passes axe', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  /** Whether each link of the bar at the bottom is what a finger at its middle would press. */
  const canBePressed = async (name: string) => {
    const pressed = await page.evaluate(() => {
      const low = [...document.querySelectorAll('a')].filter((link) => {
        const { top, height } = link.getBoundingClientRect();
        return height > 0 && top > innerHeight - 80 && top < innerHeight;
      });
      return low.map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    });
    expect(pressed.length, `links at the bottom of ${name}`).toBeGreaterThan(0);
    expect(pressed, `links at the bottom of ${name}`).not.toContain(false);
  };

  for (const [name, path] of [
    ['home', '/'],
    ['a job', jobPath('hr', await anyJob('hr'))],
  ] as const) {
    await page.goto(`${origin('hr')}${path}`);
    const notice = await noticeOf(page, 'hr');
    await expect(notice.region).toBeVisible();
    await canBePressed(name);
    await expectAccessible(page, `${name} with the question`);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), `shifts of ${name}`).toEqual(
      [],
    );
  }
});

test('without scripts nobody is asked, and the footer leads to the cookies page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin('hr')}/poslovi`);
  const notice = await noticeOf(page, 'hr');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(notice.region).toBeHidden();
  await notice.settings.click();
  await expect(page).toHaveURL(`${origin('hr')}/info/${infoSlugs.cookies.hr}`);
  await expect(page.getByRole('cell', { name: notice.t('cookies.purpose.consent') }).first()).toBeVisible();
  await context.close();
});
