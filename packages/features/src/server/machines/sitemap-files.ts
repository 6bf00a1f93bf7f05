import { isLocale, type Locale, locales } from '@radar/i18n/locales';
import type { SitemapFile } from './sitemap-xml.ts';

/** What the pages of a file are: the fixed ones, landing pages, or a chunk of the jobs. */
export type SitemapName =
  | { type: 'pages' | 'landings'; locale: Locale }
  | { type: 'jobs'; locale: Locale; chunk: number };

const pattern = /^(?:(jobs)-([a-z]{2})-([1-9]\d{0,6})|(pages|landings)-([a-z]{2}))\.xml$/;

/** Name of a file: `jobs-mk-3.xml`, `pages-hr.xml`. The inverse of {@link readSitemapName}. */
export const sitemapName = (name: SitemapName): string =>
  name.type === 'jobs' ? `jobs-${name.locale}-${name.chunk}.xml` : `${name.type}-${name.locale}.xml`;

/** Null for what names no file. */
export const readSitemapName = (file: string): SitemapName | null => {
  const [, jobs, jobsLocale, chunk, type, locale] = pattern.exec(file) ?? [];
  if (jobs !== undefined && isLocale(jobsLocale)) return { type: 'jobs', locale: jobsLocale, chunk: Number(chunk) };
  if (!isLocale(locale)) return null;
  return { type: type === 'landings' ? 'landings' : 'pages', locale };
};

const pathOf = (name: SitemapName): string => `/sitemaps/${sitemapName(name)}`;

/** Every file of a site, language by language. A site without landing pages has no file of them: none may be empty. */
export const sitemapFiles = (
  chunks: readonly { chunk: number; updatedAt: string }[],
  hasLandings: boolean,
): SitemapFile[] =>
  locales.flatMap((locale) => [
    { path: pathOf({ type: 'pages', locale }) },
    ...(hasLandings ? [{ path: pathOf({ type: 'landings', locale }) }] : []),
    ...chunks.map(({ chunk, updatedAt }) => ({ path: pathOf({ type: 'jobs', locale, chunk }), changedAt: updatedAt })),
  ]);
