import { lineMaker } from './line.ts';
import { inForce, type Rounding, type Table, toWholeUnit } from './money.ts';
import { type PaySlip, slipOf, sumOf } from './pay-slip.ts';

const rates: Table<{ from: string; pension: number; health: number; unemployment: number; injury: number }> = [
  { from: '2020-01-01', pension: 18.8, health: 7.5, unemployment: 1.2, injury: 0.5 },
  { from: '2026-07-01', pension: 19.9, health: 7.5, unemployment: 0.1, injury: 0.5 },
];

/** Personal relief a month, in deni. */
const relief: Table<{ from: string; monthMinor: number }> = [
  { from: '2020-01-01', monthMinor: 8228_00 },
  { from: '2021-01-01', monthMinor: 8438_00 },
  { from: '2022-01-01', monthMinor: 8788_00 },
  { from: '2023-01-01', monthMinor: 9038_00 },
  { from: '2024-01-01', monthMinor: 9540_00 },
  { from: '2025-01-01', monthMinor: 10_270_00 },
  { from: '2026-01-01', monthMinor: 10_932_00 },
];

/**
 * Average pay: contributions are taken of 16 times it at most. (Half of it is the least base, which lies below the minimum
 * wage and so binds no lawful salary.) Years that none published keep the last.
 */
const averagePay: Table<{ from: string; minor: number }> = [
  { from: '2020-01-01', minor: 38_319_00 },
  { from: '2021-01-01', minor: 41_141_00 },
  { from: '2022-01-01', minor: 43_509_00 },
  { from: '2024-01-01', minor: 57_609_00 },
  { from: '2026-01-01', minor: 69_141_00 },
];

const taxPercent = 10;

/** A month's salary in North Macedonia, in deni, each line rounded to the denar. All contributions come from gross. */
export const macedonianSalary = (
  { grossMinor, date }: { grossMinor: number; date: string },
  round: Rounding = toWholeUnit,
): PaySlip => {
  const law = inForce(rates, date);
  const line = lineMaker(round);
  const base = Math.min(grossMinor, inForce(averagePay, date).minor * 16);
  const contributions = [
    line('pension', base, law.pension),
    line('health', base, law.health),
    line('unemployment', base, law.unemployment),
    line('injury', base, law.injury),
  ];
  const incomeMinor = grossMinor - sumOf(contributions);
  const allowanceMinor = Math.max(0, Math.min(incomeMinor, inForce(relief, date).monthMinor));
  const taxBaseMinor = Math.max(0, incomeMinor - allowanceMinor);
  const taxes = [line('incomeTax', taxBaseMinor, taxPercent)];
  return slipOf({
    grossMinor,
    contributions,
    allowanceMinor,
    taxBaseMinor,
    taxes,
  });
};

/** Recognised expenses by kind of work, in percent (Закон за данокот на личен доход, 2019). */
export const macedonianExpensesPercent = {
  /** Sculpture, tapestry, ceramics, stained glass. */
  sculpture: 50,
  /** Art photography, murals, graphics, painting, composed and filmed works, design. */
  visualArt: 40,
  /** Concerts, ballet, opera, acting. */
  performance: 25,
  /** Translations, lectures and other works. */
  other: 20,
  /** A service contract: income from work. */
  service: 0,
} as const;

/** An author's fee or a fee of a service contract in North Macedonia, in deni. No contributions are taken. */
export const macedonianFee = (
  { grossMinor, work }: { grossMinor: number; work: keyof typeof macedonianExpensesPercent },
  round: Rounding = toWholeUnit,
): PaySlip => {
  const line = lineMaker(round);
  const expenses = line('expenses', grossMinor, macedonianExpensesPercent[work]);
  const taxBaseMinor = grossMinor - expenses.amountMinor;
  const taxes = [line('incomeTax', taxBaseMinor, taxPercent)];
  return slipOf({
    grossMinor,
    expenses,
    contributions: [],
    taxBaseMinor,
    taxes,
  });
};
