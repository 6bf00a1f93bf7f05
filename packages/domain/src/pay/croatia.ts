import { lineMaker } from './line.ts';
import { inForce, type Rounding, type Table, toCent } from './money.ts';
import { lineOf, type PayLine, type PaySlip, slipOf, sumOf } from './pay-slip.ts';

/**
 * Croatia. Sources: Zakon o doprinosima art. 13, 14, 17, 20, 21.a; Zakon o porezu na dohodak (ZPD) art. 14, 19, 19.a, 24,
 * 46. Each entry holds from its day on; amounts are cents a month.
 */
const parameters: Table<{
  from: string;
  allowanceMinor: number;
  lowerRateLimitMinor: number;
  greatestPensionBaseMinor: number;
}> = [
  {
    from: '2024-01-01',
    allowanceMinor: 560_00,
    lowerRateLimitMinor: 4200_00,
    greatestPensionBaseMinor: 9360_00,
  },
  {
    from: '2025-01-01',
    allowanceMinor: 600_00,
    lowerRateLimitMinor: 5000_00,
    greatestPensionBaseMinor: 10_788_00,
  },
  {
    from: '2026-01-01',
    allowanceMinor: 600_00,
    lowerRateLimitMinor: 5000_00,
    greatestPensionBaseMinor: 11_958_00,
  },
];

/** Rates of a unit that has set none. */
export const croatianDefaultRates = { lowerPercent: 20, higherPercent: 30 } as const;

const pillars = { first: 15, second: 5 };
const healthPercent = 16.5;

/** ZPD art. 14 (3): the coefficient belongs to the child's place among the children. */
const childFactors = [0.5, 0.7, 1, 1.4, 1.9, 2.5, 3.2, 4, 4.9, 6];
const furtherChildGrowth = 1.1;

const childFactor = (index: number): number =>
  childFactors[index] ?? 6 + furtherChildGrowth * (index - childFactors.length + 1);

export type CroatianPerson = {
  /** Children in their order, claimed wholly. */
  children?: number;
  /** Spouse and other dependants. */
  dependants?: number;
  /** Persons with a disability, the taxpayer among them. */
  disabled?: number;
  /** Persons with a full disability or in need of care. */
  fullyDisabled?: number;
  /** Insured in the first pension pillar only. */
  isInFirstPillarOnly?: boolean;
};

/** Rates of the unit in which the person lives, in percent. */
export type CroatianRates = { lowerPercent: number; higherPercent: number };

export type CroatianSalary = CroatianPerson & {
  grossMinor: number;
  date: string;
  rates: CroatianRates;
  /** Gross from all employers of the month, where there are several: the relief is shared. */
  totalGrossMinor?: number;
  /** First employment: no health contribution for up to 12 months. */
  isHealthExempt?: boolean;
  /** 0.5 where half of the month's tax is not withheld. */
  taxReduction?: number;
};

const childrenFactor = (children: number): number =>
  Array.from({ length: children }, (_, index) => childFactor(index)).reduce((sum, factor) => sum + factor, 0);

/** Multiple of the basic allowance that a person may claim (ZPD art. 14). */
export const croatianAllowanceFactor = ({
  children = 0,
  dependants = 0,
  disabled = 0,
  fullyDisabled = 0,
}: CroatianPerson): number => 1 + childrenFactor(children) + dependants * 0.5 + disabled * 0.3 + fullyDisabled;

/** Relief of the first pillar's base for low pay (Zakon o doprinosima art. 21.a), from the month's whole gross. */
const reliefOf = (grossMinor: number): number => {
  if (grossMinor <= 700_00) return Math.min(300_00, grossMinor);
  return Math.max(0, (1300_00 - grossMinor) / 2);
};

