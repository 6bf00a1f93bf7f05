import { defineBrand } from '@radar/config/brand';

export const brand = defineBrand({
  siteId: 'mk',
  name: 'Радар',
  secondWord: 'Македонија',
  locales: ['mk', 'en', 'hr', 'sl', 'bs'],
  firstLocale: 'mk',
  login: 'email',
  features: {
    messages: true,
    social: { google: true, facebook: false, apple: false },
    oneTap: true,
    cookieManager: true,
    bannerScript: null,
    analyticsId: null,
  },
  theme: { font: 'source-sans-3', themeColor: { light: '#fcfaf7', dark: '#1b1211' }, rings: 'sun' },
  favicon: '/brand/favicon.svg',
  shareImage: { url: '/brand/share.png', width: 1200, height: 630 },
  headMeta: [],
});
