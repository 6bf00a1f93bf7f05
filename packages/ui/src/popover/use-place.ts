import { type RefObject, useLayoutEffect } from 'react';
import { placeBox } from './place.ts';

const canAnchor = () => CSS.supports('anchor-name: --a');

/** Keeps an open panel by its anchor in browsers whose CSS cannot. */
export function usePlace(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { side, align, asWide = false }: { side?: 'below' | 'above'; align?: 'centre' | 'start'; asWide?: boolean } = {},
): void {
  useLayoutEffect(() => {
    if (!open || canAnchor()) return;
    function place() {
      if (!anchor.current || !panel.current) return;
      const box = anchor.current.getBoundingClientRect();
      const { style } = panel.current;
      if (asWide) style.width = `${box.width}px`;
      const size = { width: panel.current.offsetWidth, height: panel.current.offsetHeight };
      const { left, top } = placeBox(box, size, { width: innerWidth, height: innerHeight }, { side, align });
      style.inset = `${top}px auto auto ${left}px`;
    }
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [open, anchor, panel, side, align, asWide]);
}
