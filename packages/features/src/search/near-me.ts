import { findNearestPlace, nearKm } from '../shell/search-box/nearest-place.ts';
import { addressOf } from './soft-navigation.ts';

/**
 * The address of the search that the button's form asks for, around the town nearest to the visitor. What went wrong is
 * said beside the button, in the words that it carries as `data-`.
 * @returns null where no place was found
 */
export const addressNearMe = async (button: HTMLElement): Promise<string | null> => {
  const say = (text: string | undefined): void => {
    const status = document.querySelector('[data-near-me-status]');
    if (status !== null) status.textContent = text ?? '';
  };
  say(button.dataset['locating']);
  const found = await findNearestPlace(document.documentElement.lang);
  say('fault' in found ? button.dataset[found.fault] : '');
  const form = button.closest('form');
  if ('fault' in found || form === null) return null;
  const to = new URL(addressOf(form), window.location.href);
  to.searchParams.set('locations', String(found.id));
  to.searchParams.set('radiusKm', String(nearKm));
  to.searchParams.delete('excludeLocations');
  return to.pathname + to.search;
};
