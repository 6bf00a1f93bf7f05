import { describe, expect, it } from 'vitest';
import { checkIds, clearWall, packColumns, restoreWall, saveWall, visibleCount } from './wall.ts';

it.each([
  [0, 0],
  [1, 1],
  [10, 5],
  [11, 6],
  [80, 40],
  [81, 41],
  [100, 60],
  [200, 160],
])('of %d items %d stand at once', (total, visible) => {
  expect(visibleCount(total)).toBe(visible);
});

it.each([[['a', 'b', 1]], [[0, 1]], [[]]])('takes the ids %j', (ids) => {
  expect(() => checkIds(ids)).not.toThrow();
});

it.each([[['a', 'a']], [['1', 1]], [['']], [[undefined]], [[null]], [[Number.NaN]], [[{}]]])(
  'refuses the ids %j',
  (ids) => {
    expect(() => checkIds(ids)).toThrow('MpMasonryWall item does not have valid id');
  },
);

describe('columns', () => {
  it('close their gaps, each for itself', () => {
    const boxes = [
      { top: 0, height: 100 },
      { top: 0, height: 40 },
      { top: 110, height: 50 },
      { top: 110, height: 60 },
    ];
    expect(packColumns(boxes, 2, 10)).toEqual({ lifts: [0, 0, 0, 60], saved: 10 });
  });

  it('stay as they are when there is one', () => {
    const boxes = [
      { top: 0, height: 100 },
      { top: 110, height: 50 },
    ];
    expect(packColumns(boxes, 1, 10)).toEqual({ lifts: [0, 0], saved: 0 });
  });

  it('of nothing are nothing', () => {
    expect(packColumns([], 4, 10)).toEqual({ lifts: [], saved: 0 });
  });
});

describe('what is kept', () => {
  const storage = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };

  it('is how far the same items had come, for each wall and kind', () => {
    const kept = storage();
    saveWall(kept, 'jobs', 'index', ['a', 'b', 'c'], 2);
    expect(restoreWall(kept, 'jobs', 'index', ['a', 'b', 'c', 'd'])).toBe(2);
    expect(restoreWall(kept, 'jobs', 'index', ['a', 'x'])).toBe(1);
    expect(restoreWall(kept, 'jobs', 'search', ['a', 'b'])).toBe(0);
    clearWall(kept, 'jobs', 'index');
    expect(restoreWall(kept, 'jobs', 'index', ['a', 'b'])).toBe(0);
  });

  it('is nothing where storage is closed or holds something else', () => {
    const closed = () => {
      throw new Error('closed');
    };
    const shut = { getItem: closed, setItem: closed, removeItem: closed };
    expect(restoreWall(shut, 'jobs', 'index', ['a'])).toBe(0);
    expect(() => saveWall(shut, 'jobs', 'index', ['a'], 1)).not.toThrow();
    expect(restoreWall({ ...shut, getItem: () => '{"shown":7}' }, 'jobs', 'index', ['a'])).toBe(0);
  });
});
