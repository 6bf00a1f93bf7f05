import { expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

const open = [false, false, false];

it.each([
  ['ArrowRight', 0, open, 1],
  ['ArrowRight', 2, open, 0],
  ['ArrowLeft', 0, open, 2],
  ['Home', 2, open, 0],
  ['End', 0, open, 2],
  ['ArrowRight', 0, [false, true, false], 2],
  ['ArrowLeft', 0, [false, true, true], 0],
  ['End', 0, [false, false, true], 1],
  ['Enter', 0, open, undefined],
  ['ArrowDown', 0, open, undefined],
  ['Home', 0, [true, true], undefined],
])('%s from %d', (key, current, disabled, next) => {
  expect(nextTab(key, current, disabled)).toBe(next);
});
