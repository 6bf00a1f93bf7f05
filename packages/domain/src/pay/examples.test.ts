import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  districtSalary,
  federationFee,
  federationSalary,
  republicSalary,
  republicServiceFee,
} from './bosnia-and-herzegovina.ts';
import {
  croatianAuthorFee,
  croatianDefaultRates,
  croatianRefund,
  croatianSalary,
  croatianServiceFee,
} from './croatia.ts';
import { type Rounding, toCent, toWholeUnit } from './money.ts';
import { macedonianSalary } from './north-macedonia.ts';
import { lineOf, type PaySlip, sumOf } from './pay-slip.ts';
import { solveGross } from './solve-gross.ts';

type Example = {
  id: string;
  country: string;
  entity: string | null;
  calculator: string;
  effectiveDate: string;
  input: Record<string, number | string | boolean>;
  expected: Record<string, number>;
  source: string;
};

/** Worked examples of tax offices, governments and other calculators; each names its source. */
const examples = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')) as Example[];

const minor = (value: unknown): number => Math.round(Number(value) * 100);
const optional = (value: unknown): number => Number(value ?? 0);

type Slip = (grossMinor: number, round?: Rounding) => PaySlip;

const slipOf = ({ country, entity, calculator, effectiveDate: date, input }: Example): Slip => {
  const rates = {
    lowerPercent: Number(input.lower ?? croatianDefaultRates.lowerPercent),
    higherPercent: Number(input.higher ?? croatianDefaultRates.higherPercent),
  };
  const fee = {
    date,
    lowerPercent: rates.lowerPercent,
    surtaxPercent: optional(input.surtax),
    hasNoContributions: input.noContributions === true,
  };
  switch ([country, entity, calculator].filter(Boolean).join(' ')) {
    case 'HR salary':
      return (grossMinor, round) =>
        croatianSalary(
          {
            grossMinor,
            date,
            rates,
            children: optional(input.children),
            dependants: optional(input.dependants),
            disabled: optional(input.disability),
            fullyDisabled: optional(input.fullDisability),
            isHealthExempt: input.healthExempt === true,
            taxReduction: optional(input.monthlyTaxReduction),
            ...(input.totalGrossAllEmployers === undefined
              ? {}
              : { totalGrossMinor: minor(input.totalGrossAllEmployers) }),
          },
          round,
        );
    case 'HR author':
      return (grossMinor, round) => croatianAuthorFee({ ...fee, grossMinor, isArtist: input.artist === true }, round);
    case 'HR service':
      return (grossMinor, round) => croatianServiceFee({ ...fee, grossMinor }, round);
    case 'BA FBiH salary':
      return (grossMinor, round) =>
        federationSalary(
          {
            grossMinor,
            date,
            allowanceFactor: input.noTaxCard === true ? 0 : Number(input.factor ?? 1),
            paysDisabilityFund: input.disabilityFund === true,
          },
          round,
        );
    case 'BA FBiH service':
    case 'BA FBiH author':
      return (grossMinor, round) =>
        federationFee(
          {
            grossMinor,
            expenses: input.expenses as 'service' | 'author' | 'none',
            isPayerAbroad: input.foreignPayer === true,
          },
          round,
        );
    case 'BA RS salary':
      return (grossMinor, round) => republicSalary({ grossMinor, date }, round);
    case 'BA RS service':
      return (grossMinor, round) => republicServiceFee({ grossMinor, date }, round);
    case 'BA Brcko salary':
      return (grossMinor, round) =>
        districtSalary({ grossMinor, fund: input.fund === 'FBiH' ? 'federation' : 'republic' }, round);
    case 'MK salary':
      return (grossMinor, round) => macedonianSalary({ grossMinor, date }, round);
    default:
      throw new Error(`No rule for ${country} ${entity} ${calculator}`);
  }
};

