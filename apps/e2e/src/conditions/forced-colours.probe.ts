/** Marks of one of each kind of control, by its classes: `data-kind` on the first of them. Runs in the page. */
export const markKinds = (): { mark: string; name: string; isButton: boolean }[] => {
  const kinds = new Map<string, { mark: string; name: string; isButton: boolean }>();
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary',
  )) {
    const { width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]') !== null) continue;
    if (width < 2 || height < 2 || element.matches(':disabled')) continue;
    const kind = `${element.tagName} ${element.className} ${element.getAttribute('type') ?? ''}`;
    if (kinds.has(kind)) continue;
    const mark = `kind-${kinds.size}`;
    element.dataset['kind'] = mark;
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    kinds.set(kind, {
      mark,
      name: `${element.tagName.toLowerCase()}.${element.className} “${words}”`,
      isButton: element.matches('button, [class*="button"]'),
    });
  }
  return [...kinds.values()];
};

/** Whether a box has an edge of its own or of its frame: in forced colours a ground alone is gone. Runs in the page. */
export const hasEdge = (element: Element): boolean => {
  const { borderTopWidth, borderTopStyle, borderBottomWidth, borderBottomStyle, outlineStyle, textDecorationLine } =
    getComputedStyle(element);
  const isDrawn = (width: string, style: string): boolean => Number.parseFloat(width) >= 1 && style !== 'none';
  return (
    isDrawn(borderTopWidth, borderTopStyle) ||
    isDrawn(borderBottomWidth, borderBottomStyle) ||
    outlineStyle !== 'none' ||
    textDecorationLine.includes('underline')
  );
};

/** Icons that have the colour of what they lie on. Runs in the page. */
export const hiddenIcons = (): string[] => {
  const isClear = (colour: string): boolean => colour === 'none' || /^rgba\(.*, 0\)$/.test(colour);
  const groundOf = (element: Element): string => {
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const hidden: string[] = [];
  for (const icon of document.querySelectorAll('svg')) {
    if (!icon.checkVisibility({ visibilityProperty: true }) || icon.getBoundingClientRect().width === 0) continue;
    const ground = groundOf(icon);
    const shapes = [...icon.querySelectorAll('path, circle, rect, line, polyline, polygon, text, use')];
    const isSeen = (shape: Element): boolean => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].some((colour) => colour !== ground && !isClear(colour));
    };
    const words = shapes.filter((shape) => shape.matches('text') && shape.checkVisibility());
    const areWordsSeen = words.every((shape) => getComputedStyle(shape).fill !== ground);
    if (!shapes.some(isSeen) || !areWordsSeen)
      hidden.push(`${icon.parentElement?.className ?? ''} ${icon.outerHTML.slice(0, 80)}`);
  }
  return hidden;
};
