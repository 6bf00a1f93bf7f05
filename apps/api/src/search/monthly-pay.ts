import type { Salary } from '@radar/domain/jobs';

/** Units of a period in a month: 174 hours of full time, 22 days. */
const perMonth: Record<Salary['period'], number> = { hour: 174, day: 22, month: 1, year: 1 / 12 };

/** Stated pay in whole units of its currency a month. */
export const monthlyPay = (minor: number, period: Salary['period']): number =>
  Math.round((minor / 100) * perMonth[period]);
