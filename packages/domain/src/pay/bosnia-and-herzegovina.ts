import { lineMaker } from './line.ts';
import { inForce, percentOf, type Rounding, type Table, toCent } from './money.ts';
import { type PayLine, type PayLineCode, type PaySlip, slipOf, sumOf } from './pay-slip.ts';

type Share = readonly [code: PayLineCode, ratePercent: number];

const federationFromPay: readonly Share[] = [
  ['pension', 17],
  ['health', 12.5],
  ['unemployment', 1.5],
];

/** Službene novine FBiH 33/25 lowered what the employer pays. */
const federationOnTop: Table<{ from: string; shares: readonly Share[] }> = [
  {
    from: '2013-01-01',
    shares: [
      ['pension', 6],
      ['health', 4],
      ['unemployment', 0.5],
    ],
  },
  {
    from: '2025-07-01',
    shares: [
      ['pension', 2.5],
      ['health', 2],
      ['unemployment', 0.5],
    ],
  },
];

const federationAllowanceMinor = 300_00;
const federationTaxPercent = 10;
const waterFeePercent = 0.5;
const disasterFeePercent = 0.5;
const disabilityFundPercent = 0.5;

export type FederationSalary = {
  grossMinor: number;
  date: string;
  /** Factor of the tax card: 1 alone, +0.5 spouse, +0.5, 0.7, 0.9 children, +0.3 others; 0 without a card. */
  allowanceFactor?: number;
  /** The employer misses the quota of workers with a disability. */
  paysDisabilityFund?: boolean;
};

/** A month's salary in the Federation of Bosnia and Herzegovina, in feninga. */
export const federationSalary = (given: FederationSalary, round: Rounding = toCent): PaySlip => {
  const { grossMinor, date, allowanceFactor = 1 } = given;
  const line = lineMaker(round);
  const contributions = federationFromPay.map(([code, rate]) => line(code, grossMinor, rate));
  const incomeMinor = grossMinor - sumOf(contributions);
  const allowanceMinor = Math.min(incomeMinor, round(federationAllowanceMinor * allowanceFactor));
  const taxBaseMinor = incomeMinor - allowanceMinor;
  const taxes = [line('incomeTax', taxBaseMinor, federationTaxPercent)];
  const netMinor = incomeMinor - sumOf(taxes);
  const onTop = [
    ...inForce(federationOnTop, date).shares.map(([code, rate]) => line(code, grossMinor, rate)),
    line('waterFee', netMinor, waterFeePercent),
    line('disasterFee', netMinor, disasterFeePercent),
    ...(given.paysDisabilityFund ? [line('disabilityFund', grossMinor, disabilityFundPercent)] : []),
  ];
  return slipOf({
    grossMinor,
    contributions,
    allowanceMinor,
    taxBaseMinor,
    taxes,
    onTop,
  });
};

const federationExpensesPercent = { service: 20, author: 30, none: 0 } as const;

export type FederationFee = {
  grossMinor: number;
  /** Which expenses are recognised: 20 % of a service, 30 % of an author's work, or none. */
  expenses: keyof typeof federationExpensesPercent;
  /** The person pays for a payer abroad (form AMS-1035): nothing lies on top. */
  isPayerAbroad?: boolean;
};

/** An author's fee or a fee of a service contract in the Federation, in feninga. */
export const federationFee = (given: FederationFee, round: Rounding = toCent): PaySlip => {
  const { grossMinor } = given;
  const line = lineMaker(round);
  const expenses = line('expenses', grossMinor, federationExpensesPercent[given.expenses]);
  const base = grossMinor - expenses.amountMinor;
  const contributions = [line('health', base, 4)];
  const taxBaseMinor = base - sumOf(contributions);
  const taxes = [line('incomeTax', taxBaseMinor, federationTaxPercent)];
  const netMinor = grossMinor - sumOf(contributions) - sumOf(taxes);
  const onTop = given.isPayerAbroad
    ? []
    : [
        line('pension', base, 6),
        line('waterFee', netMinor, waterFeePercent),
        line('disasterFee', netMinor, disasterFeePercent),
      ];
  return slipOf({
    grossMinor,
    expenses,
    contributions,
    taxBaseMinor,
    taxes,
    onTop,
  });
};

