import { href } from '@radar/i18n/addresses';
import { brand, brandTitle } from './brand.ts';

/** The web app manifest: the site on a phone's home screen, in its first language. */
export const GET = (): Response =>
  Response.json(
    {
      name: brandTitle,
      short_name: brandTitle.split(' ', 1)[0],
      lang: brand.firstLocale,
      start_url: href(brand.firstLocale, 'index'),
      scope: '/',
      display: 'minimal-ui',
      theme_color: brand.theme.themeColor.light,
      background_color: brand.theme.themeColor.light,
      icons: [
        { src: brand.favicon, type: 'image/svg+xml', sizes: 'any' },
        ...[192, 512].map((px) => ({ src: `/brand/icon-${px}.png`, type: 'image/png', sizes: `${px}x${px}` })),
      ],
    },
    { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' } },
  );
