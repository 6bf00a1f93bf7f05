import { createCaller } from '@radar/api-client/caller';
import { AppError } from '@radar/domain/http';
import { getNearestPlace } from '@radar/domain/search';

const radiusKm = '30';
const timeoutMs = 10_000;

/** Names of the button's `data-` texts, by the codes of `GeolocationPositionError`. */
const reasons: Record<number, string> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

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

const reasonOf = (error: unknown): string => {
  if (error instanceof AppError) return error.code === 'NOT_FOUND' ? 'far' : 'unknown';
  return typeof error === 'object' && error !== null && 'code' in error
    ? (reasons[Number(error.code)] ?? 'unknown')
    : 'unknown';
};

/**
 * Asks the browser where it is, and gives the fields of a search around the nearest town. What went wrong is said beside
 * the button, in the words that it carries.
 * @returns null where no place was found
 */
export const findNearMe = async (
  button: HTMLElement,
  status: HTMLElement | null,
): Promise<Record<string, string> | null> => {
  const say = (text: string | undefined): void => {
    if (status !== null) status.textContent = text ?? '';
  };
  say(button.dataset['locating']);
  try {
    const { coords } = await locate();
    const call = createCaller({ prefix: '/api/proxy', headers: { 'accept-language': document.documentElement.lang } });
    const query = { latitude: rough(coords.latitude), longitude: rough(coords.longitude) };
    const { id } = await call(getNearestPlace, { query });
    say('');
    return { locations: String(id), radiusKm };
  } catch (error) {
    say(button.dataset[reasonOf(error)]);
    return null;
  }
};
