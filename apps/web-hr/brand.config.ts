import { defineBrand } from '@radar/config/brand';

export const brand = defineBrand({
  siteId: 'hr',
  name: 'Radar',
  secondWord: 'Hrvatska',
  locales: ['hr', 'en', 'sl', 'bs', 'mk'],
  firstLocale: 'hr',
  login: 'email',
  features: {
    messages: true,
    social: { google: true, facebook: true, apple: true },
    oneTap: true,
    cookieManager: true,
    bannerScript: null,
    analyticsId: null,
  },
  theme: { font: 'inter', themeColor: { light: '#fcfbf9', dark: '#0d151c' }, rings: 'circle' },
  favicon: '/brand/favicon.svg',
  shareImage: { url: '/brand/share.png', width: 1200, height: 630 },
  headMeta: [],
});
