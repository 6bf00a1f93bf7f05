#!/usr/bin/env node
// Puts the fonts of the look, and the demo's videos, into the public folder of the app in whose folder it runs.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const fonts = join(import.meta.dirname, '../../../packages/ui/fonts');
rmSync('public/fonts', { recursive: true, force: true });
cpSync(fonts, 'public/fonts', { recursive: true });

const videos = join(import.meta.dirname, '../../../samples/demo/videos');
rmSync('public/demo', { recursive: true, force: true });
if (existsSync(videos)) cpSync(videos, 'public/demo', { recursive: true });
