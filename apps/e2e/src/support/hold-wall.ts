import type { Page } from '@playwright/test';

/** Keeps the home page's wall from growing while somebody walks over the page and measures it. */
export const holdWall = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.searchParams.has('page'),
    (route) => route.abort(),
  );

/** Waits until the wall of a page that has one is drawn by its script, so that no card is exchanged under the test. */
export const settleWall = async (page: Page): Promise<void> => {
  const wall = page.locator('[data-wall]');
  if ((await wall.count()) === 0) return;
  await wall.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.locator('[data-wall][data-growing]').waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};
