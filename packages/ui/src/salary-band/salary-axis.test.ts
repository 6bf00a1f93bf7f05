import { expect, it } from 'vitest';
import { salaryAxis, shareOf } from './salary-axis.ts';

it.each([
  [[1700, 1950, 1185, 1339]],
  [[62_000, 74_000, 41_269, 49_045]],
  [[8.2, 11.5]],
  [[1500]],
  [[1_000, 9_000]],
  [[950, 1_000, 720]],
])('holds %j between round ticks', (amounts) => {
  const axis = salaryAxis(amounts);
  expect(axis.ticks).toHaveLength(5);
  expect(axis.ticks[0]).toBe(axis.from);
  expect(axis.ticks.at(-1)).toBe(axis.to);
  for (const amount of amounts) {
    expect(amount).toBeGreaterThanOrEqual(axis.from);
    expect(amount).toBeLessThanOrEqual(axis.to);
  }
});

it('measures from the start of the axis', () => {
  expect(shareOf({ from: 1000, to: 2000 }, 1250)).toBe(25);
});
