import { screens } from '@radar/i18n/addresses';
import { locales } from '@radar/i18n/locales';
import { routeOf, type Screen } from '@radar/i18n/routes';

/** Screens of one person, of an application, or of developers; the search is left to crawlers, which read its `noindex`. */
const isClosed = (screen: Screen): boolean => !routeOf(screen).isIndexable && !publicSearches.has(screen);

const publicSearches: ReadonlySet<Screen> = new Set(['job-search', 'advices-search']);

/** `/posao/{jobId}/{slug}/prijava` with a star for each placeholder, as RFC 9309 writes any characters. */
const patternOf = (path: string): string => path.replace(/\/?\{\w+\*?\?\}/g, '').replace(/\{\w+\}/g, '*');

/** Paths that crawlers are asked to leave alone; those that a shorter one covers are left out. */
const closedPaths = (): string[] => {
  const paths = [
    '/api/',
    '/debug/',
    ...locales.flatMap((locale) => screens.filter(isClosed).map((screen) => patternOf(routeOf(screen).paths[locale]))),
  ];
  const unique = [...new Set(paths)].toSorted();
  return unique.filter((path) => !unique.some((other) => other !== path && path.startsWith(other)));
};

/** robots.txt of a site (RFC 9309). */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
