import outlines from './outlines.json' with { type: 'json' };
import { clipRing, type Point } from './clip.ts';

export type Spot = { latitude: number; longitude: number };

/** Size of the drawing in its own units. */
export const mapSize = { width: 640, height: 280 } as const;

/** No closer than this: a town says nothing without its country's edge or its neighbours. */
const leastWidthKm = 260;
const marginShare = 0.35;
const kmPerDegree = 111.2;

/** Where the outlines of the larger scale end. */
const nearFrame = { west: 12, east: 24, south: 40, north: 47.2 };

export type MapView = {
  /** Units of the drawing for a kilometre. */
  unitsPerKm: number;
  toPoint: (spot: Spot) => Point;
  /** Path data of all land in sight. */
  land: string;
};

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const pathOf = (ring: readonly Point[]): string => {
  const points: string[] = [];
  for (const [x, y] of ring) {
    const text = `${Math.round(x)} ${Math.round(y)}`;
    if (points.at(-1) !== text) points.push(text);
  }
  return points.length < 3 ? '' : `M${points.join('L')}Z`;
};

const ringPoints = (ring: readonly number[], toPoint: MapView['toPoint']): Point[] =>
  Array.from({ length: ring.length / 2 }, (_, index) =>
    toPoint({ longitude: (ring[index * 2] ?? 0) / 100, latitude: (ring[index * 2 + 1] ?? 0) / 100 }),
  );

/** A map around places, so wide that all of them are in sight: distances are true in its middle. */
export const mapViewOf = (spots: readonly [Spot, ...Spot[]]): MapView => {
  const { width, height } = mapSize;
  const latitudes = spots.map(({ latitude }) => latitude);
  const longitudes = spots.map(({ longitude }) => longitude);
  const centre = { latitude: middle(latitudes), longitude: middle(longitudes) };
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180);
  const widthKm = Math.max(
    leastWidthKm,
    spread(longitudes) * narrowing * kmPerDegree * (1 + marginShare),
    spread(latitudes) * kmPerDegree * (1 + marginShare) * (width / height),
  );
  const unitsPerKm = width / widthKm;
  const toPoint = ({ latitude, longitude }: Spot): Point => [
    width / 2 + (longitude - centre.longitude) * narrowing * kmPerDegree * unitsPerKm,
    height / 2 - (latitude - centre.latitude) * kmPerDegree * unitsPerKm,
  ];
  const reach = { x: widthKm / 2 / kmPerDegree / narrowing, y: (widthKm * height) / width / 2 / kmPerDegree };
  const isNear =
    centre.longitude - reach.x > nearFrame.west &&
    centre.longitude + reach.x < nearFrame.east &&
    centre.latitude - reach.y > nearFrame.south &&
    centre.latitude + reach.y < nearFrame.north;
  // A little beyond the edge, so that the cut itself is not drawn.
  const frame = { left: -8, top: -8, right: width + 8, bottom: height + 8 };
  const land = (isNear ? outlines.near : outlines.far)
    .map((ring) => pathOf(clipRing(ringPoints(ring, toPoint), frame)))
    .join('');
  return { unitsPerKm, toPoint, land };
};
