import { defineBrand } from '@radar/config/brand';

export const brand = defineBrand({
  siteId: 'kampus',
  name: 'Radar',
  secondWord: 'Kampus',
  locales: ['hr', 'en', 'sl', 'bs', 'mk'],
  firstLocale: 'hr',
  login: 'username',
  features: {
    messages: true,
    social: { google: false, facebook: false, apple: false },
    oneTap: false,
    cookieManager: true,
    bannerScript: null,
    analyticsId: null,
  },
  theme: { font: 'inter', themeColor: { light: '#fafbf8', dark: '#121612' }, rings: 'square' },
  favicon: '/brand/favicon.svg',
  shareImage: { url: '/brand/share.png', width: 1200, height: 630 },
  headMeta: [],
});
