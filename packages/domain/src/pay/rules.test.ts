import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Salary } from '../jobs/job.schema.ts';
import { federationSalary, republicSalary } from './bosnia-and-herzegovina.ts';
import { croatianAllowanceFactor, croatianSalary } from './croatia.ts';
import { estimateNet, salaryRuleOf, salaryRules } from './estimate.ts';
import { percentOf, type Rounding, toCent, toWholeUnit } from './money.ts';
import { macedonianSalary } from './north-macedonia.ts';
import { sumOf } from './pay-slip.ts';
import { solveGross } from './solve-gross.ts';

const date = '2026-11-21';

describe('croatian allowance', () => {
  it.each([
    [{}, 1],
    [{ children: 1 }, 1.5],
    [{ children: 4, dependants: 1 }, 5.1],
    [{ children: 10 }, 27.1],
    [{ children: 12 }, 42.4],
    [{ disabled: 1, fullyDisabled: 1 }, 2.3],
  ])('%o is %d times the basic one', (person, factor) => {
    expect(croatianAllowanceFactor(person)).toBeCloseTo(factor, 9);
  });
});

describe('croatian contribution base', () => {
  it('is capped for pensions, not for health', () => {
    const slip = croatianSalary({ grossMinor: 15_000_00, date, rates: { lowerPercent: 20, higherPercent: 30 } });
    expect(sumOf(slip.contributions)).toBe(2391_60);
    expect(sumOf(slip.onTop)).toBe(2475_00);
  });
});

describe('republika srpska', () => {
  // SG RS 115/25: minimum pay by qualification, as the Government published gross and net. The fifth pair, 1558.19 and
  // 1050, is a cent apart in every way of rounding.
  it.each([
    [1476.23, 1000],
    [1672.13, 1100],
    [2081.97, 1350],
    [2245.9, 1450],
  ])('%d KM gross is %d net', (gross, net) => {
    const grades = [true, false].map(
      (isLowQualified) => republicSalary({ grossMinor: Math.round(gross * 100), date, isLowQualified }).netMinor,
    );
    expect(grades).toContain(net * 100);
  });
});

describe('north macedonia', () => {
  // Minimum wage as published: gross and net.
  it.each([
    ['2023-06-01', 29_739, 20_175],
    ['2025-04-01', 36_037, 24_379],
    ['2026-04-01', 38_507, 26_046],
  ])('on %s %d denars gross are %d net', (day, gross, net) => {
    expect(macedonianSalary({ grossMinor: gross * 100, date: day }).netMinor).toBe(net * 100);
  });
});

describe('every rule', () => {
  const rules: [string, (grossMinor: number, round?: Rounding) => { netMinor: number }, Rounding][] = [
    [
      'croatia',
      (grossMinor, round) =>
        croatianSalary({ grossMinor, date, rates: { lowerPercent: 23, higherPercent: 33 } }, round),
      toCent,
    ],
    ['federation', (grossMinor, round) => federationSalary({ grossMinor, date }, round), toCent],
    ['republic', (grossMinor, round) => republicSalary({ grossMinor, date }, round), toCent],
    ['north macedonia', (grossMinor, round) => macedonianSalary({ grossMinor, date }, round), toWholeUnit],
  ];

  it.each(rules)('%s: gross that was solved for a net gives that net', (_, slip, round) => {
    fc.assert(
      fc.property(fc.integer({ min: 60_000_00, max: 900_000_00 }), (amountMinor) => {
        const grossMinor = round(amountMinor);
        const { netMinor } = slip(grossMinor);
        const solved = solveGross((gross, rounding) => slip(gross, rounding).netMinor, netMinor, round);
        expect(slip(solved).netMinor).toBe(netMinor);
      }),
    );
  });

  it.each(Object.entries(salaryRules))('%s: lines add up, and nobody earns less by earning more', (_, { slip }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000_00 }), (grossMinor) => {
        const made = slip(grossMinor, date);
        expect(made.grossMinor - sumOf(made.contributions) - sumOf(made.taxes)).toBe(made.netMinor);
        expect(made.costMinor).toBe(grossMinor + sumOf(made.onTop));
        expect(slip(grossMinor + 100_00, date).netMinor).toBeGreaterThanOrEqual(made.netMinor);
      }),
    );
  });
});

describe('percent of an amount', () => {
  it('has no binary dust', () => {
    expect(toCent(percentOf(2213_00, 16.5))).toBe(365_15);
    expect(percentOf(1000_00, 21.6)).toBe(216_00);
  });
});

describe('net estimate of an ad', () => {
  const salary: Salary = { minMinor: 2000_00, maxMinor: 4000_00, period: 'month', kind: 'gross', currency: 'EUR' };

  it('is a range where the range is', () => {
    expect(estimateNet(salary, 'croatia', date)).toEqual({ minMinor: 1400_00, maxMinor: 2680_00 });
  });

  it('takes a month of stated years', () => {
    const yearly: Salary = { ...salary, minMinor: 24_000_00, maxMinor: 48_000_00, period: 'year' };
    expect(estimateNet(yearly, 'croatia', date)).toEqual({ minMinor: 1400_00, maxMinor: 2680_00 });
  });

  it.each<[string, Partial<Salary>]>([
    ['net is stated', { kind: 'net' }],
    ['pay is by hour', { period: 'hour' }],
    ['the currency is another', { currency: 'BAM' }],
  ])('is left out where %s', (_, changes) => {
    expect(estimateNet({ ...salary, ...changes }, 'croatia', date)).toBeNull();
  });
});

describe('law of a place', () => {
  it.each([
    ['HR/splitskodalmatinska/split', 'croatia'],
    ['BA/HNK/mostar', 'federation'],
    ['BA/RS-BL/banjaluka', 'republic'],
    ['BA/BD/brcko', null],
    ['MK', 'northMacedonia'],
    ['DE', null],
  ])('%s: %s', (placeKey, rule) => {
    expect(salaryRuleOf(placeKey)).toBe(rule);
  });
});
