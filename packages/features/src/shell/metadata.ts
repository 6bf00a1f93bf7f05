import { alternates } from '@radar/i18n/addresses';
import { type Locale, localeFacts } from '@radar/i18n/locales';
import { routeOf, type Screen } from '@radar/i18n/routes';
import type { Metadata } from 'next';
import { brand, brandTitle, siteOrigin } from '../server/brand.ts';
import { shareSize } from '../server/share/share-rings.ts';
import { feedAddress, feedTypes, isFeedFile } from './feed-address.ts';
import type { AddressQuery } from './search-address.ts';

export type PageFacts = {
  locale: Locale;
  screen: Screen;
  title: string;
  description?: string;
  /** The page's address in a language: canonical in its own, `hreflang` in all five. */
  addressIn: (locale: Locale) => string;
  /** The search whose jobs the page lists: its feeds are named in the head. */
  feed?: AddressQuery;
  /**
   * Picture for those who share the page, 1200 by 630: its path.
   * @default the brand's own
   */
  shareImage?: string;
  /** @default what the table of routes says */
  isIndexable?: boolean;
};

const feedLinks = (locale: Locale, title: string, feed: AddressQuery) =>
  Object.fromEntries(
    Object.keys(feedTypes)
      .filter(isFeedFile)
      .map((file) => [feedTypes[file], [{ url: feedAddress(locale, file, feed), title }]]),
  );

/** Head of a page: title, canonical, reciprocal `hreflang` with `x-default`, share data, the brand's icons and tags. */
export const pageMetadata = (page: PageFacts): Metadata => {
  const { locale, screen, title, description, addressIn } = page;
  const isIndexable = page.isIndexable ?? routeOf(screen).isIndexable;
  const languages = Object.fromEntries(
    alternates(brand.firstLocale, addressIn).map(({ language, path }) => [language, path]),
  );
  const shareImage =
    page.shareImage === undefined ? brand.shareImage : { url: page.shareImage, ...shareSize, alt: title };
  const words = { title, ...(description !== undefined && { description }) };
  return {
    metadataBase: new URL(siteOrigin()),
    ...words,
    title: { absolute: `${title} · ${brandTitle}` },
    alternates: {
      canonical: addressIn(locale),
      languages,
      ...(page.feed !== undefined && { types: feedLinks(locale, title, page.feed) }),
    },
    ...(!isIndexable && { robots: { index: false, follow: true } }),
    openGraph: {
      ...words,
      siteName: brandTitle,
      type: 'website',
      url: addressIn(locale),
      locale: localeFacts[locale].openGraph,
      ...(shareImage !== null && { images: [shareImage] }),
    },
    twitter: { card: shareImage === null ? 'summary' : 'summary_large_image' },
    icons: { icon: brand.favicon, apple: '/brand/icon-180.png' },
    manifest: '/manifest.webmanifest',
    other: Object.fromEntries(brand.headMeta.map(({ name, content }) => [name, content])),
  };
};