/** A month's salary in Croatia, in cents. */
export const croatianSalary = (given: CroatianSalary, round: Rounding = toCent): PaySlip => {
  const { grossMinor, date, rates, totalGrossMinor = grossMinor, taxReduction = 0 } = given;
  const law = inForce(parameters, date);
  const line = lineMaker(round);
  // The least base of contributions lies below the minimum wage of the same hours: it binds no lawful salary.
  const pensionBase = Math.min(grossMinor, law.greatestPensionBaseMinor);
  const share = totalGrossMinor === 0 ? 0 : grossMinor / totalGrossMinor;
  const reliefMinor = round(reliefOf(totalGrossMinor) * share);
  const firstBase = pensionBase - reliefMinor;
  const contributions = given.isInFirstPillarOnly
    ? [line('pension1', firstBase, pillars.first + pillars.second)]
    : [line('pension1', firstBase, pillars.first), line('pension2', pensionBase, pillars.second)];
  const incomeMinor = grossMinor - sumOf(contributions);
  const allowanceMinor = round(law.allowanceMinor * croatianAllowanceFactor(given));
  const taxBaseMinor = Math.max(0, incomeMinor - allowanceMinor);
  const lowerBase = Math.min(taxBaseMinor, law.lowerRateLimitMinor);
  const reduced = (one: PayLine): PayLine => ({ ...one, amountMinor: round(one.amountMinor * (1 - taxReduction)) });
  const taxes = [
    reduced(line('incomeTaxLower', lowerBase, rates.lowerPercent)),
    reduced(line('incomeTaxHigher', taxBaseMinor - lowerBase, rates.higherPercent)),
  ];
  const onTop = [line('health', grossMinor, given.isHealthExempt ? 0 : healthPercent)];
  return slipOf({
    grossMinor,
    contributions,
    reliefMinor,
    allowanceMinor: Math.min(allowanceMinor, incomeMinor),
    taxBaseMinor,
    taxes,
    onTop,
  });
};

/**
 * What the annual assessment pays back of a year's tax (ZPD art. 46): youth on the lower rate, then half of the rest in
 * assisted areas; a returnee all of it and nothing else.
 */
export const croatianRefund = ({
  taxes,
  turnsAge,
  isReturnee = false,
  livesInAssistedArea = false,
}: {
  taxes: readonly PayLine[];
  /** Age that the person reaches in the year; null where it gives no right. */
  turnsAge: number | null;
  isReturnee?: boolean;
  livesInAssistedArea?: boolean;
}): { youthMinor: number; areaMinor: number; returneeMinor: number; totalMinor: number } => {
  const tax = sumOf(taxes);
  if (isReturnee) return { youthMinor: 0, areaMinor: 0, returneeMinor: tax, totalMinor: tax };
  const lower = lineOf(taxes, 'incomeTaxLower')?.amountMinor ?? 0;
  const youthShare = turnsAge === null || turnsAge > 30 ? 0 : turnsAge <= 25 ? 1 : 0.5;
  const youthMinor = toCent(lower * youthShare);
  const areaMinor = livesInAssistedArea ? toCent((tax - youthMinor) / 2) : 0;
  return { youthMinor, areaMinor, returneeMinor: 0, totalMinor: youthMinor + areaMinor };
};

/** Other income: one tax rate; surtax until the end of 2023. */
const feeTax: Table<{ from: string; flatPercent: number | null }> = [
  { from: '2017-01-01', flatPercent: 24 },
  { from: '2021-01-01', flatPercent: 20 },
  { from: '2024-01-01', flatPercent: null },
];

export type CroatianFee = {
  grossMinor: number;
  date: string;
  /** Lower rate of the unit in which the person lives, in percent: since 2024 the whole tax. */
  lowerPercent: number;
  /** Surtax of the unit in percent of the tax, before 2024. */
  surtaxPercent?: number;
  isInFirstPillarOnly?: boolean;
  /** Receipts without contributions, as of sports referees. */
  hasNoContributions?: boolean;
};

const croatianFee = (given: CroatianFee, expensesPercent: number | null, round: Rounding): PaySlip => {
  const { grossMinor, date, lowerPercent, surtaxPercent = 0 } = given;
  const line = lineMaker(round);
  const expenses = expensesPercent === null ? null : line('expenses', grossMinor, expensesPercent);
  const base = grossMinor - (expenses?.amountMinor ?? 0);
  const contributions = given.hasNoContributions
    ? []
    : given.isInFirstPillarOnly
      ? [line('pension1', base, 10)]
      : [line('pension1', base, 7.5), line('pension2', base, 2.5)];
  const taxBaseMinor = base - sumOf(contributions);
  const tax = line('incomeTax', taxBaseMinor, inForce(feeTax, date).flatPercent ?? lowerPercent);
  const taxes = surtaxPercent === 0 ? [tax] : [tax, line('surtax', tax.amountMinor, surtaxPercent)];
  const onTop = given.hasNoContributions ? [] : [line('health', base, 7.5)];
  return slipOf({
    grossMinor,
    expenses,
    contributions,
    taxBaseMinor,
    taxes,
    onTop,
  });
};

/** An author's fee (other income): a lump sum of 30 % is recognised as expenses, 55 % of certified artistic work. */
export const croatianAuthorFee = (given: CroatianFee & { isArtist?: boolean }, round: Rounding = toCent): PaySlip =>
  croatianFee(given, given.isArtist ? 55 : 30, round);

/** A fee of a service contract (other income): no expenses. */
export const croatianServiceFee = (given: CroatianFee, round: Rounding = toCent): PaySlip =>
  croatianFee(given, null, round);
