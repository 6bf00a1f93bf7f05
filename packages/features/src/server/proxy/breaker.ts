/** Stops calling a server that keeps failing, so that people get an answer at once instead of waiting for nothing. */
export type Breaker = {
  /** Whether calls are refused right now. */
  isOpen: (nowMs: number) => boolean;
  record: (didFail: boolean, nowMs: number) => void;
};

const windowMs = 10_000;
const openMs = 5_000;
const leastCalls = 20;

/** Opens for 5 s once 20 or more calls of the last 10 s were made and half of them failed. */
export const createBreaker = (): Breaker => {
  let calls: { atMs: number; didFail: boolean }[] = [];
  let openUntilMs = 0;
  return {
    isOpen: (nowMs) => nowMs < openUntilMs,
    record: (didFail, nowMs) => {
      calls = [...calls.filter(({ atMs }) => nowMs - atMs < windowMs), { atMs: nowMs, didFail }];
      const failed = calls.filter((call) => call.didFail).length;
      if (calls.length < leastCalls || failed * 2 < calls.length) return;
      openUntilMs = nowMs + openMs;
      calls = [];
    },
  };
};
