const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;

/** What makes the page wider than its window, the outermost first; none when the page does not scroll sideways. */
export function wideParts(page: Document): string[] {
  const { scrollWidth, clientWidth } = page.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...page.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 5)
    .map(nameOf);
}

/** Elements that are nothing but a filled shape: the bar of a progress, the thumb of a switch. */
export function shapesOf(page: Document): Element[] {
  return [...page.body.querySelectorAll('*')].filter((element) => {
    if (element.closest('svg, img, iframe, input') || element.querySelector('svg, img, input')) return false;
    if (element.textContent?.trim()) return false;
    const { width, height } = element.getBoundingClientRect();
    const { visibility, opacity, backgroundColor } = getComputedStyle(element);
    return width * height >= 9 && visibility === 'visible' && opacity !== '0' && backgroundColor !== 'rgba(0, 0, 0, 0)';
  });
}

/** Those of the shapes that cannot be told from the page behind them: no edge, and a ground of the same colour. */
export function lostShapes(shapes: readonly Element[], page: Document): string[] {
  const paper = getComputedStyle(page.body).backgroundColor;
  return shapes
    .filter((element) => {
      const style = getComputedStyle(element);
      const hasEdge = ['top', 'right', 'bottom', 'left'].some(
        (side) =>
          style.getPropertyValue(`border-${side}-style`) !== 'none' &&
          style.getPropertyValue(`border-${side}-width`) !== '0px',
      );
      return !hasEdge && [paper, 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor);
    })
    .map(nameOf);
}
