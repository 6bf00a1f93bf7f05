'use client';

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { checkIds, clearWall, packColumns, restoreWall, saveWall, visibleCount, type WallId } from './wall.ts';
import { WallList, type WallListProps } from './wall-list.tsx';

/** Time between one item that moves in and the next. */
const moveInMs = 15;

export type MasonryWallProps = Pick<WallListProps, 'items' | 'label'> & {
  /** Name of the wall, for what is kept of it while the visitor is away. */
  name: string;
  /** What the wall shows: a list of the home page, or results. */
  kind: 'index' | 'search';
  /**
   * How many of the first cards the page has shown before the wall took over: they stay.
   * @default 0
   */
  already?: number;
};

/** Walls that this page load has already begun: what is kept from the one before is cleared once. */
const begun = new Set<string>();

/**
 * Cards of unlike height in one, two or four columns, side by side in reading order. The server's page shows all of them
 * in rows, without a script too; the script only closes the gaps. Cards that come later in the browser are laid out
 * unseen and move in one by one.
 *
 * @throws {Error} when an id is missing or there twice
 */
export function MasonryWall({ name, kind, items, label, already = 0 }: MasonryWallProps) {
  const ids = items.map(({ id }) => id);
  checkIds(ids);

  const wall = useRef<HTMLUListElement>(null);
  const isServerPage = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [arrived, setArrived] = useState(() =>
    isServerPage ? items.length : Math.max(already, restore(name, kind, ids)),
  );
  const shown = Math.min(items.length, Math.max(arrived, visibleCount(items.length)));

  useEffect(() => {
    if (shown >= items.length) return;
    const next = setTimeout(() => setArrived(shown + 1), moveInMs);
    return () => clearTimeout(next);
  }, [shown, items.length]);

  const idList = JSON.stringify(ids);
  useEffect(() => {
    saveWall(sessionStorage, name, kind, JSON.parse(idList) as WallId[], shown);
  }, [name, kind, idList, shown]);

  useLayoutEffect(() => {
    const list = wall.current;
    if (!list || CSS.supports('display: grid-lanes')) return;
    const pack = () => packWall(list, shown);
    pack();
    const observer = new ResizeObserver(pack);
    observer.observe(list);
    for (const child of list.children) observer.observe(child);
    return () => observer.disconnect();
  }, [shown, idList]);

  return <WallList ref={wall} items={items} label={label} shown={shown} />;
}

function restore(name: string, kind: string, ids: readonly WallId[]): number {
  const key = `${name} ${kind}`;
  if (!begun.has(key)) {
    begun.add(key);
    clearWall(sessionStorage, name, kind);
  }
  return restoreWall(sessionStorage, name, kind, ids);
}

/** Moves the cards of a plain grid up. A moved card is no layout shift: nothing around it changes place. */
function packWall(list: HTMLElement, shown: number): void {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const cards = [...list.children]
    .slice(0, shown)
    .filter((card) => card instanceof HTMLElement)
    .filter(({ hidden }) => !hidden);
  const boxes = cards.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
  const { lifts, saved } = packColumns(boxes, columns, Number.parseFloat(rowGap) || 0);
  cards.forEach((card, index) => {
    const lift = lifts[index] ?? 0;
    card.style.translate = lift ? `0 ${-lift}px` : '';
  });
  list.style.marginBlockEnd = saved ? `${-saved}px` : '';
}
