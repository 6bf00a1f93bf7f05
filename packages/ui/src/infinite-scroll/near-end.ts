/** So far from the bottom of the screen the end of a list counts as near. */
const nearEndPx = 100;
/** Scrolling is looked at no more often than this. */
export const throttleMs = 200;
/** A list that has just appeared is left alone for so long. */
export const initialWaitMs = 500;

/** @param bottom of the list, below the top of the screen */
export function isNearEnd(bottom: number, viewportHeight: number, distancePx: number = nearEndPx): boolean {
  return bottom - viewportHeight <= distancePx;
}

export type Throttled = { run: () => void; stop: () => void };

/** Runs at once, then at most once in each interval, and once more at its end if asked meanwhile. */
export function throttle(action: () => void, intervalMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  function run() {
    if (timer !== undefined) {
      isWanted = true;
      return;
    }
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, intervalMs);
    action();
  }
  return { run, stop: () => clearTimeout(timer) };
}
