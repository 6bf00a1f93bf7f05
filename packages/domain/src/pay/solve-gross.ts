import { exact, type Rounding, toCent } from './money.ts';

/** Something of a slip that grows with gross: net, or the cost of the payer. */
type Figure = (grossMinor: number, round: Rounding) => number;

const highestMinor = 100_000_000_000;

/**
 * The gross whose figure is the wanted one. Rounded lines make plateaus (several grosses with one net) and gaps (none):
 * of the grosses on the grid that hit the target, the one nearest to the solution before rounding is taken, and where none
 * hits, the nearest to it.
 * @param figure net or cost of a gross, both in minor units
 * @param targetMinor what it should be, from 0 on
 * @param round the rounding of the slip's lines, which is also the grid of grosses
 */
export const solveGross = (figure: Figure, targetMinor: number, round: Rounding = toCent): number => {
  let low = 0;
  let high = highestMinor;
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (figure(middle, exact) < targetMinor) low = middle;
    else high = middle;
  }
  const solution = high;
  const grid = round(1) === 1 ? 1 : 100;
  const nearest = round(solution);
  const candidates = [0, 1, -1, 2, -2, 3, -3, 4, -4]
    .map((steps) => nearest + steps * grid)
    .filter((gross) => gross >= 0);
  const hits = candidates.filter((gross) => figure(gross, round) === targetMinor);
  const pool = hits.length > 0 ? hits : [nearest];
  return pool.reduce((best, gross) => (Math.abs(gross - solution) < Math.abs(best - solution) ? gross : best));
};
