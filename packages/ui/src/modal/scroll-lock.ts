type Page = { documentElement: { clientWidth: number; style: { overflow: string; paddingInlineEnd: string } } };

let holders = 0;

/**
 * Keeps the page under a modal where it is, and as wide as it was with its scroll bar. Counts its holders: the page
 * scrolls again when the last one lets go.
 */
export function lockScroll(page: Page = document, viewportWidth: number = globalThis.innerWidth): () => void {
  const { documentElement: root } = page;
  if (holders === 0) {
    const scrollBar = viewportWidth - root.clientWidth;
    root.style.overflow = 'hidden';
    if (scrollBar > 0) root.style.paddingInlineEnd = `${scrollBar}px`;
  }
  holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders > 0) return;
    root.style.overflow = '';
    root.style.paddingInlineEnd = '';
  };
}
