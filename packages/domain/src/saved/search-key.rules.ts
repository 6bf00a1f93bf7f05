import type { SearchQuery } from '../search/search.schema.ts';
import { fold } from '../words/latin.ts';

/** A search without what belongs to one visit of it: the page, the moment, the wide variant. */
export const lastingSearch = (query: SearchQuery): SearchQuery => ({
  ...query,
  page: 1,
  asOf: undefined,
  excludeLocations: false,
});

const isStated = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;

/**
 * What makes two searches the same: words without case and accents, values without order, nothing that is left at its
 * default. At most 8,000 characters, as an address.
 */
export const searchKey = (query: SearchQuery): string => {
  const { salaryKind, salaryFrom, ...rest } = lastingSearch(query);
  const stated = { ...rest, page: undefined, ...(salaryFrom !== undefined && { salaryFrom, salaryKind }) };
  const entries = Object.entries(stated)
    .filter(([, value]) => isStated(value))
    .map(([key, value]): [string, unknown] => [
      key,
      Array.isArray(value) ? [...new Set(value.map((one) => fold(one).trim()))].toSorted() : value,
    ]);
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
};