const grossOf = ({ country, input }: Example, slip: Slip): number => {
  const round = country === 'MK' ? toWholeUnit : toCent;
  if (input.net !== undefined)
    return solveGross((gross, rounding) => slip(gross, rounding).netMinor, minor(input.net), round);
  if (input.employerCostTarget !== undefined)
    return solveGross((gross, rounding) => slip(gross, rounding).costMinor, minor(input.employerCostTarget), round);
  return minor(input.gross);
};

const amount = (slip: PaySlip, part: 'contributions' | 'taxes' | 'onTop', code: Parameters<typeof lineOf>[1]): number =>
  lineOf(slip[part], code)?.amountMinor ?? 0;

/** The figures that the sources state, by their names there. */
const figures: Record<string, (slip: PaySlip) => number> = {
  gross: (slip) => slip.grossMinor,
  net: (slip) => slip.netMinor,
  income: (slip) => slip.incomeMinor,
  allowance: (slip) => slip.allowanceMinor,
  taxBase: (slip) => slip.taxBaseMinor,
  mio1: (slip) => amount(slip, 'contributions', 'pension1'),
  mio2: (slip) => amount(slip, 'contributions', 'pension2'),
  mio1Relief: (slip) => slip.reliefMinor,
  pension: (slip) => amount(slip, 'contributions', 'pension'),
  contributionsFromPay: (slip) => sumOf(slip.contributions),
  contributionBase: (slip) => slip.grossMinor - (slip.expenses?.amountMinor ?? 0),
  expenses: (slip) => slip.expenses?.amountMinor ?? 0,
  expensesAmount: (slip) => slip.expenses?.amountMinor ?? 0,
  surtax: (slip) => amount(slip, 'taxes', 'surtax'),
  tax: (slip) => sumOf(slip.taxes) - amount(slip, 'taxes', 'surtax'),
  health: (slip) => amount(slip, 'onTop', 'health') + amount(slip, 'contributions', 'health'),
  employerPension: (slip) => amount(slip, 'onTop', 'pension'),
  waterFee: (slip) => amount(slip, 'onTop', 'waterFee'),
  disasterFee: (slip) => amount(slip, 'onTop', 'disasterFee'),
  employerCost: (slip) => slip.costMinor,
  totalObligations: (slip) => slip.costMinor - slip.netMinor,
};

const refunds: Record<string, keyof ReturnType<typeof croatianRefund>> = {
  youngRefund: 'youthMinor',
  areaRefund: 'areaMinor',
  returneeRefund: 'returneeMinor',
  totalRefund: 'totalMinor',
};

const refundOf = ({ input }: Example, taxes: PaySlip['taxes']) =>
  croatianRefund({
    taxes,
    turnsAge: input.age === undefined ? null : Number(input.age),
    isReturnee: input.returnee === true,
    livesInAssistedArea: input.assistedArea === true,
  });

describe('worked examples of others', () => {
  it.each(examples.filter(({ calculator }) => calculator !== 'salary-refund').map((one) => [one.id, one] as const))(
    '%s',
    (_, example) => {
      const slip = slipOf(example);
      const made = slip(grossOf(example, slip));
      const times = example.input.period === 'year' ? 12 : 1;
      for (const [name, wanted] of Object.entries(example.expected)) {
        const refund = refunds[name];
        const figure = figures[name];
        const got =
          refund !== undefined
            ? refundOf(example, made.taxes)[refund]
            : name === 'netAfterRefund'
              ? made.netMinor + refundOf(example, made.taxes).totalMinor
              : figure?.(made);
        expect((got ?? Number.NaN) * times, `${name} (${example.source})`).toBe(minor(wanted));
      }
    },
  );

  it.each(examples.filter(({ calculator }) => calculator === 'salary-refund').map((one) => [one.id, one] as const))(
    '%s',
    (_, example) => {
      const baseMinor = minor(example.input.annualLowerBase);
      const ratePercent = Number(example.input.lower);
      const taxes = [
        { code: 'incomeTaxLower', baseMinor, ratePercent, amountMinor: toCent((baseMinor * ratePercent) / 100) },
      ] as const;
      expect(refundOf(example, [...taxes]).youthMinor).toBe(minor(example.expected.youngRefund));
    },
  );
});
