import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft, type DraftOptions, type DraftStorage, keepAfterMs, onDevice } from './draft.ts';

type Values = { name: string; letter: string };

const parse = (kept: unknown): Values => ({ name: '', letter: '', ...(typeof kept === 'object' && kept) });

const aStorage = (kept: Record<string, object> = {}) => {
  const writes: object[] = [];
  const storage: DraftStorage = {
    read: (key) => kept[key],
    write: (key, values) => {
      kept[key] = values;
      writes.push(values);
      return true;
    },
    remove: (key) => Reflect.deleteProperty(kept, key),
  };
  return { storage, kept, writes };
};

const aDraft = (options: Partial<DraftOptions<Values>> = {}) => {
  const draft = createDraft<Values>({ key: 'form:7:guest', parse, ...options });
  return { ...draft, now: () => getDefaultStore().get(draft.state) };
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('is kept once, 500 ms after the last key', () => {
    const { storage, writes } = aStorage();
    const { keepSoon, now } = aDraft({ storage });
    keepSoon({ name: 'A' });
    vi.advanceTimersByTime(keepAfterMs - 1);
    keepSoon({ name: 'An' });
    vi.advanceTimersByTime(keepAfterMs - 1);
    expect([writes, now()]).toEqual([[], { values: { name: '', letter: '' }, savedAt: null }]);
    vi.advanceTimersByTime(1);
    expect(writes).toEqual([{ name: 'An', letter: '' }]);
    expect(now()).toEqual({ values: { name: 'An', letter: '' }, savedAt: new Date('2026-11-21T10:00:00.999Z') });
  });

  it('is kept at once when the page goes', () => {
    const { storage, writes } = aStorage();
    const { keepSoon, flush } = aDraft({ storage });
    keepSoon({ name: 'An' });
    flush();
    flush();
    vi.runAllTimers();
    expect(writes).toEqual([{ name: 'An', letter: '' }]);
  });

  it('keeps what waits together with what is kept at once', () => {
    const { storage, kept } = aStorage();
    const { keepSoon, keep } = aDraft({ storage });
    keepSoon({ name: 'Ana' });
    keep({ letter: 'x' });
    expect(kept).toEqual({ 'form:7:guest': { name: 'Ana', letter: 'x' } });
  });

  it('holds what was kept under its own key alone', () => {
    const { storage } = aStorage({ 'form:7:guest': { name: 'Ana' }, 'form:8:guest': { name: 'Iva' } });
    expect(aDraft({ storage }).now().values).toEqual({ name: 'Ana', letter: '' });
    expect(aDraft({ storage, key: 'form:9:guest' }).now().values).toEqual({ name: '', letter: '' });
  });

  it('once cleared, forgets what waited too', () => {
    const { storage, kept } = aStorage({ 'form:7:guest': { name: 'Ana' } });
    const { keepSoon, clear, now } = aDraft({ storage });
    keepSoon({ name: 'Anam' });
    clear();
    vi.runAllTimers();
    expect([kept, now()]).toEqual([{}, { values: { name: '', letter: '' }, savedAt: null }]);
  });

  it('does not say that it was kept when the storage refuses', () => {
    const { keep, now } = aDraft({ storage: { ...aStorage().storage, write: () => false } });
    keep({ name: 'Ana' });
    expect(now()).toEqual({ values: { name: 'Ana', letter: '' }, savedAt: null });
  });
});

describe('the device', () => {
  it('keeps and forgets', () => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    });
    expect(onDevice.write('a', { name: 'Ana' })).toBe(true);
    expect(onDevice.read('a')).toEqual({ name: 'Ana' });
    items.set('b', '{ rubbish');
    expect(onDevice.read('b')).toBeUndefined();
    onDevice.remove('a');
    expect(onDevice.read('a')).toBeUndefined();
  });

  it('that refuses is no reason to fail', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(onDevice.write('a', {})).toBe(false);
    expect(onDevice.read('a')).toBeUndefined();
    expect(() => onDevice.remove('a')).not.toThrow();
  });
});
