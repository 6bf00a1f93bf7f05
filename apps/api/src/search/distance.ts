import type { Catalogue, Place } from './catalogue.ts';

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Point = { latitude: number; longitude: number };

/** Kilometres between two points as the crow flies (haversine). */
export const distanceKm = (one: Point, other: Point): number => {
  const a =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
};

const pointOf = ({ latitude, longitude }: Place): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Towns and villages within a circle round one of the given places. */
export const placesWithin = (catalogue: Catalogue, centres: readonly Place[], radiusKm: number): Place[] => {
  const points = centres.map(pointOf).filter((point) => point !== null);
  return [...catalogue.placeById.values()].filter((place) => {
    const point = place.kind === 'city' || place.kind === 'place' ? pointOf(place) : null;
    return point !== null && points.some((centre) => distanceKm(centre, point) <= radiusKm);
  });
};
