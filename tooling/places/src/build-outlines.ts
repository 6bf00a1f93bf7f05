/**
 * Writes the outlines of Europe's countries that maps of work places are drawn from: Natural Earth (public domain) as
 * npm's `world-atlas` carries it, 1:10m around the sites' countries, 1:50m elsewhere, in hundredths of a degree.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { simplify } from './simplify.ts';

type Point = [longitude: number, latitude: number];
type Geometry = { type: 'Polygon'; coordinates: Point[][] } | { type: 'MultiPolygon'; coordinates: Point[][][] };
type Countries = { features: { geometry: Geometry }[] };

const target = join(import.meta.dirname, '../../../packages/features/src/jobs/work-map/outlines.json');

const near = { west: 12, east: 24, south: 40, north: 47.2 };
const far = { west: -12, east: 33, south: 34, north: 62 };
type Frame = typeof near;

const read = async (scale: '10m' | '50m'): Promise<Point[][]> => {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  const atlas = JSON.parse(await readFile(file, 'utf8')) as { objects: { countries: unknown } };
  const { features } = feature(atlas, atlas.objects.countries) as Countries;
  return features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );
};

const touches = (ring: readonly Point[], { west, east, south, north }: Frame): boolean => {
  const longitudes = ring.map(([longitude]) => longitude);
  const latitudes = ring.map(([, latitude]) => latitude);
  return (
    Math.min(...longitudes) < east &&
    Math.max(...longitudes) > west &&
    Math.min(...latitudes) < north &&
    Math.max(...latitudes) > south
  );
};

/** Points far outside of the frame carry nothing but bytes: they are moved to its edge, where neighbours fall together. */
const clamped = (ring: readonly Point[], { west, east, south, north }: Frame): Point[] =>
  ring.map(([longitude, latitude]) => [
    Math.min(east + 4, Math.max(west - 4, longitude)),
    Math.min(north + 4, Math.max(south - 4, latitude)),
  ]);

const toHundredths = (ring: readonly Point[]): number[] => {
  const numbers: number[] = [];
  for (const point of ring) {
    const [x, y] = point.map((degrees) => Math.round(degrees * 100)) as Point;
    if (numbers.at(-2) !== x || numbers.at(-1) !== y) numbers.push(x, y);
  }
  return numbers;
};

const ringsOf = async (scale: '10m' | '50m', frame: Frame, toleranceDegrees: number): Promise<number[][]> =>
  (await read(scale))
    .filter((ring) => touches(ring, frame))
    .map((ring) => toHundredths(simplify(clamped(ring, frame), toleranceDegrees)))
    .filter((numbers) => numbers.length >= 8);

const outlines = { near: await ringsOf('10m', near, 0.012), far: await ringsOf('50m', far, 0.04) };
await writeFile(target, `${JSON.stringify(outlines)}\n`);
