import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

describe('address to return to', () => {
  it.each([
    ['/moj-profil', '/moj-profil'],
    ['/posao/7/konobar?utm_source=mail#prijava', '/posao/7/konobar?utm_source=mail#prijava'],
    ['/mk/rabota/7/%D0%BA', '/mk/rabota/7/%D0%BA'],
  ])('%s stays', (given, target) => {
    expect(returnAddress(given, '/')).toBe(target);
  });

  it.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['\t//evil.example'],
    ['https://evil.example'],
    ['javascript:alert(1)'],
    ['https://site@evil.example'],
    ['/a\\..\\..\\evil'],
    ['moj-profil'],
    [''],
    [undefined],
    [['/a', '/b']],
    [`/${'a'.repeat(3_000)}`],
  ])('%s leads home', (given) => {
    expect(returnAddress(given, '/en')).toBe('/en');
  });
});
