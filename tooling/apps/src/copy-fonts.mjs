#!/usr/bin/env node
// Puts the fonts of the look, and the demo's videos, into the public folder of the app in whose folder it runs, and the
// fonts that share images are drawn with beside it: a drawer of pictures reads no WOFF2.
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const fonts = join(import.meta.dirname, '../../../packages/ui/fonts');
rmSync('public/fonts', { recursive: true, force: true });
cpSync(fonts, 'public/fonts', { recursive: true });

const videos = join(import.meta.dirname, '../../../samples/demo/videos');
rmSync('public/demo', { recursive: true, force: true });
if (existsSync(videos)) cpSync(videos, 'public/demo', { recursive: true });

const { resolve } = createRequire(import.meta.url);
rmSync('share-fonts', { recursive: true, force: true });
mkdirSync('share-fonts');
for (const family of ['inter', 'source-sans-3']) {
  const files = join(dirname(resolve(`@fontsource/${family}/package.json`)), 'files');
  for (const script of ['latin', 'latin-ext', 'cyrillic']) {
    for (const weight of [400, 600]) {
      const file = `${family}-${script}-${weight}-normal.woff`;
      cpSync(join(files, file), join('share-fonts', file));
    }
  }
}
