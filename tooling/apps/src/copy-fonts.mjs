#!/usr/bin/env node
// Puts the fonts of the look into the public folder of the app in whose folder it runs.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const fonts = join(import.meta.dirname, '../../../packages/ui/fonts');
rmSync('public/fonts', { recursive: true, force: true });
cpSync(fonts, 'public/fonts', { recursive: true });
