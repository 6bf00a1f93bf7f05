export type SalaryAxis = {
  from: number;
  to: number;
  /** Round amounts from `from` to `to`. */
  ticks: number[];
};

const gaps = 4;

/** A round axis that holds all amounts, with room at both ends: five ticks. */
export function salaryAxis(amounts: readonly number[]): SalaryAxis {
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const room = Math.max((high - low) * 0.25, high * 0.05);
  const wanted = (high - low + 2 * room) / gaps;
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  for (const factor of [1, 2, 2.5, 3, 4, 5, 10, 20]) {
    const step = factor * magnitude;
    const from = Math.max(0, Math.floor((low - room / 2) / step) * step);
    if (from + gaps * step >= high + room / 2) {
      return {
        from,
        to: from + gaps * step,
        ticks: Array.from({ length: gaps + 1 }, (_, index) => from + index * step),
      };
    }
  }
  throw new RangeError(`No axis for ${amounts.join(', ')}`);
}

/** Where an amount stands on the axis, in percent from its start. */
export function shareOf({ from, to }: Pick<SalaryAxis, 'from' | 'to'>, amount: number): number {
  return ((amount - from) / (to - from)) * 100;
}
