import { expect, it } from 'vitest';
import { summary } from './summary.ts';

it('ends with the counts alone', () => {
  const text = summary([
    { name: 'lint', passed: 1, failed: 0, skipped: 0, ms: 1240 },
    { name: 'unit', passed: 310, failed: 2, skipped: 0, ms: 20_000 },
  ]);
  expect(text.split('\n')).toEqual([
    'suite     passed    failed   skipped      time',
    'lint           1         0         0     1.2 s',
    'unit         310         2         0    20.0 s',
    'total        311         2         0    21.2 s',
    '',
    '311 passed, 2 failed',
  ]);
});

it('names skipped tests if there are any', () => {
  expect(summary([{ name: 'unit', passed: 3, failed: 0, skipped: 1, ms: 1 }])).toMatch(
    /\n3 passed, 0 failed, 1 skipped$/,
  );
});
