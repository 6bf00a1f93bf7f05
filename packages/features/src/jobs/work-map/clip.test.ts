import { describe, expect, it } from 'vitest';
import { clipRing, type Point } from './clip.ts';

const frame = { left: 0, top: 0, right: 10, bottom: 10 };
const square = (left: number, top: number, size: number): Point[] => [
  [left, top],
  [left + size, top],
  [left + size, top + size],
  [left, top + size],
];
const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

describe('a ring in a frame', () => {
  it.each([
    ['inside', square(2, 2, 4), 16],
    ['over a corner', square(5, 5, 10), 25],
    ['around it', square(-5, -5, 30), 100],
    ['over an edge', square(-4, 2, 6), 12],
    ['outside', square(20, 20, 5), 0],
  ])('%s keeps what lies in it', (_, ring, area) => {
    const clipped = clipRing(ring, frame);
    expect(areaOf(clipped)).toBeCloseTo(area);
    for (const [x, y] of clipped) expect([x, y].map((value) => value >= 0 && value <= 10)).toEqual([true, true]);
  });
});
