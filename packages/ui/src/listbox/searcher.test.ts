import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSearcher, type Found } from './searcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(ask: (query: string, signal: AbortSignal) => Promise<string[]>) {
  const asked = vi.fn(ask);
  const states: Found<string[]>[] = [];
  const searcher = createSearcher(asked, 250, (found) => states.push(found));
  return { asked, states, searcher };
}

const echo = (query: string) => Promise.resolve([query]);

it('asks for the last query only, after the delay', async () => {
  const { asked, states, searcher } = setUp(echo);
  searcher.search('z');
  await vi.advanceTimersByTimeAsync(200);
  searcher.search('za');
  await vi.advanceTimersByTimeAsync(249);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toEqual({ state: 'found', results: ['za'] });
});

it('drops what an older query finds later, and tells it to stop', async () => {
  const signals: AbortSignal[] = [];
  const { states, searcher } = setUp(async (query, signal) => {
    signals.push(signal);
    await new Promise((resolve) => {
      setTimeout(resolve, query === 'slow' ? 1000 : 10);
    });
    return [query];
  });
  searcher.search('slow');
  await vi.advanceTimersByTimeAsync(300);
  searcher.search('quick');
  await vi.advanceTimersByTimeAsync(2000);
  expect(signals[0]?.aborted).toBe(true);
  expect(states.at(-1)).toEqual({ state: 'found', results: ['quick'] });
});

it('keeps what it found in sight while it looks for more', async () => {
  const { states, searcher } = setUp(echo);
  searcher.search('z');
  await vi.advanceTimersByTimeAsync(300);
  searcher.search('za');
  expect(states.at(-1)).toEqual({ state: 'loading', results: ['z'] });
});

it('says when it failed', async () => {
  const { states, searcher } = setUp(() => Promise.reject(new Error('no line')));
  searcher.search('z');
  await vi.advanceTimersByTimeAsync(300);
  expect(states.at(-1)).toEqual({ state: 'failed' });
});

it('clears at once, and asks no more', async () => {
  const { asked, states, searcher } = setUp(echo);
  searcher.search('z');
  searcher.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).not.toHaveBeenCalled();
  expect(states.at(-1)).toEqual({ state: 'idle' });
});
