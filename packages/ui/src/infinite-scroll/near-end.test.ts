import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNearEnd, throttle } from './near-end.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [1000, 800, false],
  [901, 800, false],
  [900, 800, true],
  [500, 800, true],
])('a list that ends at %d on a screen of %d: %s', (bottom, height, near) => {
  expect(isNearEnd(bottom, height)).toBe(near);
});

it('runs at once, then once in each interval', () => {
  const action = vi.fn();
  const { run, stop } = throttle(action, 200);
  run();
  run();
  run();
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(action).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(action).toHaveBeenCalledTimes(2);
  run();
  run();
  stop();
  vi.advanceTimersByTime(1000);
  expect(action).toHaveBeenCalledTimes(3);
});
