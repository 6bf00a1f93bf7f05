import { describe, expect, it } from 'vitest';
import { outerAddress, ownAddress } from './address.ts';

describe('ownAddress', () => {
  it.each(['/', '/posao/7/konobar-split', '/poslovi?mjesto=split#vrh', '?stranica=2', '#main'])(
    'passes %s',
    (address) => {
      expect(ownAddress(address)).toBe(address);
    },
  );

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'https://elsewhere.example',
    'javascript:alert(1)',
    'posao/7',
    '',
  ])('refuses %j', (address) => {
    expect(() => ownAddress(address)).toThrow(TypeError);
  });
});

describe('outerAddress', () => {
  it.each(['https://firma.hr/poslovi', 'http://firma.ba', 'mailto:posao@firma.mk', 'tel:+385912345678'])(
    'passes %s',
    (address) => {
      expect(outerAddress(address)).toBe(address);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://firma.hr/1',
    'ftp://firma.hr',
    '//firma.hr',
    '/poslovi',
    '',
  ])('refuses %j', (address) => {
    expect(() => outerAddress(address)).toThrow(TypeError);
  });
});
