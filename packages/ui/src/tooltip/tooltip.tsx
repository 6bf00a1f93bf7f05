'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cssName } from '../css-name.ts';
import { usePlace } from '../popover/use-place.ts';
import styles from './tooltip.module.css';

/** Time over the control before the words appear, so that a passing pointer shows nothing. */
const hoverDelayMs = 200;
/** Time for the pointer to cross from the control to the words. */
const leaveDelayMs = 150;

export type TooltipProps = {
  /** A sentence that helps but is not needed: who cannot see it hears it as the control's description. */
  text: ReactNode;
  /** The control: one button, link or anything else that takes the focus. */
  children: ReactNode;
};

/** Words beside a control while the pointer or the focus is on it; a tap shows them on a phone. Escape hides them. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  // The control came from outside, perhaps from the server: it is tied to the words in the page itself.
  useEffect(() => {
    const control = anchor.current?.querySelector('a[href], button, input, select, textarea, summary, [tabindex]');
    control?.setAttribute('aria-describedby', id);
  }, [id]);

  useLayoutEffect(() => {
    const { current } = tip;
    if (!open || !current) return;
    current.showPopover();
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !anchor.current?.contains(target)) setOpen(false);
    }
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown);
      current.hidePopover();
    };
  }, [open]);

  usePlace(open, anchor, tip, { side: 'above' });

  // The point sticks to the middle of the control, wherever the words had to go.
  useLayoutEffect(() => {
    if (!open || !tip.current || !anchor.current) return;
    const [words, control] = [tip.current.getBoundingClientRect(), anchor.current.getBoundingClientRect()];
    tip.current.dataset.side = words.top < control.top ? 'above' : 'below';
    tip.current.style.setProperty('--point', `${control.left + control.width / 2 - words.left}px`);
  }, [open]);

  useEffect(() => () => clearTimeout(delay.current), []);

  function wait(next: boolean, delayMs: number) {
    clearTimeout(delay.current);
    delay.current = setTimeout(() => setOpen(next), delayMs);
  }

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      style={{ anchorName: cssName(id) }}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && wait(true, hoverDelayMs)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && wait(false, leaveDelayMs)}
      onPointerUp={({ pointerType }) => pointerType === 'touch' && setOpen(true)}
      onFocus={() => setOpen(true)}
      onBlur={() => wait(false, 0)}
    >
      {children}
      <span
        ref={tip}
        id={id}
        className={styles.tip}
        style={{ positionAnchor: cssName(id) }}
        role="tooltip"
        popover="manual"
      >
        {text}
      </span>
    </span>
  );
}
