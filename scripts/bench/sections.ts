import { cpus } from 'node:os';
import { type ComponentWeight, componentTable } from './components.ts';
import { type Row, tableOf } from './table.ts';
import type { Section } from './write-benchmark.ts';

const machine = (): string => `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
const today = (): string => new Date().toISOString().slice(0, 10);

export const pageSection = (rows: readonly Row[], browserVersion: string): Section => ({
  id: 'bench:bytes, pages',
  text: [
    '## Bytes of the public pages',
    '',
    'kB (1,000 B) after `gzip -9` of every body that Chromium loads with an empty cache until five seconds of silence, without',
    'a touch of the page. The floor is a Next page without any client component.',
    '',
    tableOf(rows),
    '',
    `Measured on ${today()}: ${machine()}, Node ${process.versions.node}, Chromium ${browserVersion}.`,
  ].join('\n'),
});

export const componentSection = (weights: readonly ComponentWeight[]): Section => ({
  id: 'bench:bytes, components',
  text: [
    '## Bytes of the components',
    '',
    'kB (1,000 B) after `gzip -9` of each component of `packages/ui` alone, minified, with all that it stands on but React. What',
    'two of them share (icons, fields, the store) counts in both; server components cost a page their CSS only.',
    '',
    componentTable(weights),
    '',
    `Measured on ${today()}.`,
  ].join('\n'),
});
