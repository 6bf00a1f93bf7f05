// Draws the icons of a phone's home screen from each brand's favicon.svg: `npm run draw:icons`, after a change of it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteIds } from '@radar/config/sites';
import { chromium } from 'playwright-core';
import { findChromium } from './test/machine.ts';

/** Apple's touch icon, and the two sizes that a web app manifest needs. */
const sizes = [180, 192, 512];

const executablePath = findChromium();
if (executablePath === null) throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const id of siteIds) {
  const folder = join(import.meta.dirname, `../apps/web-${id}/public/brand`);
  const drawing = readFileSync(join(folder, 'favicon.svg')).toString('base64');
  for (const px of sizes) {
    const page = await browser.newPage({ viewport: { width: px, height: px } });
    // Systems cut corners off: the drawing keeps to the middle, on a ground of its own.
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#fff">
       <img src="data:image/svg+xml;base64,${drawing}" style="width:68%;height:68%">`,
      { waitUntil: 'load' },
    );
    writeFileSync(join(folder, `icon-${px}.png`), await page.screenshot());
    await page.close();
  }
}
await browser.close();
