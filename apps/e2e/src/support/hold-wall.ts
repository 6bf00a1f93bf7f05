import type { Page } from '@playwright/test';

/** Keeps the home page's wall from growing while somebody walks over the page and measures it. */
export const holdWall = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.searchParams.has('page'),
    (route) => route.abort(),
  );
