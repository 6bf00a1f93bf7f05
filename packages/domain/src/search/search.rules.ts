import type { ResolvedFilter, SearchQuery } from './search.schema.ts';

const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The search without one filter, from its first page: of a list only that value goes; a place or a way of working that was
 * read out of the words takes its words along. A radius goes with the last place.
 */
export const withoutFilter = (query: SearchQuery, { key, value }: ResolvedFilter): SearchQuery => {
  const fresh: SearchQuery = { ...query, page: 1, asOf: undefined };
  const current = query[key];
  if (!Array.isArray(current)) return { ...fresh, [key]: key === 'newJobs' || key === 'abroad' ? false : undefined };
  const rest = current.filter((one) => one.trim() !== value);
  const isPlaceless = key === 'locations' && rest.length === 0;
  const around = isPlaceless ? { radiusKm: undefined, excludeLocations: false } : {};
  if (rest.length < current.length) return { ...fresh, ...around, [key]: rest };
  const words = query.query.map((text) => oneSpaced(text.replace(value, ' '))).filter((text) => text !== '');
  return { ...fresh, ...around, query: words };
};
