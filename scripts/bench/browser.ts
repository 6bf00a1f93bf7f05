import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';

/** Bytes of the bodies of one page's load, each after `gzip -9`. */
export type Weight = {
  js: number;
  css: number;
  fonts: number;
  html: number;
  /** Pictures, and data that the page fetched. */
  other: number;
};

const idleMs = 5_000;
const longestMs = 60_000;

const kindOf = (response: Response): keyof Weight => {
  const type = response.headers()['content-type'] ?? '';
  if (/javascript/.test(type)) return 'js';
  if (type.startsWith('text/css')) return 'css';
  if (/^font\/|woff/.test(type)) return 'fonts';
  return type.startsWith('text/html') ? 'html' : 'other';
};

/** The body as the browser got it. What it prefetched it does not always hand out: then it is asked for again. */
const bodyOf = async (response: Response): Promise<Buffer> => {
  const status = response.status();
  if (status === 204 || (status >= 300 && status < 400)) return Buffer.alloc(0);
  try {
    return await response.body();
  } catch {
    const request = response.request();
    const again = await fetch(request.url(), { method: request.method(), headers: await request.allHeaders() });
    return Buffer.from(await again.arrayBuffer());
  }
};

/** Follows what a page loads; `untilIdle` waits until nothing has moved on the network for five seconds. */
const watchNetwork = (page: Page) => {
  const responses: Response[] = [];
  const open = new Set<Request>();
  let movedAt = Date.now();
  const moved = (): void => {
    movedAt = Date.now();
  };
  const close = (request: Request): void => {
    open.delete(request);
    moved();
  };
  page.on('request', (request) => {
    open.add(request);
    moved();
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  page.on('response', (response) => responses.push(response));
  const untilIdle = async (): Promise<void> => {
    moved();
    for (const deadline = Date.now() + longestMs; Date.now() < deadline; await sleep(100)) {
      if (open.size === 0 && Date.now() - movedAt >= idleMs) return;
    }
    throw new Error(`${page.url()} is never idle: ${[...open].map((request) => request.url()).join(', ')}`);
  };
  return { responses, untilIdle };
};

const weighPage = async (page: Page, url: string): Promise<Weight> => {
  const { responses, untilIdle } = watchNetwork(page);
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}`);
  await untilIdle();
  const weight: Weight = { js: 0, css: 0, fonts: 0, html: 0, other: 0 };
  for (const response of responses) {
    if (!response.url().startsWith('http')) continue;
    weight[kindOf(response)] += gzipSync(await bodyOf(response), { level: 9 }).length;
  }
  return weight;
};

/** A browser that opens each page as a newcomer: nothing in its cache, no cookies, no touch of the page. */
export const startBrowser = async () => {
  const browser = await launchChromium();
  return {
    version: browser.version(),
    weigh: async (url: string): Promise<Weight> => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
      try {
        return await weighPage(await context.newPage(), url);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
};
