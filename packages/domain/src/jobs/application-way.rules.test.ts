import { describe, expect, it } from 'vitest';
import { addressOfWay } from './application-way.rules.ts';
import type { ApplicationWay } from './job.schema.ts';

const way = (type: ApplicationWay['type'], url: string | null = null): ApplicationWay => ({
  type,
  url,
  phone: null,
  text: null,
});

describe('where a way to apply leads outside this site', () => {
  it.each<[string, ApplicationWay, string | null]>([
    ['the stated form', way('external', 'https://posao.example/7'), 'https://posao.example/7'],
    ['a direct link', way('direct_link', 'http://posao.example/7'), 'http://posao.example/7'],
    ['no address', way('external'), null],
    ['not outside', way('full'), null],
    ['an address of another way', way('info', 'https://posao.example/7'), null],
    ['another site before the @', way('external', 'https://radar.example@evil.example/'), null],
    ['a password', way('external', 'https://:x@evil.example/'), null],
    ['a script', way('external', 'javascript:alert(1)'), null],
    ['no scheme', way('external', '//evil.example'), null],
    ['no address at all', way('external', 'evil'), null],
  ])('%s', (_, stated, address) => {
    expect(addressOfWay(stated)?.href ?? null).toBe(address);
  });
});
