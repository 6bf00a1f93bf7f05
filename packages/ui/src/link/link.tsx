import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ArrowSquareOutIcon } from '../icons/arrow-square-out.tsx';
import { outerAddress, ownAddress } from './address.ts';
import styles from './link.module.css';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>;

export type TextLinkProps = AnchorProps & {
  /** Address within this site: a path, a query or a fragment. */
  href: string;
  /**
   * Stands alone, in bold and 44 px high, as in "All jobs →".
   * @default false: a link within a sentence
   */
  alone?: boolean;
  children: ReactNode;
};

/**
 * A link to a page of this site.
 * @throws {TypeError} when the address leaves the site
 */
export function TextLink({ href, alone = false, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} href={ownAddress(href)} className={cx(alone && styles.alone, className)}>
      {children}
    </a>
  );
}

export type ExternalLinkProps = AnchorProps & {
  /** Address that begins with http, https, mailto or tel. */
  href: string;
  /**
   * Opens a new tab and says so with an icon of this name.
   * @default none: opens in the same tab
   */
  newTabLabel?: string;
  children: ReactNode;
};

/**
 * A link to elsewhere. Addresses may come from employers: a script never gets through.
 * @throws {TypeError} for any other kind of address
 */
export function ExternalLink({ href, newTabLabel, className, children, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      href={outerAddress(href)}
      className={cx(styles.external, className)}
      rel="noopener noreferrer nofollow"
      target={newTabLabel ? '_blank' : undefined}
    >
      {children}
      {newTabLabel && (
        <>
          {'\u00a0'}
          <ArrowSquareOutIcon size="s" label={newTabLabel} />
        </>
      )}
    </a>
  );
}
