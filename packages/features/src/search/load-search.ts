import 'server-only';
import { searchJobs, type SearchQuery } from '@radar/domain/search';
import type { Locale } from '@radar/i18n/locales';
import { publicApi } from '../server/api.ts';

/** A search is a visitor's own: never kept. */
export const loadSearch = (locale: Locale, query: SearchQuery) =>
  publicApi(locale)(searchJobs, { query }, { cache: 'no-store' });
