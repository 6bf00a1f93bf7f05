import { describe, expect, it } from 'vitest';
import {
  courseTo,
  haloWidth,
  layOut,
  mapHeight,
  mapWidth,
  overlap,
  ringsFor,
  type MapPlace,
} from './radar-map.geometry.ts';

const place = (name: string, latitude: number, longitude: number, count: number): MapPlace => ({
  name,
  latitude,
  longitude,
  count,
  countText: String(count),
});

const zagreb = place('Zagreb', 45.815, 15.982, 4218);
const croatia = [
  zagreb,
  place('Split', 43.508, 16.44, 1312),
  place('Rijeka', 45.327, 14.442, 864),
  place('Osijek', 45.555, 18.694, 540),
  place('Zadar', 44.119, 15.231, 477),
  place('Varaždin', 46.305, 16.336, 362),
  place('Dubrovnik', 42.65, 18.094, 391),
  place('Karlovac', 45.492, 15.555, 148),
];
/** Towns around Zagreb, too close for all of them to be named. */
const crowd = [
  zagreb,
  ...Array.from({ length: 40 }, (_, index) =>
    place(`Mjesto s dugim imenom ${index}`, 45.7 + (index % 7) * 0.03, 15.8 + (index % 11) * 0.04, 10 + index),
  ),
  place('Dubrovnik', 42.65, 18.094, 391),
];

describe('courseTo', () => {
  it.each([
    ['Split', 43.508, 16.44, 259, 172],
    ['Osijek', 45.555, 18.694, 213, 97],
    ['Rijeka', 45.327, 14.442, 132, 246],
    ['Varaždin', 46.305, 16.336, 61, 27],
  ])('knows where %s lies from Zagreb', (_name, latitude, longitude, km, degrees) => {
    const course = courseTo(zagreb, { latitude, longitude });
    expect(course.km).toBeCloseTo(km, -1);
    expect(((course.bearing * 180) / Math.PI + 360) % 360).toBeCloseTo(degrees, -0.5);
  });
});

describe('layOut', () => {
  it('keeps true distances: all on one scale from the first place', () => {
    const { dots, centre } = layOut(croatia);
    const scales = croatia.slice(1).map((town, index) => {
      const dot = dots[index + 1];
      if (!dot) throw new Error('a dot is missing');
      return Math.hypot(dot.x - centre.x, dot.y - centre.y) / courseTo(zagreb, town).km;
    });
    for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 9);
  });

  it('names every large town of Croatia', () => {
    expect(layOut(croatia).dots.map(({ label }) => label !== null)).toEqual(croatia.map(() => true));
  });

  it.each([
    ['Croatia', croatia],
    ['a crowd', crowd],
  ])('lets no name of %s touch another, a dot, or the edge', (_name, places) => {
    const { dots } = layOut(places);
    const boxes = dots.flatMap(({ label }) => (label ? [label.box] : []));
    expect(boxes.length).toBeGreaterThan(1);
    boxes.forEach((box, index) => {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(mapWidth);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(mapHeight);
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      for (const { x, y, radius } of dots) {
        const reach = radius + haloWidth / 2;
        expect(overlap(box, { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach })).toBe(false);
      }
    });
  });

  it('draws a single place in the middle', () => {
    const { dots, centre } = layOut([zagreb]);
    expect(centre.x).toBeCloseTo(mapWidth / 2, -2);
    expect(centre.y).toBe(mapHeight / 2);
    expect(dots[0]).toMatchObject(centre);
  });

  it('needs a place', () => {
    expect(() => layOut([])).toThrow(RangeError);
  });
});

describe('ringsFor', () => {
  it.each([
    [395, [50, 100, 200, 300, 400]],
    [232, [25, 50, 100, 150, 200]],
    [140, [25, 50, 100, 150]],
    [117, [25, 50, 100, 150]],
    [0, [5, 10]],
  ])('gives round distances for %d km', (farthestKm, expected) => {
    expect(ringsFor(farthestKm, 1).map(({ km }) => km)).toEqual(expected);
  });
});
