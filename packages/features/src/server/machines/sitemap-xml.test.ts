import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sitemapChunkSize } from '@radar/domain/sitemaps';
import { href } from '@radar/i18n/addresses';
import { locales } from '@radar/i18n/locales';
import { describe, expect, it } from 'vitest';
import { readSitemapName, sitemapFiles, sitemapName } from './sitemap-files.ts';
import { sitemapIndex, type SitemapPage, urlset } from './sitemap-xml.ts';

const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;
if (!hasXmllint)
  process.emitWarning(
    'SKIPPED: sitemaps against the XSD of the protocol. Install xmllint: apt-get install libxml2-utils',
  );

/** What xmllint finds wrong with a document; empty for a valid one. */
const faultsOf = (xml: string, schema: 'sitemap' | 'siteindex'): string => {
  const file = join(import.meta.dirname, 'xsd', `${schema}.xsd`);
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', file, '-'], {
    input: xml,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
};

const origin = 'https://radar-makedonija.example';
const place = { origin, locale: 'mk', firstLocale: 'mk' } as const;
const changedAt = '2026-11-21T06:00:00.123Z';
const aPage = (jobId: number, slug = 'konobar'): SitemapPage => ({
  addressIn: (locale) => href(locale, 'job-jobId-slug', { jobId, slug }),
  changedAt,
});
const longest = 's'.repeat(80);

describe.skipIf(!hasXmllint)("the protocol's XSD", () => {
  it('takes pages with and without a time, and hostile addresses', () => {
    const pages = [
      aPage(7),
      { addressIn: (locale: 'hr' | 'en' | 'sl' | 'bs' | 'mk') => href(locale, 'jobs') },
      aPage(8, '"><script>&amp;\'\u0001'),
    ];
    expect(faultsOf(urlset(place, pages), 'sitemap')).toBe('');
  });

  it('takes a whole file of jobs, which stays under 10 MB', () => {
    const xml = urlset(
      { ...place, origin: `https://${'o'.repeat(60)}.example` },
      Array.from({ length: sitemapChunkSize }, (_, index) => aPage(2_147_483_647 - index, longest)),
    );
    expect(faultsOf(xml, 'sitemap')).toBe('');
    expect(Buffer.byteLength(xml)).toBeLessThan(10_000_000);
  });

  it('takes the index', () => {
    const chunks = [
      { chunk: 1, updatedAt: changedAt },
      { chunk: 12, updatedAt: '2026-01-01T00:00:00.000Z' },
    ];
    expect(faultsOf(sitemapIndex(origin, sitemapFiles(chunks, true)), 'siteindex')).toBe('');
    expect(faultsOf(sitemapIndex(origin, sitemapFiles([], false)), 'siteindex')).toBe('');
  });

  it('refuses what is none', () => {
    const good = urlset(place, [aPage(7)]);
    for (const bad of [
      good.replace(/<loc>.*<\/loc>/, ''),
      good.replace(changedAt, 'yesterday'),
      good.replace('rel="alternate"', 'rel="canonical"'),
      good.replace('hreflang="hr"', 'hreflang="Hrvatski"'),
      urlset(place, []),
    ])
      expect(faultsOf(bad, 'sitemap')).not.toBe('');
    expect(faultsOf(good, 'siteindex')).not.toBe('');
  });
});

describe('a sitemap', () => {
  it('names each page in its language, all its languages and its last change', () => {
    const xml = urlset(place, [aPage(7, 'kelner')]);
    expect(xml).toContain(`<loc>${origin}/mk/rabota/7/kelner</loc>\n<lastmod>${changedAt}</lastmod>`);
    expect(
      [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, path]) => [language, path]),
    ).toEqual([
      ['hr', `${origin}/posao/7/kelner`],
      ['en', `${origin}/en/job/7/kelner`],
      ['sl', `${origin}/sl/posao/7/kelner`],
      ['bs', `${origin}/bs/posao/7/kelner`],
      ['mk', `${origin}/mk/rabota/7/kelner`],
      ['x-default', `${origin}/mk/rabota/7/kelner`],
    ]);
  });

  it('has a file for each type, language and chunk, whose name reads back', () => {
    const files = sitemapFiles([{ chunk: 3, updatedAt: changedAt }], true);
    expect(files.map(({ path }) => path)).toEqual(
      locales.flatMap((locale) => [
        `/sitemaps/pages-${locale}.xml`,
        `/sitemaps/landings-${locale}.xml`,
        `/sitemaps/jobs-${locale}-3.xml`,
      ]),
    );
    for (const { path } of files) {
      const file = path.slice('/sitemaps/'.length);
      const name = readSitemapName(file);
      expect(name === null ? null : sitemapName(name)).toBe(file);
    }
  });

  it.each([
    '',
    'jobs-hr.xml',
    'jobs-hr-0.xml',
    'jobs-de-1.xml',
    'pages-hr-1.xml',
    'jobs-hr-1.xml.gz',
    '../jobs-hr-1.xml',
    'jobs-hr-99999999.xml',
  ])('has no file %j', (file) => {
    expect(readSitemapName(file)).toBeNull();
  });
});
