/** Writes the demo feeds: `pnpm --filter @radar/demo compose`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoSite, markets } from './markets.ts';
import { composeSite } from './site-feed.ts';

export const feedFolder = join(import.meta.dirname, '../../../samples/demo');

/** A feed as it is committed: an array with an ad a line. */
export const feedText = (siteId: DemoSite): string => {
  const lines = composeSite(siteId).map((posting) => JSON.stringify(posting));
  return `[\n${lines.join(',\n')}\n]\n`;
};

if (import.meta.main) {
  mkdirSync(feedFolder, { recursive: true });
  for (const siteId of Object.keys(markets) as DemoSite[]) {
    const text = feedText(siteId);
    writeFileSync(join(feedFolder, `${siteId}.jsonld`), text);
    console.log(`${siteId}: ${text.split('\n').length - 3} ads, ${Math.round(text.length / 1024)} KB`);
  }
}
