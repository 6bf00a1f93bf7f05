/**
 * Targets that a finger of 44 px cannot hit: those where a point 21 px from the middle belongs to something else. Links
 * in a sentence are exempt (WCAG 2.5.8). Runs in the page.
 */
export const smallTargets = (): string[] => {
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]';
  const isInSentence = (element: Element): boolean => {
    if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
    const around = element.closest('p, li, dd, td, label, span')?.textContent.trim() ?? '';
    return around.length > (element.textContent.trim().length || 0) + 3;
  };
  const targetOf = (element: Element): Element[] => [
    element,
    ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
  ];
  const small: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    if (!isShown || element.closest('[aria-hidden="true"], [inert]') !== null || isInSentence(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // A box without a line of its own (a link over a card) counts where its first line stands.
    const own = targetOf(element);
    // One that cannot be scrolled to, as the link that leads past the header, is there for the keyboard alone.
    const boxes = own
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height, bottom, right }) => width > 1 && height > 1 && bottom > 0 && right > 0);
    // What else a finger would hit around the middle of a box.
    const othersAround = ({ left, right, top, bottom, width: wide, height: high }: DOMRect): string[] => {
      // The letters of a neighbour may stand out of their line, over the edge of a box that is large enough.
      const reach = wide >= 44 && high >= 44 ? 19 : 21;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [
        document.elementFromPoint(x - reach, y),
        document.elementFromPoint(x + reach, y),
        document.elementFromPoint(x, y - reach),
        document.elementFromPoint(x, y + reach),
      ]
        .filter((hit) => hit === null || !own.some((one) => one.contains(hit)))
        .map((hit) => `${hit?.tagName.toLowerCase()}.${hit?.className}`);
    };
    const others = boxes.map(othersAround);
    if (others.length > 0 && others.every((hits) => hits.length > 0)) {
      const { width = 0, height = 0 } = boxes[0] ?? {};
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      small.push(
        `${element.tagName.toLowerCase()}.${element.className} “${name}” ${width}×${height}: ${others[0]?.join(', ')}`,
      );
    }
  }
  return small;
};
