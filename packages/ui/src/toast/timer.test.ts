import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTimer } from './timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends after its duration, not counting pauses', () => {
  const onEnd = vi.fn();
  const timer = startTimer(6000, onEnd, Date.now);
  vi.advanceTimersByTime(4000);
  timer.pause();
  timer.pause();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();

  timer.resume();
  timer.resume();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('ends never once stopped', () => {
  const onEnd = vi.fn();
  startTimer(6000, onEnd, Date.now).stop();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});
