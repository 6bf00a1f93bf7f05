import { createCaller } from '@radar/api-client/caller';
import { clearSearchHistory, getSearchHistory } from '@radar/domain/saved';
import { getSearchParams, type SearchQuery } from '@radar/domain/search';
import type { Locale } from '@radar/i18n/locales';
import { searchAddress, toAddressQuery } from '../search-address.ts';
import type { RecentSearch } from './recent-searches.ts';

const most = 5;

const callIn = (locale: Locale) => createCaller({ prefix: '/api/proxy', headers: { 'accept-language': locale } });

/** Words and places of a search, the places by their names. */
const labelOf = async (locale: Locale, query: SearchQuery): Promise<string> => {
  const places =
    query.locations.length === 0
      ? []
      : (await callIn(locale)(getSearchParams, { query: { locations: query.locations } })).filters;
  return [query.query.join(' '), ...places.map(({ label }) => label)].filter((text) => text !== '').join(' · ');
};

/** The last searches of who is signed in, newest first. */
export const readHistory = async (locale: Locale): Promise<RecentSearch[]> => {
  const past = await callIn(locale)(getSearchHistory, {});
  const searches = await Promise.all(
    past.slice(0, most).map(async ({ query }) => ({
      label: await labelOf(locale, query),
      address: searchAddress(locale, toAddressQuery(query)),
    })),
  );
  return searches.filter(({ label }) => label !== '');
};

export const clearHistory = (locale: Locale): Promise<unknown> => callIn(locale)(clearSearchHistory, {});
