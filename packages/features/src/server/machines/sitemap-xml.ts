import { alternates } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { element, xmlHead, xmlText } from './xml.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A file of the index, or a page of a file. `changedAt` is an instant; left out where nobody knows it. */
export type SitemapFile = { path: string; changedAt?: string | undefined };
export type SitemapPage = { addressIn: (locale: Locale) => string; changedAt?: string | undefined };

const lastmod = (changedAt: string | undefined): string =>
  changedAt === undefined ? '' : element('lastmod', changedAt);

/** Index of sitemaps (sitemaps.org protocol 0.9). */
export const sitemapIndex = (origin: string, files: readonly SitemapFile[]): string =>
  [
    xmlHead,
    `<sitemapindex xmlns="${namespace}">\n`,
    ...files.map(
      ({ path, changedAt }) =>
        `<sitemap>\n${element('loc', new URL(path, origin).href)}${lastmod(changedAt)}</sitemap>\n`,
    ),
    '</sitemapindex>\n',
  ].join('');

/** Pages in one language, each with its addresses in all (developers.google.com/search/docs/specialty/international/localized-versions). */
export const urlset = (
  { origin, locale, firstLocale }: { origin: string; locale: Locale; firstLocale: Locale },
  pages: readonly SitemapPage[],
): string => {
  const absolute = (path: string): string => new URL(path, origin).href;
  const entry = ({ addressIn, changedAt }: SitemapPage): string =>
    [
      '<url>\n',
      element('loc', absolute(addressIn(locale))),
      lastmod(changedAt),
      ...alternates(firstLocale, addressIn).map(
        ({ language, path }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(absolute(path))}"/>\n`,
      ),
      '</url>\n',
    ].join('');
  return [
    xmlHead,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
    ...pages.map(entry),
    '</urlset>\n',
  ].join('');
};
