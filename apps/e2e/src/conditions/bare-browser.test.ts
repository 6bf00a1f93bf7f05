import { expect, test } from '@playwright/test';
import { siteIds, siteOf } from '@radar/config/sites';
import { origin } from '../house/house.ts';
import { allPages } from '../support/all-pages.ts';
import { searchPage } from '../support/search-page.ts';
import { wordsIn } from '../support/words.ts';

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

for (const site of siteIds) {
  const { firstLocale: locale } = siteOf(site);

  test.describe(`${site} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('every page reads, and searches by a plain form', async ({ page }) => {
      const words = await wordsIn(locale);
      for (const [name, path] of Object.entries(await allPages(site))) {
        await page.goto(`${origin(site)}${path}`);
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        const text = await page.getByRole('main').innerText();
        expect.soft(wordsOf(text), `words of ${name}`).toBeGreaterThan(name === '404 page' ? 5 : 20);
      }
      const { home, apply } = await allPages(site);
      await page.goto(`${origin(site)}${apply}`);
      const note = page.getByRole('main').locator('noscript');
      await expect(note).toBeVisible();
      expect(await note.evaluate((element) => element.textContent)).toContain(words.t('apply.noScript'));

      await page.goto(`${origin(site)}${home}`);
      const found = searchPage(page, words);
      await found.submit.click();
      await expect(found.titles).toHaveCount(20);
      await found.pagination
        .getByRole('link', { name: words.t('search.goToPage', { page: '2' }), exact: true })
        .click();
      await expect(page).toHaveURL(/[?&]page=2\b/);
      await expect(found.titles).toHaveCount(20);
    });
  });

  test(`${site}: pages do not wait for pictures, nor jump when they come`, async ({ page }) => {
    const waiting: (() => void)[] = [];
    await page.route(
      (url) => /\.(?:png|jpe?g|webp|avif|svg|ico)$|\/_next\/image/.test(url.pathname),
      async (route) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        await route.continue();
      },
    );
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [name, path] of Object.entries(await allPages(site))) {
      await page.goto(`${origin(site)}${path}`, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      for (const go of waiting.splice(0)) go();
      await page.waitForLoadState('load');
      const shift = await page.evaluate(() =>
        (window as Window & { shifts?: number[] }).shifts?.reduce((sum, value) => sum + value, 0),
      );
      expect.soft(shift, `layout shift of ${name}`).toBeLessThan(0.05);
    }
  });

  test(`${site}: nothing moves for whoever wants no motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, path] of Object.entries(await allPages(site))) {
      await page.goto(`${origin(site)}${path}`);
      const moving = await page.evaluate(() => [
        ...document
          .getAnimations()
          .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 10)
          .map((animation) => `runs: ${animation.id} ${(animation.effect as KeyframeEffect).target?.className ?? ''}`),
        ...[...document.querySelectorAll('*')]
          .filter((element) => {
            const { transitionDuration, transitionProperty } = getComputedStyle(element);
            const longest = Math.max(...transitionDuration.split(',').map((text) => Number.parseFloat(text)));
            return (
              longest > 0.01 && /all|transform|translate|scale|rotate|top|left|height|width/.test(transitionProperty)
            );
          })
          .map((element) => `would move: ${element.tagName}.${element.getAttribute('class') ?? ''}`),
        ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['scrolls smoothly'] : []),
      ]);
      expect.soft(moving, `what moves on ${name}`).toEqual([]);
    }
  });
}
