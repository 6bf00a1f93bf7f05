import { expect, test } from '@playwright/test';
import { siteIds, siteOf } from '@radar/config/sites';
import { origin } from '../house/house.ts';
import { anyJob } from '../support/api.ts';
import { jobPath } from '../support/pages.ts';

/** A4 at 96 px an inch, within margins of 1 cm. */
const paperWidth = 718;

for (const site of siteIds) {
  test(`${site}: a job on paper is the job, on white, without what only a screen can do`, async ({ page }) => {
    await page.setViewportSize({ width: paperWidth, height: 1000 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const job = await anyJob(site);
    await page.goto(`${origin(site)}${jobPath(siteOf(site).firstLocale, job)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText(job.location).filter({ visible: true }).first()).toBeVisible();
    for (const role of ['navigation', 'contentinfo', 'search', 'button', 'textbox'] as const) {
      for (const one of await page.getByRole(role).all()) await expect.soft(one, role).toBeHidden();
    }
    const colours = await page.evaluate(() => {
      const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      // Any notation of a colour, as a browser paints it.
      const isDark = (colour: string): boolean => {
        if (brush === null) throw new Error('no canvas');
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
        return alpha > 128 && red * 0.299 + green * 0.587 + blue * 0.114 < 128;
      };
      const boxes = [...document.querySelectorAll('body, main, main *')].filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return one.checkVisibility() && width > 100 && height > 40;
      });
      return {
        darkGrounds: boxes.filter((one) => isDark(getComputedStyle(one).backgroundColor)).map((one) => one.className),
        darkWords: isDark(getComputedStyle(document.querySelector('h1') ?? document.body).color),
      };
    });
    expect(colours).toEqual({ darkGrounds: [], darkWords: true });
    const paper = await page.pdf({ format: 'A4', printBackground: true });
    const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(4);
  });
}
