import type { ApplicationWay } from '@radar/domain/jobs';
import { describe, expect, it } from 'vitest';
import { externalTarget } from './external-target.ts';

const way = (type: ApplicationWay['type'], url: string | null = null): ApplicationWay => ({
  type,
  url,
  phone: null,
  text: null,
});
const none = new URLSearchParams();
const utm = new URLSearchParams({ utm_source: 'radio', utm_campaign: 'jesen' });

describe('where an application outside this site goes', () => {
  it.each<[string, ApplicationWay[], URLSearchParams, string | null]>([
    ['the stated form', [way('external', 'https://posao.example/7')], none, 'https://posao.example/7'],
    ['a direct link', [way('direct_link', 'http://posao.example/7')], none, 'http://posao.example/7'],
    ['beside another way', [way('phone'), way('external', 'https://posao.example/7')], none, 'https://posao.example/7'],
    [
      'with the UTM of the visit',
      [way('external', 'https://posao.example/7?a=1')],
      utm,
      'https://posao.example/7?a=1&utm_source=radio&utm_campaign=jesen',
    ],
    [
      "with the ad's own UTM first",
      [way('external', 'https://posao.example/7?utm_source=radar')],
      utm,
      'https://posao.example/7?utm_source=radar&utm_campaign=jesen',
    ],
    ['no address', [way('external')], none, null],
    ['not outside', [way('full')], none, null],
    ['an address of another way', [way('info', 'https://posao.example/7')], none, null],
    ['another site before the @', [way('external', 'https://radar.example@evil.example/')], none, null],
    ['a password', [way('external', 'https://:x@evil.example/')], none, null],
    ['a script', [way('external', 'javascript:alert(1)')], none, null],
    ['no scheme', [way('external', '//evil.example')], none, null],
    ['no address at all', [way('external', 'evil')], none, null],
  ])('%s', (_, ways, ofVisit, target) => {
    expect(externalTarget(ways, ofVisit)?.href ?? null).toBe(target);
  });
});
