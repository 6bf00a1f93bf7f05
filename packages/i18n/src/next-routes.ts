import { screens } from './addresses.ts';
import { defaultLocale, type Locale, localeCookie, locales } from './locales.ts';
import { type InfoPage, infoSlugs, routeOf, type Screen } from './routes.ts';

/**
 * The folder of a screen under `app/[locale]` is its English path: `/job/{jobId}/{slug}`. So English needs no rewrite, and
 * a reader finds the folder from any English address.
 */
export const internalPath = (screen: Screen, locale: Locale): string =>
  `/${locale}${routeOf(screen).paths.en.slice('/en'.length)}`;

/** The folder in Next's words: `/job/[jobId]/[slug]`. */
export const pageFolder = (screen: Screen): string =>
  internalPath(screen, 'en')
    .slice('/en'.length)
    .replace(/\{(\w+)\*\?\}/g, '[[...$1]]')
    .replace(/\{(\w+)\??\}/g, '[$1]');

/** `{jobId}` to `:jobId`, `{slug?}` to `:slug?`, `{slug*?}` to `:slug*`. */
export const toNextPattern = (path: string): string =>
  path.replace(/\{(\w+)(\*?)(\??)\}/g, (_, name: string, catchAll: string, optional: string) =>
    catchAll === '*' ? `:${name}*` : `:${name}${optional}`,
  );

/** Folder of a list's further pages, under that of the list. */
export const pagesFolder = 'pages';

/** Screens of which not every address has a page: what is behind it is looked up. */
export const lookedUpScreens: readonly Screen[] = ['job-jobId-slug', 'jobs-slug', 'info-slug'];

export const pagedScreens: readonly Screen[] = screens.filter((screen) => routeOf(screen).isPaged === true);

/** First segments that are not pages: never rewritten to a language. */
export const reservedSegments = [
  'api',
  '_next',
  'fonts',
  'brand',
  'demo',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'feeds',
  'share',
  'manifest.webmanifest',
  'builds',
  '__nextjs',
] as const;

export type NextRewrite = {
  source: string;
  destination: string;
  has?: { type: 'query'; key: string; value: string }[];
};

/** Pages 2 to 999 as the address writes them; what is no such number shows the first page. */
const furtherPage = { type: 'query', key: 'page', value: '(?<page>[2-9]|[1-9][0-9]{1,2})' } as const;

const pagedRewrites = (): NextRewrite[] =>
  locales.flatMap((locale) =>
    pagedScreens.map((screen) => ({
      source: toNextPattern(routeOf(screen).paths[locale]),
      destination: `${toNextPattern(internalPath(screen, locale))}/${pagesFolder}/:page`,
      has: [furtherPage],
    })),
  );

/** Public address to the page that serves it. */
export const rewrites = (): NextRewrite[] => {
  const known = locales.flatMap((locale) =>
    screens.flatMap((screen) => {
      const source = toNextPattern(routeOf(screen).paths[locale]);
      const destination = toNextPattern(internalPath(screen, locale));
      return source === destination ? [] : [{ source, destination }];
    }),
  );
  const others = [...locales.filter((locale) => locale !== defaultLocale), defaultLocale, ...reservedSegments];
  const words = others.map((segment) => segment.replaceAll('.', '\\.')).join('|');
  // What no language prefix begins belongs to the default language, known or not.
  return [
    ...pagedRewrites(),
    ...known,
    { source: `/:path((?!(?:${words})(?:/|$)).+)`, destination: `/${defaultLocale}/:path` },
  ];
};

export type NextRedirect = {
  source: string;
  destination: string;
  permanent: boolean;
  missing?: { type: 'cookie' | 'header'; key: string; value?: string }[];
};

/** Info pages answer to the word of any language; every other one leads to the word of the page's own. */
const infoRedirects = (): NextRedirect[] =>
  locales.flatMap((locale) =>
    (Object.keys(infoSlugs) as InfoPage[]).flatMap((page) => {
      const own = infoSlugs[page][locale];
      const others = [...new Set(locales.map((other) => infoSlugs[page][other]))].filter((slug) => slug !== own);
      const path = (slug: string): string => routeOf('info-slug').paths[locale].replace('{slug}', slug);
      return others.map((slug) => ({ source: path(slug), destination: path(own), permanent: true }));
    }),
  );

const pagedRedirects = (): NextRedirect[] =>
  locales.flatMap((locale) =>
    pagedScreens.map((screen) => ({
      source: `${toNextPattern(internalPath(screen, locale))}/${pagesFolder}/:page`,
      destination: `${toNextPattern(routeOf(screen).paths[locale])}?page=:page`,
      permanent: true,
    })),
  );

/**
 * Aliases and internal paths lead to the one public address (308, the query stays). Where the site's first language is not
 * the default one, `/` leads a newcomer there (307), unless their browser asks for the default language first, or they
 * came from this site by a link (a language switch works without JavaScript).
 */
export const redirects = (firstLocale: Locale): NextRedirect[] => {
  const fixed = [
    ...infoRedirects(),
    ...pagedRedirects(),
    ...locales.flatMap((locale) =>
      screens.flatMap((screen) => {
        const destination = toNextPattern(routeOf(screen).paths[locale]);
        const inside = toNextPattern(internalPath(screen, locale));
        const sources = [
          ...(routeOf(screen).aliases?.[locale] ?? []).map(toNextPattern),
          ...(inside === destination ? [] : [inside]),
        ];
        return sources.map((source) => ({ source, destination, permanent: true }));
      }),
    ),
  ];
  if (firstLocale === defaultLocale) return fixed;
  return [
    ...fixed,
    {
      source: '/',
      destination: `/${firstLocale}`,
      permanent: false,
      missing: [
        { type: 'cookie', key: localeCookie.name },
        { type: 'header', key: 'accept-language', value: `${defaultLocale}(?:[-,;].*)?` },
        { type: 'header', key: 'sec-fetch-site', value: 'same-origin' },
      ],
    },
  ];
};