const republicFromPay: readonly Share[] = [
  ['pension', 18.5],
  ['health', 10.2],
  ['unemployment', 0.6],
  ['childCare', 1.7],
];

/** The 31 % are rounded once: only so the Government's own pairs of gross and net come out. The first line takes the rest. */
const republicContributions = (base: number, round: Rounding): PayLine[] => {
  const line = lineMaker(round);
  const lines = republicFromPay.map(([code, rate]) => line(code, base, rate));
  const whole = round(
    percentOf(
      base,
      republicFromPay.reduce((sum, [, rate]) => sum + rate, 0),
    ),
  );
  const rest = whole - sumOf(lines);
  return lines.map((one, index) => (index === 0 ? { ...one, amountMinor: one.amountMinor + rest } : one));
};

const republicAllowanceMinor = 1000_00;
const republicDependantMinor = 150_00;
const republicExemptMinor = 50_00;

export type RepublicSalary = {
  grossMinor: number;
  date: string;
  dependants?: number;
  /** A job that asks for at most three years of secondary school: since 2026 its first 50 KM are exempt. */
  isLowQualified?: boolean;
};

/** A month's salary in Republika Srpska, in feninga. The tax is on gross less the allowance: contributions do not lower it. */
export const republicSalary = (given: RepublicSalary, round: Rounding = toCent): PaySlip => {
  const { grossMinor, date, dependants = 0, isLowQualified = false } = given;
  const line = lineMaker(round);
  const exempt = isLowQualified && date >= '2026-01-01' ? Math.min(grossMinor, republicExemptMinor) : 0;
  const base = grossMinor - exempt;
  const contributions = republicContributions(base, round);
  const allowanceMinor = Math.min(base, republicAllowanceMinor + dependants * republicDependantMinor);
  const taxBaseMinor = base - allowanceMinor;
  const taxes = [line('incomeTax', taxBaseMinor, 8)];
  return slipOf({
    grossMinor,
    contributions,
    allowanceMinor,
    taxBaseMinor,
    taxes,
  });
};

const republicFeeTax: Table<{ from: string; percent: number }> = [
  { from: '2011-01-01', percent: 10 },
  { from: '2022-01-01', percent: 13 },
];

/** A fee of a service contract in Republika Srpska, in feninga. */
export const republicServiceFee = (given: { grossMinor: number; date: string }, round: Rounding = toCent): PaySlip => {
  const { grossMinor, date } = given;
  const line = lineMaker(round);
  const contributions = [line('pension', grossMinor, 18.5)];
  const taxBaseMinor = grossMinor - sumOf(contributions);
  const taxes = [line('incomeTax', taxBaseMinor, inForce(republicFeeTax, date).percent)];
  return slipOf({
    grossMinor,
    contributions,
    taxBaseMinor,
    taxes,
  });
};

const districtPension = {
  federation: { fromPay: 17, onTop: 2.5 },
  republic: { fromPay: 18.5, onTop: 0 },
} as const;

const districtAllowanceMinor = 1200_00;
const districtDependantMinor = 600_00;

export type DistrictSalary = {
  grossMinor: number;
  /** Pension fund to which the employer pays. */
  fund: keyof typeof districtPension;
  /** Spouse and children. */
  dependants?: number;
};

/** A month's salary in the Brčko District, in feninga. */
export const districtSalary = (given: DistrictSalary, round: Rounding = toCent): PaySlip => {
  const { grossMinor, fund, dependants = 0 } = given;
  const line = lineMaker(round);
  const { fromPay, onTop: byEmployer } = districtPension[fund];
  const contributions = [
    line('pension', grossMinor, fromPay),
    line('health', grossMinor, 12),
    line('unemployment', grossMinor, 1.5),
  ];
  const incomeMinor = grossMinor - sumOf(contributions);
  const allowanceMinor = Math.min(incomeMinor, districtAllowanceMinor + dependants * districtDependantMinor);
  const taxBaseMinor = incomeMinor - allowanceMinor;
  const taxes = [line('incomeTax', taxBaseMinor, 10)];
  const onTop = byEmployer === 0 ? [] : [line('pension', grossMinor, byEmployer)];
  return slipOf({
    grossMinor,
    contributions,
    allowanceMinor,
    taxBaseMinor,
    taxes,
    onTop,
  });
};
