import { expect, it } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

it.each([
  [5000, 0, 5],
  [5000, 1, 5],
  [5000, 1000, 4],
  [5000, 4999, 1],
  [5000, 5000, 0],
  [5000, 9000, 0],
])('until %d at %d: %d', (end, now, left) => {
  expect(secondsLeft(end, now)).toBe(left);
});
