export type Timer = { pause: () => void; resume: () => void; stop: () => void };

/** Calls back once after `durationMs` of running; the time while it is paused does not count. */
export function startTimer(durationMs: number, onEnd: () => void, now: () => number = () => performance.now()): Timer {
  let left = durationMs;
  let startedAt = 0;
  let handle: ReturnType<typeof setTimeout> | undefined;

  function pause() {
    if (handle === undefined) return;
    clearTimeout(handle);
    handle = undefined;
    left -= now() - startedAt;
  }
  function resume() {
    if (handle !== undefined) return;
    startedAt = now();
    handle = setTimeout(onEnd, Math.max(0, left));
  }
  resume();
  return { pause, resume, stop: pause };
}
