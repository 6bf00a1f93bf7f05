import 'server-only';
import { AppError, errorStatus } from '@radar/domain/http';
import {
  getLooserSearches,
  type LooserSearch,
  type SearchAnswer,
  searchJobs,
  type SearchQuery,
} from '@radar/domain/search';
import type { Locale } from '@radar/i18n/locales';
import { publicApi } from '../server/api.ts';

/**
 * How a search went, by the states of the specification: `isInvalid` is an answer that refuses the search, `hasError` no
 * answer. `isInitial` and `inProgress` are seen in the browser alone: search-island.tsx.
 */
export type SearchState =
  | {
      name: 'isSuccess';
      answer: SearchAnswer;
      /** The same search outside its places; null where there are further pages, no places or nothing. */
      elsewhere: SearchAnswer | null;
      /** Ways to ask for less, where nothing was found. */
      looser: readonly LooserSearch[];
    }
  | { name: 'isInvalid' | 'hasError' };

const serverFault = 500;

// A search is a visitor's own: never kept.
const unkept = { cache: 'no-store' } as const;

const hasPlace = ({ search }: SearchAnswer): boolean =>
  search.filters.some(({ key, isResolved }) => key === 'locations' && isResolved);

const search = async (locale: Locale, query: SearchQuery): Promise<SearchState> => {
  const call = publicApi(locale);
  const answer = await call(searchJobs, { query }, unkept);
  const isLastPage = query.page >= answer.totalPages;
  const [elsewhere, looser] = await Promise.all([
    isLastPage && hasPlace(answer) && !query.excludeLocations
      ? call(searchJobs, { query: { ...query, page: 1, excludeLocations: true } }, unkept)
      : null,
    answer.total === 0 ? call(getLooserSearches, { query }, unkept) : null,
  ]);
  return {
    name: 'isSuccess',
    answer,
    elsewhere: elsewhere !== null && elsewhere.total > 0 ? elsewhere : null,
    looser: looser?.items ?? [],
  };
};

/** Searches, and says how it went; never throws for a busy or refusing API. */
export const loadSearch = async (locale: Locale, query: SearchQuery): Promise<SearchState> => {
  try {
    return await search(locale, query);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isRefused = errorStatus[error.code] < serverFault && error.code !== 'TOO_MANY_REQUESTS';
    return { name: isRefused ? 'isInvalid' : 'hasError' };
  }
};
