import type { ReactNode } from 'react';
import { ownAddress } from '../link/address.ts';
import { Wordmark, type WordmarkProps } from '../wordmark/wordmark.tsx';
import styles from './footer.module.css';

export type FooterLink = {
  href: string;
  label: string;
  /**
   * Opens the `CookieNotice` again; without scripts it leads to its address.
   * @default false
   */
  opensCookieNotice?: boolean;
};

export type FooterGroup = {
  heading: string;
  links: readonly FooterLink[];
};

export type FooterProps = {
  wordmark: Omit<WordmarkProps, 'shrink'>;
  /** One sentence on what the site is for. */
  line: string;
  /** Up to three columns. */
  groups: readonly FooterGroup[];
  /** Languages, theme, networks. */
  children?: ReactNode;
  /** The last words: "© 2026 Radar". */
  note: string;
};

/** The foot of every page. */
export function Footer({ wordmark, line, groups, children, note }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.grid}>
          <div className={styles.brand}>
            <Wordmark {...wordmark} />
            <p>{line}</p>
          </div>
          {groups.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul role="list">
                {links.map(({ href, label, opensCookieNotice = false }) => (
                  <li key={label}>
                    <a
                      className={styles.link}
                      href={ownAddress(href)}
                      data-choose-cookies={opensCookieNotice ? 'open' : undefined}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <div className={styles.extra}>{children}</div>
          <span>{note}</span>
        </div>
      </div>
    </footer>
  );
}
