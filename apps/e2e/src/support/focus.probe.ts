/** Why somebody who has only the keys would not see where they are; null when they do. Runs in the page. */
export const focusFault = (): string | null => {
  const element = document.activeElement;
  if (element === null || element === document.body) return 'nothing has the focus';
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const name = `${element.tagName.toLowerCase()} ${element.id} “${words}”`;

  const isDrawn = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  // Frames of fields and cards draw the ring of what they hold.
  let box: Element | null = element;
  let isRinged = false;
  for (let level = 0; level < 4 && box !== null && !isRinged; level += 1, box = box.parentElement) {
    isRinged = [null, '::before', '::after'].some((part) => isDrawn(getComputedStyle(box as Element, part)));
  }
  if (!element.matches(':focus-visible') || !isRinged) return `${name} has no ring`;

  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height, window.innerHeight) / 2];
  const onTop = document.elementFromPoint(x, y);
  if (onTop === null) return `${name} is out of sight`;
  const isUncovered = element.contains(onTop) || onTop.contains(element) || onTop.closest('label') !== null;
  return isUncovered ? null : `${name} lies under ${onTop.tagName.toLowerCase()} ${onTop.className}`;
};
