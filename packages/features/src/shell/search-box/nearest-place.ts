import { createCaller } from '@radar/api-client/caller';
import { AppError } from '@radar/domain/http';
import { getNearestPlace } from '@radar/domain/search';

/** Why nobody knows where the visitor is; `far`: no town that we know is near. */
export type NearestFault = 'denied' | 'unavailable' | 'timeout' | 'unknown' | 'far';

/** How far around the nearest town a search near the visitor reaches. */
export const nearKm = 30;

const timeoutMs = 10_000;

/** By the codes of `GeolocationPositionError`. */
const faults: Record<number, NearestFault> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

const locate = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: timeoutMs,
      maximumAge: 5 * 60_000,
      enableHighAccuracy: false,
    });
  });

/** Two decimals, about a kilometre: nobody needs to know more. */
const rough = (degrees: number): number => Math.round(degrees * 100) / 100;

const faultOf = (error: unknown): NearestFault => {
  if (error instanceof AppError) return error.code === 'NOT_FOUND' ? 'far' : 'unknown';
  return typeof error === 'object' && error !== null && 'code' in error
    ? (faults[Number(error.code)] ?? 'unknown')
    : 'unknown';
};

/** Asks the browser where it is, and the API for the nearest town; never throws. */
export const findNearestPlace = async (
  locale: string,
): Promise<{ id: number; name: string } | { fault: NearestFault }> => {
  try {
    const { coords } = await locate();
    const call = createCaller({ prefix: '/api/proxy', headers: { 'accept-language': locale } });
    return await call(getNearestPlace, {
      query: { latitude: rough(coords.latitude), longitude: rough(coords.longitude) },
    });
  } catch (error) {
    return { fault: faultOf(error) };
  }
};
