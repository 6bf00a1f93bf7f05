import type { Market } from './markets.ts';
import type { Random } from './random.ts';

export type Pay = { min: number; max: number; unit: 'HOUR' | 'MONTH'; kind: 'gross' | 'net'; currency: string };

const toStep = (amount: number, step: number): number => Number((Math.round(amount / step) * step).toFixed(2));

/** Monthly pay inside an occupation's range: bigger towns and employers at its upper end. */
export const drawMonthlyPay = (
  random: Random,
  market: Market,
  [low, high]: readonly [number, number],
  isAbroad: boolean,
): Pay => {
  const level = isAbroad ? 1.9 / market.perEuro : 1;
  const step = isAbroad ? 50 : market.payStep;
  const middle = low + (high - low) * (0.2 + 0.7 * random.next());
  const width = (high - low) * (0.1 + 0.2 * random.next());
  const kind = random.chance(0.16) ? 'net' : 'gross';
  const share = kind === 'net' ? market.netShare : 1;
  const min = Math.max(low, middle - width) * level * share;
  const max = Math.min(high * 1.05, middle + width) * level * share;
  const isOneFigure = random.chance(0.12);
  return {
    min: toStep(isOneFigure ? max : min, step),
    max: toStep(max, step),
    unit: 'MONTH',
    kind,
    currency: isAbroad ? 'EUR' : market.currency,
  };
};

/** Pay by the hour, in tenths; students get it without deductions up to the yearly limit, so it is stated net. */
export const drawHourlyPay = (random: Random, market: Market, [low, high]: readonly [number, number]): Pay => {
  const min = low + (high - low) * 0.5 * random.next();
  const max = random.chance(0.5) ? min : Math.min(high, min + 0.5 + random.next() * 1.5);
  return { min: toStep(min, 0.1), max: toStep(max, 0.1), unit: 'HOUR', kind: 'net', currency: market.currency };
};
