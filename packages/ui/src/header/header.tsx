import type { ReactNode } from 'react';
import { ownAddress } from '../link/address.ts';
import { Wordmark, type WordmarkProps } from '../wordmark/wordmark.tsx';
import styles from './header.module.css';

export type HeaderLink = {
  /** Address within this site. */
  href: string;
  label: string;
  /**
   * The page belongs to this part of the site.
   * @default false
   */
  current?: boolean;
};

export type HeaderProps = {
  wordmark: Omit<WordmarkProps, 'shrink'>;
  /** Parts of the site, shown from 1280 px; a phone has them in its menu. */
  links: readonly HeaderLink[];
  /** Name of the navigation, e.g. "Main". */
  navLabel: string;
  /**
   * A search of its own, shown from 1280 px.
   * @default none
   */
  search?: ReactNode;
  /** Buttons that only a wide screen has room for: language, theme, saved. */
  wideActions?: ReactNode;
  /** Buttons for every screen: sign in, or the visitor's own. */
  actions?: ReactNode;
  /** Buttons below 1280 px only: the menu. */
  narrowActions?: ReactNode;
};

/** The head of every page. */
export function Header({ wordmark, links, navLabel, search, wideActions, actions, narrowActions }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inner}`}>
        <Wordmark {...wordmark} shrink />
        <nav className={styles.nav} aria-label={navLabel}>
          {links.map(({ href, label, current = false }) => (
            <a key={href} href={ownAddress(href)} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          {search && <div className={styles.wide}>{search}</div>}
          {wideActions && <div className={styles.wide}>{wideActions}</div>}
          {actions}
          {narrowActions && <div className={styles.narrow}>{narrowActions}</div>}
        </div>
      </div>
    </header>
  );
}
