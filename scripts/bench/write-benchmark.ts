import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Row, tableOf } from './table.ts';

const begin = '<!-- npm run bench:bytes -- --write -->';
const end = '<!-- end of bench:bytes -->';

const machine = (): string => `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;

const sectionOf = (rows: readonly Row[], browserVersion: string): string =>
  [
    begin,
    '## Bytes of the public pages',
    '',
    'kB (1,000 B) after `gzip -9` of every body that Chromium loads with an empty cache until five seconds of silence, without',
    'a touch of the page. The floor is a Next page without any client component.',
    '',
    tableOf(rows),
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}, Node ${process.versions.node}, Chromium ${browserVersion}.`,
    end,
  ].join('\n');

/** Puts the table into its section of a Markdown file; makes the file or the section where there is none. */
export const writeBenchmark = (file: string, rows: readonly Row[], browserVersion: string): void => {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  const section = sectionOf(rows, browserVersion);
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  const after =
    from >= 0 && to > from
      ? `${before.slice(0, from)}${section}${before.slice(to + end.length)}`
      : `${before.trimEnd()}\n\n${section}\n`;
  writeFileSync(file, after);
  console.log(`Written to ${file}.`);
};
