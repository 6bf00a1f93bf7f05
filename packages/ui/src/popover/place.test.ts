import { expect, it } from 'vitest';
import { placeBox } from './place.ts';

const viewport = { width: 400, height: 600 };
const size = { width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

it.each([
  ['in the middle', at(180, 100), {}, { left: 102, top: 152 }],
  ['at the left edge', at(0, 100), {}, { left: 12, top: 152 }],
  ['at the right edge', at(356, 100), {}, { left: 188, top: 152 }],
  ['at the bottom', at(180, 550), {}, { left: 102, top: 442 }],
  ['from the start', at(100, 100), { align: 'start' as const }, { left: 100, top: 152 }],
  ['above', at(180, 300), { side: 'above' as const }, { left: 102, top: 192 }],
  ['above, at the top', at(180, 10), { side: 'above' as const }, { left: 102, top: 62 }],
])('hangs from an anchor %s', (_, anchor, options, place) => {
  expect(placeBox(anchor, size, viewport, options)).toEqual(place);
});

it('starts at the edge when it is wider than the screen', () => {
  expect(placeBox(at(100, 100), { width: 500, height: 100 }, viewport).left).toBe(12);
});
