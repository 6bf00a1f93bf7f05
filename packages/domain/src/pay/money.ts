/**
 * How a line of a pay slip is rounded. Amounts are minor units (cents, deni). `exact` keeps fractions: net to gross needs
 * the solution before rounding.
 */
export type Rounding = (amountMinor: number) => number;

const halfUp = (value: number): number => Math.floor(value + 0.5);

export const toCent: Rounding = halfUp;
/** Macedonian slips state whole denars. */
export const toWholeUnit: Rounding = (amountMinor) => halfUp(amountMinor / 100) * 100;
export const exact: Rounding = (amountMinor) => amountMinor;

/** A share in percent, unrounded. The rate is taken in millionths, so that 21.6 % of whole cents has no binary dust. */
export const percentOf = (amountMinor: number, ratePercent: number): number =>
  (amountMinor * Math.round(ratePercent * 10_000)) / 1_000_000;

/** Values by the day from which they hold, oldest first. */
export type Table<Entry extends { from: string }> = readonly [Entry, ...Entry[]];

/** Which of a table's entries is in force on a day (`YYYY-MM-DD`); the first one before all of them. */
export const inForce = <Entry extends { from: string }>(table: Table<Entry>, date: string): Entry =>
  table.findLast(({ from }) => from <= date) ?? table[0];
