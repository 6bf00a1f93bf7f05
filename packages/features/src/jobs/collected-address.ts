import type { LandingLink } from '@radar/domain/jobs';
import type { Locale } from '@radar/i18n/locales';
import { searchAddress } from '../shell/search-address.ts';
import { landingAddress } from './landing-links.tsx';

/** Where the jobs of a place or position are listed: on the landing page that collects them, else in the search. */
export const collectedAddress = (
  locale: Locale,
  landings: readonly LandingLink[],
  key: 'locations' | 'positions',
  id: number,
): string => {
  const landing = landings.find(({ query }) => query[key]?.[0] === String(id) && Object.keys(query).length === 1);
  return landing === undefined ? searchAddress(locale, { [key]: [String(id)] }) : landingAddress(locale, landing);
};
