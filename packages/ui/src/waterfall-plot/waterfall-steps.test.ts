import { expect, it } from 'vitest';
import { waterfallBars } from './waterfall-steps.ts';

it('goes down from gross to net on one scale', () => {
  const bars = waterfallBars([
    { kind: 'total', amount: 2000 },
    { kind: 'less', amount: 400 },
    { kind: 'less', amount: 100 },
    { kind: 'total', amount: 1500 },
  ]);
  expect(bars).toEqual([
    { start: 0, width: 100 },
    { start: 80, width: 20 },
    { start: 75, width: 5 },
    { start: 0, width: 75 },
  ]);
});

it('goes up from gross to what the employer pays', () => {
  const bars = waterfallBars([
    { kind: 'total', amount: 800 },
    { kind: 'more', amount: 200 },
    { kind: 'total', amount: 1000 },
  ]);
  expect(bars).toEqual([
    { start: 0, width: 80 },
    { start: 80, width: 20 },
    { start: 0, width: 100 },
  ]);
});

it('of nothing is nothing', () => {
  expect(waterfallBars([])).toEqual([]);
  expect(waterfallBars([{ kind: 'total', amount: 0 }])).toEqual([{ start: 0, width: 0 }]);
});
