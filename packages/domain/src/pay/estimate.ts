import type { Salary } from '../jobs/job.schema.ts';
import { federationSalary, republicSalary } from './bosnia-and-herzegovina.ts';
import { croatianDefaultRates, croatianSalary } from './croatia.ts';
import { type Rounding, toCent, toWholeUnit } from './money.ts';
import { macedonianSalary } from './north-macedonia.ts';
import type { PaySlip } from './pay-slip.ts';
import { solveGross } from './solve-gross.ts';

type SalaryRule = {
  currency: string;
  /** How its lines are rounded. */
  round: Rounding;
  slip: (grossMinor: number, date: string, round?: Rounding) => PaySlip;
};

/** The law of a month's salary of a person alone: no dependants, the rates of most places. */
export const salaryRules = {
  croatia: {
    currency: 'EUR',
    round: toCent,
    slip: (grossMinor, date, round = toCent) =>
      croatianSalary({ grossMinor, date, rates: croatianDefaultRates }, round),
  },
  federation: {
    currency: 'BAM',
    round: toCent,
    slip: (grossMinor, date, round = toCent) => federationSalary({ grossMinor, date }, round),
  },
  republic: {
    currency: 'BAM',
    round: toCent,
    slip: (grossMinor, date, round = toCent) => republicSalary({ grossMinor, date }, round),
  },
  northMacedonia: {
    currency: 'MKD',
    round: toWholeUnit,
    slip: (grossMinor, date, round = toWholeUnit) => macedonianSalary({ grossMinor, date }, round),
  },
} as const satisfies Record<string, SalaryRule>;

export type SalaryRuleName = keyof typeof salaryRules;

// Republika Srpska has a law of its own within its country; Brčko's depends on the employer's pension fund.
const ruleByPlace: readonly (readonly [keyStart: string, rule: SalaryRuleName | null])[] = [
  ['BA/RS-', 'republic'],
  ['BA/BD', null],
  ['BA', 'federation'],
  ['HR', 'croatia'],
  ['MK', 'northMacedonia'],
];

/**
 * The law of pay where somebody works; null where it is not known here.
 * @param placeKey key of our reference data: ISO 3166-1 alpha-2 of the country, then region and town (`BA/RS-BL/banjaluka`)
 */
export const salaryRuleOf = (placeKey: string): SalaryRuleName | null =>
  ruleByPlace.find(([keyStart]) => placeKey.startsWith(keyStart))?.[1] ?? null;

const monthsOf: Partial<Record<Salary['period'], number>> = { month: 1, year: 12 };

/**
 * Net pay a month of an ad that states gross pay, in minor units of its currency. Null where an estimate would mislead:
 * net is stated, pay is by hour or day, or in another currency than the law's.
 * @param date day whose law counts, `YYYY-MM-DD`
 */
export const estimateNet = (
  salary: Salary,
  ruleName: SalaryRuleName,
  date: string,
): { minMinor: number; maxMinor: number } | null => {
  const rule: SalaryRule = salaryRules[ruleName];
  const months = monthsOf[salary.period];
  if (salary.kind !== 'gross' || months === undefined || salary.currency !== rule.currency) return null;
  const netOf = (minor: number): number => rule.slip(Math.round(minor / months), date).netMinor;
  return { minMinor: netOf(salary.minMinor), maxMinor: netOf(salary.maxMinor) };
};

/** Gross pay a month of an ad that states net pay; null where `estimateNet` is null for the like reasons. */
export const estimateGross = (
  salary: Salary,
  ruleName: SalaryRuleName,
  date: string,
): { minMinor: number; maxMinor: number } | null => {
  const rule: SalaryRule = salaryRules[ruleName];
  const months = monthsOf[salary.period];
  if (salary.kind !== 'net' || months === undefined || salary.currency !== rule.currency) return null;
  const grossOf = (minor: number): number =>
    solveGross((gross, round) => rule.slip(gross, date, round).netMinor, Math.round(minor / months), rule.round);
  return { minMinor: grossOf(salary.minMinor), maxMinor: grossOf(salary.maxMinor) };
};
