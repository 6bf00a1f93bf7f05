export type Box = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };

/** Room between a control and what hangs from it. */
const offsetPx = 8;
/** Room that stays free to the edges of the screen. */
const paddingPx = 12;

/**
 * Where a box hangs from an anchor, for browsers that cannot say it in CSS: under it, or above where there is more room;
 * centred or from its start, shifted so that it stays on the screen.
 */
export function placeBox(
  anchor: Box,
  { width, height }: Size,
  viewport: Size,
  { side = 'below', align = 'centre' }: { side?: 'below' | 'above'; align?: 'centre' | 'start' } = {},
): { left: number; top: number } {
  const below = anchor.top + anchor.height + offsetPx;
  const above = anchor.top - offsetPx - height;
  const roomBelow = viewport.height - paddingPx - height - below;
  const roomAbove = above - paddingPx;
  const isBelow = side === 'below' ? roomBelow >= 0 || roomBelow >= roomAbove : roomAbove < 0 && roomBelow > roomAbove;

  const wished = align === 'centre' ? anchor.left + (anchor.width - width) / 2 : anchor.left;
  const last = viewport.width - paddingPx - width;
  return { left: Math.max(paddingPx, Math.min(wished, last)), top: isBelow ? below : above };
}
