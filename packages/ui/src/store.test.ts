import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('tells its listeners of a change, and of nothing else', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);

  store.update((value) => value + 1);
  expect(store.get()).toBe(2);
  expect(store.first).toBe(1);
  expect(listener).toHaveBeenCalledTimes(1);

  store.update((value) => value);
  expect(listener).toHaveBeenCalledTimes(1);

  stop();
  store.update(() => 3);
  expect(listener).toHaveBeenCalledTimes(1);
});
