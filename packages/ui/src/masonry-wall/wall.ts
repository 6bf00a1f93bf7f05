export type WallId = string | number;

const mostHidden = 40;

/** How many items stand in the wall at once: the first half, or all but 40 if that is more. The rest moves in after. */
export function visibleCount(total: number): number {
  return Math.max(Math.ceil(total / 2), total - mostHidden);
}

/** @throws {Error} unless each id is a non-empty text or a number, and no two are alike */
export function checkIds(ids: readonly unknown[]): void {
  const seen = new Set<string>();
  for (const id of ids) {
    const isValid = (typeof id === 'string' && id !== '') || (typeof id === 'number' && Number.isFinite(id));
    if (!isValid || seen.has(String(id))) throw new Error('MpMasonryWall item does not have valid id');
    seen.add(String(id));
  }
}

export type WallBox = { top: number; height: number };

/**
 * How far each item of a plain grid moves up to close the gap over it. Items keep their column, and so their order: the
 * first row is the first few items, and no item jumps sideways.
 */
export function packColumns(
  boxes: readonly WallBox[],
  columns: number,
  gap: number,
): { lifts: number[]; saved: number } {
  const ends: number[] = Array.from({ length: columns }, () => 0);
  const lifts = boxes.map(({ top, height }, index) => {
    const column = index % columns;
    const place = ends[column] ?? 0;
    ends[column] = place + height + gap;
    return top - place;
  });
  const natural = Math.max(0, ...boxes.map(({ top, height }) => top + height));
  return { lifts, saved: Math.max(0, natural - Math.max(0, ...ends.map((end) => end - gap))) };
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
type WallState = { shown: WallId[]; hidden: WallId[] };

const keyOf = (name: string, kind: string) => `wall:${name}:${kind}`;

/** How many of the items, from the first on, stood in the wall when it was left. */
export function restoreWall(storage: Storage, name: string, kind: string, ids: readonly WallId[]): number {
  try {
    const state = JSON.parse(storage.getItem(keyOf(name, kind)) ?? '{}') as Partial<WallState>;
    const shown = Array.isArray(state.shown) ? state.shown : [];
    const end = ids.findIndex((id, index) => id !== shown[index]);
    return end < 0 ? ids.length : end;
  } catch {
    // Storage may be closed to us, and what is in it may not be ours.
    return 0;
  }
}

export function saveWall(storage: Storage, name: string, kind: string, ids: readonly WallId[], shown: number): void {
  try {
    const state: WallState = { shown: ids.slice(0, shown), hidden: ids.slice(shown) };
    storage.setItem(keyOf(name, kind), JSON.stringify(state));
  } catch {
    // Full or closed: the wall is then filled anew.
  }
}

export function clearWall(storage: Storage, name: string, kind: string): void {
  try {
    storage.removeItem(keyOf(name, kind));
  } catch {
    // Closed to us: nothing is kept there.
  }
}
