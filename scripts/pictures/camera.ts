import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../bench/launch-chromium.ts';
import type { Theme, View } from './views.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const settleMs = 700;
const sheetWidth = 900;
/** Of WebP, 0 to 100: a sheet stays under 50 kB. */
const quality = 30;
const papers: Record<Theme, string> = { light: '#e7e5e1', dark: '#2b2b2e' };

/** A visitor who has already said no to cookies: their notice is no part of a page. */
const refuseCookies = `
  document.cookie = 'cookies-policy-accepted=necessary;path=/';
  localStorage.setItem('cookies-policy-accepted', 'necessary');
`;

const takeView = async (
  browser: Browser,
  { name, url }: View,
  viewport: typeof desk,
  theme: Theme,
): Promise<string> => {
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  try {
    await context.addInitScript({ content: refuseCookies });
    const page = await context.newPage();
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (answer?.ok() !== true) throw new Error(`${url} answers ${answer?.status() ?? 'nothing'}.`);
    await page.locator('h1:visible').first().waitFor();
    // What comes after the page itself: fonts, the words of another language.
    await page.waitForTimeout(settleMs);
    await page.evaluate('document.fonts.ready.then(() => null)');
    const picture = await page.screenshot({ type: 'png' });
    const source = `data:image/png;base64,${picture.toString('base64')}`;
    return `<img alt="${name}" class="${viewport === desk ? 'desk' : 'phone'}" src="${source}">`;
  } finally {
    await context.close();
  }
};

const sheetOf = (pictures: readonly string[], theme: Theme): string => `<!doctype html><style>
  body { margin: 0; padding: 16px; width: ${sheetWidth - 32}px; display: grid; gap: 12px; background: ${papers[theme]};
    grid-template-columns: repeat(4, 1fr) }
  img { width: 100%; display: block; border-radius: 6px }
  .desk { grid-column: span 2 }
</style>${pictures.join('')}`;

/** The whole page as WebP, which Chromium writes and Playwright does not. */
const takeWebp = async (page: Page): Promise<Buffer> => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
  });
  return Buffer.from(data, 'base64');
};

export type Camera = {
  /** Writes one picture of all views, on a desk and on a phone; answers its bytes. */
  takeSheet: (file: string, views: readonly View[], theme: Theme) => Promise<number>;
  close: () => Promise<void>;
};

export const startCamera = async (): Promise<Camera> => {
  const browser = await launchChromium();
  return {
    takeSheet: async (file, views, theme) => {
      const pictures: string[] = [];
      for (const viewport of [desk, phone])
        for (const view of views) pictures.push(await takeView(browser, view, viewport, theme));
      const page = await browser.newPage({ viewport: { width: sheetWidth, height: 100 } });
      try {
        await page.setContent(sheetOf(pictures, theme), { waitUntil: 'load' });
        const height = await page.evaluate<number>('document.documentElement.scrollHeight');
        await page.setViewportSize({ width: sheetWidth, height });
        const picture = await takeWebp(page);
        writeFileSync(file, picture);
        return picture.length;
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
};
