import type { SearchQuery } from '@radar/domain/search';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';

type Value = string | number | boolean | undefined;

/** Filters as they stand in the address, by key. */
export type AddressQuery = Record<string, Value | readonly string[]>;

/** Query of an address: keys in a fixed order, so that one search has one address. Empty, false and page 1 are left out. */
export const queryString = (query: AddressQuery): string =>
  new URLSearchParams(
    Object.entries(query)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([key, value]) =>
        (Array.isArray(value) ? value : [value])
          .filter((one) => one !== undefined && one !== false && one !== '' && !(key === 'page' && one === 1))
          .map((one): [string, string] => [key, String(one)]),
      ),
  ).toString();

/** Address of a search. */
export const searchAddress = (locale: Locale, query: AddressQuery): string => {
  const text = queryString(query);
  return text === '' ? href(locale, 'job-search') : `${href(locale, 'job-search')}?${text}`;
};

/** A search as its address says it: defaults are left out. */
export const toAddressQuery = ({ salaryKind, ...query }: SearchQuery): AddressQuery => ({
  ...query,
  ...(query.salaryFrom !== undefined && salaryKind !== 'gross' && { salaryKind }),
});
