import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Brand } from '@radar/config/brand';
import { screens } from '@radar/i18n/addresses';
import { locales } from '@radar/i18n/locales';
import { pageFolder, redirects, rewrites } from '@radar/i18n/next-routes';
import { routeOf } from '@radar/i18n/routes';
import type { NextConfig } from 'next';
import { notFoundPath, selfHeader } from '../shell/not-found-address.ts';
import { newBuildId } from './build-id.ts';
import { readShareLook } from './share/share-look.ts';
import { cachedPageCsp, securityHeaders } from './security-headers.ts';

// An alias is looked up from the app, which has no such dependency: it is a path.
const require = createRequire(import.meta.url);
const icuParser = '@formatjs/icu-messageformat-parser';

const toHeaders = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The screens whose page this app has: what is not built yet is not linked to. */
const builtScreens = () =>
  screens.filter((screen) => existsSync(join(process.cwd(), 'app/[locale]', pageFolder(screen), 'page.tsx')));

/** The account begins with the profile; until there is one, with what people come for. */
const toFirstOfAccount = () =>
  builtScreens().includes('my-profile')
    ? []
    : locales.map((locale) => ({
        source: routeOf('my-profile').paths[locale],
        destination: routeOf('my-profile-applications').paths[locale],
        permanent: false,
      }));

/** Next's config of a brand. The brand is written into the build: the code reads it, never a list of brands. */
export const createNextConfig = (brand: Brand): NextConfig => {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    env: {
      RADAR_BRAND: JSON.stringify(brand),
      RADAR_SCREENS: JSON.stringify(builtScreens()),
      RADAR_SHARE_LOOK: JSON.stringify(readShareLook(join(process.cwd(), 'theme.css'))),
    },
    generateBuildId: newBuildId,
    poweredByHeader: false,
    // Behind an edge that compresses (brotli), Node need not: gzip doubles the cost of a page.
    compress: process.env.RADAR_COMPRESS !== '0',
    // Stale pages may be shown by shared caches for an hour, not for Next's year.
    expireTime: 3600,
    // `pnpm types` and `pnpm lint` check the whole house at once.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      proxyClientMaxBodySize: '12mb',
      // Made pages live in memory: on disk they would outlive their data, and hostile addresses would fill it.
      isrFlushToDisk: false,
    },
    turbopack: {
      root: new URL('../../../..', import.meta.url).pathname,
      // Messages are parsed at build: no ICU parser in a browser.
      resolveAlias: { [icuParser]: `./${relative(process.cwd(), require.resolve(`${icuParser}/no-parser.js`))}` },
    },
    rewrites: () => Promise.resolve({ beforeFiles: rewrites(), afterFiles: [], fallback: [] }),
    redirects: () =>
      Promise.resolve([
        ...toFirstOfAccount(),
        ...redirects(brand.firstLocale),
        ...['', `/:locale(${locales.join('|')})`].map((prefix) => ({
          source: `${prefix}/${notFoundPath}/:path*`,
          destination: `${prefix.replace(/\(.*\)/, '')}/404`,
          permanent: false,
          missing: [{ type: 'header' as const, key: selfHeader }],
        })),
      ]),
    headers: () =>
      Promise.resolve([
        {
          source: '/:path*',
          headers: toHeaders(securityHeaders()),
        },
        {
          // What the API answers is no page, and brings a stricter policy along: this one would take its place.
          source: '/((?!api/proxy/).*)',
          headers: toHeaders({ 'Content-Security-Policy': cachedPageCsp(brand, isDevelopment) }),
        },
        { source: '/fonts/:path*', headers: toHeaders(immutable) },
      ]),
  };
};
