import type { LandingLink } from '@radar/domain/jobs';
import { locales } from '@radar/i18n/locales';
import { expect, it } from 'vitest';
import { collectedAddress } from './collected-address.ts';

const landing = (slug: string, query: LandingLink['query']): LandingLink => ({
  kind: 'city',
  name: slug,
  slugs: Object.fromEntries(locales.map((locale) => [locale, slug])) as LandingLink['slugs'],
  jobs: 9,
  query,
});
const landings = [
  landing('konobar-split', { locations: ['825'], positions: ['12'] }),
  landing('split', { locations: ['825'] }),
  landing('konobar', { positions: ['12'] }),
];

it.each([
  ['locations', 825, /\/split$/],
  ['positions', 12, /\/konobar$/],
  ['locations', 12, /\?locations=12$/],
  ['positions', 825, /\?positions=825$/],
] as const)('jobs of %s %i are listed at %s', (key, id, address) => {
  expect(collectedAddress('hr', landings, key, id)).toMatch(address);
});
