/** Tries before a job is given up: with these waits, a bit over an hour. */
export const maxAttempts = 20;

/** Milliseconds to wait after the nth failure: 1 s, doubled each time, five minutes at most. */
export const backoffMs = (attempts: number): number => Math.min(1_000 * 2 ** (attempts - 1), 300_000);
