import type { Counts } from './reports.ts';

export type Result = Counts & { name: string; ms: number };

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** `3 passed, 1 failed`, with the skipped ones if there are any. */
export const countsLine = ({ passed, failed, skipped }: Counts): string =>
  [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');

const total = (results: readonly Result[]): Result =>
  results.reduce(
    (sum, { passed, failed, skipped, ms }) => ({
      name: 'total',
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      ms: sum.ms + ms,
    }),
    { name: 'total', passed: 0, failed: 0, skipped: 0, ms: 0 },
  );

/** The table of all suites; its last line holds the counts alone. */
export const summary = (results: readonly Result[]): string => {
  const all = total(results);
  const width = Math.max(...results.map(({ name }) => name.length)) + 2;
  const row = (name: string, ...cells: string[]) =>
    name.padEnd(width) + cells.map((cell) => cell.padStart(10)).join('');
  const rows = [...results, all].map(({ name, passed, failed, skipped, ms }) =>
    row(name, `${passed}`, `${failed}`, `${skipped}`, seconds(ms)),
  );
  return [row('suite', 'passed', 'failed', 'skipped', 'time'), ...rows, '', countsLine(all)].join('\n');
};
