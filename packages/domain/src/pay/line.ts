import { percentOf, type Rounding } from './money.ts';
import type { PayLine, PayLineCode } from './pay-slip.ts';

/** Makes lines of a slip that is rounded in one way. */
export const lineMaker =
  (round: Rounding) =>
  (code: PayLineCode, baseMinor: number, ratePercent: number): PayLine => ({
    code,
    baseMinor,
    ratePercent,
    amountMinor: round(percentOf(baseMinor, ratePercent)),
  });
