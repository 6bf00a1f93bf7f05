import { defineBrand } from '@radar/config/brand';

export const brand = defineBrand({
  siteId: 'ba',
  name: 'Radar',
  secondWord: 'BiH',
  locales: ['bs', 'hr', 'en', 'sl', 'mk'],
  firstLocale: 'bs',
  login: 'email',
  features: {
    messages: false,
    social: { google: true, facebook: true, apple: false },
    oneTap: true,
    cookieManager: true,
    bannerScript: null,
    analyticsId: null,
  },
  theme: { font: 'source-sans-3', themeColor: { light: '#fbfbf7', dark: '#0d1713' }, rings: 'arch' },
  favicon: '/brand/favicon.svg',
  shareImage: { url: '/brand/share.png', width: 1200, height: 630 },
  headMeta: [],
});
