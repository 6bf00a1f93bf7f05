'use client';

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { XIcon } from '../icons/x.tsx';
import { escapeCloses } from './escape.ts';
import { openDialogs } from './open-dialogs.ts';
import { lockScroll } from './scroll-lock.ts';
import styles from './modal.module.css';

export type ModalProps = {
  /** Shows it over the page; the focus comes back to where it was when this ends. */
  open: boolean;
  /** The visitor wants it closed: by the x, Escape or the overlay. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the x. */
  closeLabel: string;
  /**
   * Buttons at the end.
   * @default none
   */
  footer?: ReactNode;
  /**
   * `alertdialog` interrupts with something that must be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * `card` stands in the middle, `sheet` comes up from the edge of a phone.
   * @default 'card'
   */
  look?: 'card' | 'sheet';
  /**
   * 448 px wide, or 640.
   * @default 'm'
   */
  size?: 'm' | 'l';
  /** An element with `data-autofocus` takes the focus; without one the x does. */
  children: ReactNode;
};

/**
 * The browser's own dialog: the page behind it can be neither reached nor scrolled. Escape closes it only when the focus
 * is on no field.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  title,
  closeLabel,
  footer,
  role = 'dialog',
  look = 'card',
  size = 'm',
  children,
}: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);
  const id = useId();

  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    current.showModal();
    current.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const unlock = lockScroll();
    openDialogs.update((dialogs) => [...dialogs, current]);
    return () => {
      openDialogs.update((dialogs) => dialogs.filter((other) => other !== current));
      unlock();
      current.close();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // What hangs over the modal closes first, by the browser.
    if (event.currentTarget.querySelector('[popover="auto"]:popover-open')) return;
    event.preventDefault();
    event.stopPropagation();
    if (escapeCloses(document.activeElement)) onClose();
  }

  return (
    // Keys and presses here are Escape and the overlay, which are no part of the content.
    <dialog
      ref={dialog}
      className={cx(styles.modal, look === 'sheet' && styles.sheet, size === 'l' && styles.l)}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={role === 'alertdialog' ? `${id}body` : undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closed it by itself: a form of method dialog, or a way out that it does not let us refuse.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedOverlay.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOverlay.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          <IconButton className={styles.close} label={closeLabel} icon={<XIcon />} onClick={onClose} />
        </div>
        <div id={`${id}body`} className={styles.body}>
          {children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
