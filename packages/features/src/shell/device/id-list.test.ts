import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdList, setInList } from './id-list.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('a list of jobs on the device', () => {
  it('keeps the newest, each once, and tells those who watch', () => {
    const list = createIdList('jobs', 3);
    const listener = vi.fn<() => void>();
    const stop = list.subscribe(listener);
    list.replace([1, 2, 2, 3, 4]);
    expect([list.get(), listener.mock.calls.length]).toEqual([[2, 3, 4], 1]);
    expect(list.get()).toBe(list.get());
    stop();
    list.replace([]);
    expect([list.get(), listener.mock.calls.length]).toEqual([[], 1]);
  });

  it('takes a job in as the newest, and out again', () => {
    const list = createIdList('jobs', 3);
    for (const id of [1, 2, 1]) setInList(list, id, true);
    expect(list.get()).toEqual([2, 1]);
    setInList(list, 2, false);
    setInList(list, 7, false);
    expect(list.get()).toEqual([1]);
  });

  it.each(['', 'null', '{"a":1}', 'oops', '["1",-2,1.5,null]'])('takes %j for nothing', (text) => {
    storage.set('jobs', text);
    expect(createIdList('jobs', 3).get()).toEqual([]);
  });

  it('is empty where storage is closed', () => {
    const closed = () => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
    const list = createIdList('jobs', 3);
    expect(() => list.replace([1])).not.toThrow();
    expect(list.get()).toEqual([]);
  });
});
