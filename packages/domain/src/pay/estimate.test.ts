import { describe, expect, it } from 'vitest';
import type { Salary } from '../jobs/job.schema.ts';
import { estimateGross, estimateNet } from './estimate.ts';

const day = '2026-06-01';
const pay = (changes: Partial<Salary>): Salary => ({
  minMinor: 100_000,
  maxMinor: 180_000,
  period: 'month',
  kind: 'gross',
  currency: 'EUR',
  ...changes,
});

describe('gross of an ad that states net', () => {
  it.each([
    ['croatia', 'EUR'],
    ['federation', 'BAM'],
    ['republic', 'BAM'],
    ['northMacedonia', 'MKD'],
  ] as const)('in %s is the gross whose net it is', (rule, currency) => {
    const gross = { minMinor: 5_000_000, maxMinor: 9_000_000 };
    const net = estimateNet(pay({ ...gross, currency }), rule, day);
    expect(estimateGross(pay({ ...net, kind: 'net', currency }), rule, day)).toEqual(gross);
  });

  it('of a year is that of a month', () => {
    const ofMonth = estimateGross(pay({ kind: 'net' }), 'croatia', day);
    const year = pay({ kind: 'net', period: 'year', minMinor: 1_200_000, maxMinor: 2_160_000 });
    expect(estimateGross(year, 'croatia', day)).toEqual(ofMonth);
  });

  it.each([{ period: 'hour' }, { kind: 'gross' }, { currency: 'CHF' }] as const)(
    'is not estimated for %o',
    (changes) => {
      expect(estimateGross(pay({ kind: 'net', ...changes }), 'croatia', day)).toBeNull();
    },
  );
});
