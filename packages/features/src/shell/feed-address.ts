import type { Locale } from '@radar/i18n/locales';
import { type AddressQuery, queryString } from './search-address.ts';

/** Files of a feed, with their media types. */
export const feedTypes = { 'rss.xml': 'application/rss+xml', 'feed.json': 'application/feed+json' } as const;

export type FeedFile = keyof typeof feedTypes;

export const isFeedFile = (file: string): file is FeedFile => Object.hasOwn(feedTypes, file);

/** Address of the feed of a search: `/feeds/mk/rss.xml?query=kelner`. The same words in every language. */
export const feedAddress = (locale: Locale, file: FeedFile, query: AddressQuery): string => {
  const text = queryString({ ...query, page: undefined, asOf: undefined });
  return `/feeds/${locale}/${file}${text === '' ? '' : `?${text}`}`;
};
