'use client';

import { useEffect, useState } from 'react';

/** Whole seconds until an instant, falling to 0. */
export const useCountdown = (untilMs: number): number => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (untilMs <= Date.now()) return undefined;
    const tick = (): void => setNowMs(Date.now());
    const first = window.setTimeout(tick);
    const timer = window.setInterval(tick, 1000);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(timer);
    };
  }, [untilMs]);
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
};
