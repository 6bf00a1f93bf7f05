import { expect, it } from 'vitest';
import { contrast, parseColour } from './contrast.ts';

it.each([
  ['oklch(1 0 0)', 'oklch(0 0 0)', 21],
  ['oklch(1 0 0)', 'oklch(1 0 0)', 1],
  // #767676, the lightest grey that passes on white
  ['oklch(0.5681 0 0)', 'oklch(1 0 0)', 4.54],
  // #ff0000
  ['oklch(0.62796 0.25768 29.234)', 'oklch(1 0 0)', 4],
])('%s on %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

it.each(['#fff', 'oklch(1 0 0 / 0.5)', 'oklch(1 0)', ''])('refuses %j', (css) => {
  expect(() => parseColour(css)).toThrow(SyntaxError);
});
