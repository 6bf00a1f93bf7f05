import { isLocale, type Locale, locales } from '@radar/i18n/locales';
import type { SitemapFile } from './sitemap-xml.ts';

/** What the pages of a file are; jobs are parted into chunks. */
export type SitemapName = { type: 'jobs'; locale: Locale; chunk: number } | { type: 'pages'; locale: Locale };

const pattern = /^(?:(jobs)-([a-z]{2})-([1-9]\d{0,6})|(pages)-([a-z]{2}))\.xml$/;

/** Name of a file: `jobs-mk-3.xml`, `pages-hr.xml`. The inverse of {@link readSitemapName}. */
export const sitemapName = (name: SitemapName): string =>
  name.type === 'jobs' ? `jobs-${name.locale}-${name.chunk}.xml` : `${name.type}-${name.locale}.xml`;

/** Null for what names no file. */
export const readSitemapName = (file: string): SitemapName | null => {
  const [, jobs, jobsLocale, chunk, , pagesLocale] = pattern.exec(file) ?? [];
  const locale = jobsLocale ?? pagesLocale;
  if (!isLocale(locale)) return null;
  return jobs === undefined ? { type: 'pages', locale } : { type: 'jobs', locale, chunk: Number(chunk) };
};

const pathOf = (name: SitemapName): string => `/sitemaps/${sitemapName(name)}`;

/** Every file of a site: the fixed pages and the jobs, language by language. */
export const sitemapFiles = (chunks: readonly { chunk: number; updatedAt: string }[]): SitemapFile[] =>
  locales.flatMap((locale) => [
    { path: pathOf({ type: 'pages', locale }) },
    ...chunks.map(({ chunk, updatedAt }) => ({ path: pathOf({ type: 'jobs', locale, chunk }), changedAt: updatedAt })),
  ]);
