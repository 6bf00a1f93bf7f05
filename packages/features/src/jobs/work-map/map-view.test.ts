import { describe, expect, it } from 'vitest';
import { mapSize, mapViewOf } from './map-view.ts';

const zagreb = { latitude: 45.81, longitude: 15.98 };
const split = { latitude: 43.51, longitude: 16.44 };
const dublin = { latitude: 53.35, longitude: -6.26 };

describe('a map', () => {
  it('has its only place in the middle, with land around it', () => {
    const { toPoint, land } = mapViewOf([zagreb]);
    expect(toPoint(zagreb)).toEqual([mapSize.width / 2, mapSize.height / 2]);
    expect(land).toMatch(/^M[-\d .LMZ]+Z$/);
  });

  it('shows all of its places, north above south and at true distances', () => {
    const { toPoint, unitsPerKm } = mapViewOf([zagreb, split]);
    const [[zagrebX, zagrebY], [splitX, splitY]] = [toPoint(zagreb), toPoint(split)];
    expect(zagrebY).toBeLessThan(splitY);
    // 258 km as the crow flies.
    expect(Math.hypot(zagrebX - splitX, zagrebY - splitY) / unitsPerKm).toBeCloseTo(258, -1);
    for (const y of [zagrebY, splitY]) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(mapSize.height);
    }
  });

  it('draws the rest of Europe too', () => {
    expect(mapViewOf([dublin]).land.length).toBeGreaterThan(50);
    expect(mapViewOf([zagreb, dublin]).land.length).toBeGreaterThan(500);
  });
});
