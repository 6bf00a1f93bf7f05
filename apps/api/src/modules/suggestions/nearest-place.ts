import { AppError, type Answer } from '@radar/domain/http';
import type { getNearestPlace as endpoint } from '@radar/domain/search';
import type { Locale } from '@radar/i18n/locales';
import type { Db } from '../../db/client.ts';
import { catalogueOf, holderName, type Place, placeName } from '../../search/catalogue.ts';
import { distanceKm } from '../../search/distance.ts';

/** Farther away there is no place of ours to search around. */
const farthestKm = 100;

type Point = { latitude: number; longitude: number };

const pointOf = ({ kind, latitude, longitude }: Place): Point | null =>
  (kind !== 'city' && kind !== 'place') || latitude === null || longitude === null ? null : { latitude, longitude };

/**
 * The town nearest to a point.
 * @throws AppError NOT_FOUND where none is within 100 km
 */
export const getNearestPlace = async (db: Db, point: Point, locale: Locale): Promise<Answer<typeof endpoint>> => {
  const catalogue = await catalogueOf(db);
  const [nearest] = [...catalogue.placeById.values()]
    .flatMap((place) => {
      const at = pointOf(place);
      return at === null ? [] : [{ place, distance: distanceKm(point, at) }];
    })
    .toSorted((one, other) => one.distance - other.distance);
  if (nearest === undefined || nearest.distance > farthestKm) throw new AppError('NOT_FOUND');
  const { place, distance } = nearest;
  return {
    id: place.id,
    name: placeName(place, locale),
    region: holderName(catalogue, place, locale),
    distanceKm: Math.round(distance * 10) / 10,
  };
};
