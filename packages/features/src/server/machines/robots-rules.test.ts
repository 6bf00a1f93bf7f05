import { href, screens } from '@radar/i18n/addresses';
import { locales } from '@radar/i18n/locales';
import { routeOf } from '@radar/i18n/routes';
import robotsParser from 'robots-parser';
import { expect, it } from 'vitest';
import { robotsText } from './robots-rules.ts';

const origin = 'https://radar.example';
const robots = robotsParser(`${origin}/robots.txt`, robotsText(origin));
const mayVisit = (path: string): boolean | undefined => robots.isAllowed(`${origin}${path}`, 'Googlebot');

/** An address of each screen in each language. */
const addresses = locales.flatMap((locale) =>
  screens.map((screen) => ({
    path: routeOf(screen).paths[locale].replace(/\{\w+\*?\??\}/g, '7'),
    isIndexable: routeOf(screen).isIndexable,
    screen,
  })),
);

const readsForItself = new Set<string>(['job-search', 'advices-search']);

it('lets crawlers see every page that may be listed, and the pages that say themselves that they may not', () => {
  const wrong = addresses.filter(
    ({ path, isIndexable, screen }) => mayVisit(path) !== (isIndexable || readsForItself.has(screen)),
  );
  expect(wrong).toEqual([]);
});

it('lets them see what is there for them, and what a page is made of', () => {
  const open = [
    '/sitemap.xml',
    '/sitemaps/jobs-hr-1.xml',
    '/feeds/hr/rss.xml?query=konobar',
    '/share/hr/7.png',
    '/brand/favicon.svg',
    '/_next/static/chunks/x.js',
    `${href('hr', 'job-search')}?query=konobar`,
  ];
  expect(open.filter((path) => mayVisit(path) !== true)).toEqual([]);
});

it('keeps them off the way to the API, debug pages, personal pages and applications', () => {
  const closed = [
    '/api/proxy/jobs/search',
    '/debug/config',
    '/en/debug/routes',
    '/moj-profil/prijave',
    '/mk/rabota/7/kelner/aplikacija',
    '/posao/7/konobar/prijava?utm_source=x',
    '/prijava',
    '/auth/verify',
  ];
  expect(closed.filter((path) => mayVisit(path) !== false)).toEqual([]);
});

it('names the sitemap', () => {
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
});
