/** What of the page's words cannot be seen: they run out of the screen, or a box cuts them. Runs in the page. */
export const cutWords = (): string[] => {
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);

  // Boxes that cut what leaves them, up to one that can be scrolled; null where only screen readers shall find the words.
  const cuttersOf = (element: Element): Element[] | null => {
    const cutters: Element[] = [];
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' && box.getBoundingClientRect().width <= 1) return null;
      if (/auto|scroll/.test(style.overflowX)) return cutters;
      if (/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) cutters.push(box);
      if (style.position === 'fixed') return cutters;
    }
    return [...cutters, document.documentElement];
  };

  while (texts.nextNode() !== null) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    const words = (node.textContent ?? '').trim();
    const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
    // Names on a drawn map may be laid out for another width, and then have no box at all.
    const isDrawn = (parent?.getBoundingClientRect().width ?? 0) > 0;
    if (
      words === '' ||
      !isShown ||
      !isDrawn ||
      parent.closest('[aria-hidden="true"], script, style, noscript') !== null
    )
      continue;
    const cutters = cuttersOf(parent);
    if (cutters === null) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const cutter = cutters.find((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (rect.width === 0) return false;
        if (box === document.documentElement)
          return rect.left < -1 || rect.right > document.documentElement.clientWidth + 1;
        // A slanted or tight line may stand out by a hair.
        return rect.left < left - 1 || rect.right > right + 1 || rect.top < top - 4 || rect.bottom > bottom + 4;
      });
      if (cutter === undefined) continue;
      found.push(
        `“${words.slice(0, 40)}” of ${parent.tagName.toLowerCase()}.${parent.className} by ${cutter.tagName.toLowerCase()}.${cutter.className}`,
      );
      break;
    }
  }
  return found;
};
