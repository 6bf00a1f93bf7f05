import { describe, expect, it } from 'vitest';
import { type BrandConfig, BrandConfigError, defineBrand } from './brand.ts';
import { originOf } from './sites.ts';

const aBrand = (changes: Partial<BrandConfig> = {}): BrandConfig => ({
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
  theme: { font: 'source-sans-3', themeColor: { light: '#ffffff', dark: '#101418' }, rings: 'arch' },
  favicon: '/brand/favicon.svg',
  shareImage: null,
  headMeta: [],
  ...changes,
});

const faultsOf = (config: unknown): string[] => {
  try {
    defineBrand(config as BrandConfig);
    return [];
  } catch (error) {
    if (!(error instanceof BrandConfigError)) throw error;
    expect(error.message).toContain(error.faults[0]?.remedy);
    return error.faults.map(({ field }) => field);
  }
};

const { features } = aBrand();

describe('brand config', () => {
  it('takes a good one', () => {
    expect(defineBrand(aBrand()).siteId).toBe('ba');
  });

  it.each([
    ['an unknown site', { siteId: 'rs' }, ['siteId']],
    ['a first language that the registry does not name', { firstLocale: 'hr' }, ['firstLocale']],
    ['a missing language', { locales: ['bs'] }, ['locales']],
    ['another login name', { login: 'username' }, ['login']],
    ['messages where the site may not have them', { features: { ...features, messages: true } }, ['features.messages']],
    [
      'a provider that the site may not use',
      { features: { ...features, social: { google: true, facebook: true, apple: true } } },
      ['features.social.apple'],
    ],
    [
      'one-tap without Google',
      { features: { ...features, social: { google: false, facebook: false, apple: false } } },
      ['features.oneTap'],
    ],
    [
      'a banner script over http',
      { features: { ...features, bannerScript: 'http://ads.example/x.js' } },
      ['features.bannerScript'],
    ],
    [
      'a script that nobody could consent to',
      { features: { ...features, cookieManager: false, bannerScript: 'https://ads.example/x.js' } },
      ['features.bannerScript'],
    ],
    [
      'a host that is a whole policy',
      { features: { ...features, analyticsReportsTo: ["https://a.example; script-src 'unsafe-eval'"] } },
      ['features.analyticsReportsTo.0'],
    ],
    ['a misspelt key', { favIcon: '/x.svg' }, ['(whole file)']],
    ['a file outside the public folder', { favicon: 'https://cdn.example/x.svg' }, ['favicon']],
    [
      'a colour that is none',
      { theme: { font: 'inter', themeColor: { light: 'white', dark: '#000000' }, rings: 'sun' } },
      ['theme.themeColor.light'],
    ],
  ])('refuses %s', (_, changes, fields) => {
    expect(faultsOf({ ...aBrand(), ...changes })).toEqual(fields);
  });
});

describe('origin of a site', () => {
  it("is the developer's address unless the environment names one", () => {
    expect(originOf('mk', {})).toBe('http://localhost:3002');
    expect(originOf('mk', { RADAR_ORIGIN_MK: 'https://radar.example/path' })).toBe('https://radar.example');
  });
});
