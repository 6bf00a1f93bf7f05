import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { XBoldIcon } from '../icons/x-bold.tsx';
import { ownAddress } from '../link/address.ts';
import styles from './chip.module.css';

type Look = {
  /**
   * Chosen: a filter that applies now.
   * @default false
   */
  on?: boolean;
  /**
   * Words that we did not recognise as a filter: a dashed edge.
   * @default false
   */
  unresolved?: boolean;
  /**
   * A press takes the chip away; these words say so, e.g. "Remove filter".
   * @default none: not removable
   */
  removeLabel?: string;
  /** An icon before the words. */
  icon?: ReactNode;
  /** How many wait behind it, in lighter type. */
  count?: string;
  children: ReactNode;
};

function look({ on, unresolved }: Pick<Look, 'on' | 'unresolved'>, className?: string) {
  return cx(styles.chip, on && styles.on, unresolved && styles.unresolved, className);
}

function Face({ icon, count, removeLabel, children }: Look) {
  return (
    <>
      {icon}
      {removeLabel && <span className="sr">{removeLabel} </span>}
      <span className={styles.words}>{children}</span>
      {count && <b className={styles.count}>{count}</b>}
      {removeLabel && <XBoldIcon size="s" />}
    </>
  );
}

export type ChipProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

/** A small rounded button: a filter, a suggestion. */
export function Chip({
  on = false,
  unresolved = false,
  removeLabel,
  icon,
  count,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- 'button' unless the caller says otherwise
    <button {...rest} type={type} className={look({ on, unresolved }, className)}>
      <Face icon={icon} count={count} removeLabel={removeLabel}>
        {children}
      </Face>
    </button>
  );
}

export type ChipLinkProps = Look &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    /** Address within this site. */
    href: string;
  };

/** A chip that leads to a page, or to the same list without its filter. */
export function ChipLink({
  on = false,
  unresolved = false,
  removeLabel,
  icon,
  count,
  className,
  href,
  children,
  ...rest
}: ChipLinkProps) {
  return (
    <a {...rest} href={ownAddress(href)} className={look({ on, unresolved }, className)}>
      <Face icon={icon} count={count} removeLabel={removeLabel}>
        {children}
      </Face>
    </a>
  );
}

export type ChipsProps = {
  /**
   * One row that scrolls sideways, out to the edges of the screen.
   * @default false: as many rows as needed
   */
  scroll?: boolean;
  /**
   * In the middle of the row.
   * @default false
   */
  centred?: boolean;
  /** The name of the group, e.g. "Active filters". */
  label?: string;
  children: ReactNode;
};

/** A row of chips, or of anything as small. */
export function Chips({ scroll = false, centred = false, label, children }: ChipsProps) {
  return (
    <div
      className={cx(scroll ? styles.scroll : styles.chips, centred && styles.centred)}
      role={label ? 'group' : undefined}
      aria-label={label}
    >
      {children}
    </div>
  );
}
