import { SearchQuery } from '@radar/domain/search';

type Raw = Record<string, string | string[] | undefined>;

// Forms of older links: `locations[]=1`. Keys that no search has are dropped.
const known = (raw: Raw): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {};
  for (const [key, value] of Object.entries(raw)) {
    const name = key.replace(/\[\d*\]$/, '');
    if (value === undefined || !Object.hasOwn(SearchQuery.shape, name)) continue;
    query[name] = name in query ? [query[name] ?? [], value].flat() : value;
  }
  return query;
};

// Control characters and halves of a character are no words, and the API refuses them.
const readable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .trim();

const withoutEmpty = (value: string | string[]): string | string[] =>
  Array.isArray(value) ? value.map(readable).filter((one) => one !== '') : readable(value);

/**
 * The search that an address asks for. What cannot be read (page 0, a salary in words) is left out rather than failing:
 * an address may come from anywhere.
 */
export const parseSearchQuery = (raw: Raw): SearchQuery => {
  const given = Object.fromEntries(
    Object.entries(known(raw))
      .map(([key, value]) => [key, withoutEmpty(value)] as const)
      .filter(([, value]) => value.length > 0),
  );
  const parsed = SearchQuery.safeParse(given);
  if (parsed.success) return parsed.data;
  const faulty = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return SearchQuery.parse(Object.fromEntries(Object.entries(given).filter(([key]) => !faulty.has(key))));
};
