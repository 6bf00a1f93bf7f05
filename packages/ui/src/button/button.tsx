import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { outerAddress, ownAddress } from '../link/address.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

type Look = {
  /**
   * `main` is filled, one per view; `line` outlined; `soft` tinted; `text` bare; `danger` for what cannot be undone.
   * @default 'line'
   */
  look?: 'main' | 'line' | 'soft' | 'text' | 'danger';
  /**
   * 44 px high, or 52 for the step that a page leads to.
   * @default 'm'
   */
  size?: 'm' | 'l';
  /**
   * As wide as its container.
   * @default false
   */
  wide?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
  children: ReactNode;
};

function classesOf({ look: name = 'line', size = 'm', wide = false }: Omit<Look, 'children'>, className?: string) {
  return cx(styles.button, styles[name], size === 'l' && styles.l, wide && styles.wide, className);
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /**
     * Work is under way: keeps its width, shows a spinner, and stays in the tab order.
     * The form's own handler must ignore a second press.
     * @default false
     */
    busy?: boolean;
  };

/** Does something on this page; a `ButtonLink` leads to another. */
export function Button({
  look: lookName,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- 'button' unless the caller says otherwise
      type={type}
      className={classesOf({ look: lookName, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      <Face icon={icon} busy={busy}>
        {children}
      </Face>
    </button>
  );
}

export type ButtonLinkProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel'> & {
    /** Address within this site; with `external`, one that begins with http, https, mailto or tel. */
    href: string;
    /**
     * Leads to another site.
     * @default false
     */
    external?: boolean;
    /**
     * What it leads to is being fetched into this page: keeps its width and the focus, shows a spinner. The handler that
     * fetches must ignore a second press.
     * @default false
     */
    busy?: boolean;
  };

/**
 * Looks like a button, leads to another page.
 * @throws {TypeError} when the address is not of the expected kind
 */
export function ButtonLink({
  look: lookName,
  size,
  wide,
  icon,
  href,
  external = false,
  busy = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      href={external ? outerAddress(href) : ownAddress(href)}
      rel={external ? 'noopener noreferrer nofollow' : undefined}
      className={classesOf({ look: lookName, size, wide }, className)}
      aria-busy={busy || undefined}
    >
      <Face icon={icon} busy={busy}>
        {children}
      </Face>
    </a>
  );
}

function Face({ icon, busy, children }: Pick<Look, 'icon' | 'children'> & { busy: boolean }) {
  const words = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  if (!busy) return words;
  return (
    <>
      <span className={styles.held}>{words}</span>
      <span className={styles.over}>
        <Spinner />
      </span>
    </>
  );
}
