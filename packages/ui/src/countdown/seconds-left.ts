/** Whole seconds until an end, as a clock shows them: the last one is 1, the end 0. */
export function secondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}
