'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { usePlace } from './use-place.ts';
import styles from './popover.module.css';

export type PopoverProps = {
  /** Unique in the page: ties the button to its panel. */
  id: string;
  /** Words of the button; its name when there is only an icon. */
  label: string;
  /**
   * An icon before the words, or instead of them.
   * @default none
   */
  icon?: ReactNode;
  /**
   * The icon alone, 44 px square.
   * @default false
   */
  iconOnly?: boolean;
  /**
   * The look of a button with words.
   * @default 'line'
   */
  look?: ButtonProps['look'];
  /** Name of the panel. */
  title: string;
  /** Any content, also links and fields. */
  children: ReactNode;
};

/** A button that opens a panel beside it. The browser closes it: by Escape, or a press elsewhere. */
export function Popover({ id, label, icon, iconOnly = false, look, title, children }: PopoverProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePlace(open, anchor, panel);

  return (
    <>
      <span ref={anchor} className={styles.anchor}>
        {iconOnly ? (
          <IconButton label={label} icon={icon} popoverTarget={id} />
        ) : (
          <Button look={look} icon={icon} popoverTarget={id}>
            {label}
          </Button>
        )}
      </span>
      <div
        ref={panel}
        id={id}
        className={styles.panel}
        popover="auto"
        role="dialog"
        aria-label={title}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  );
}
