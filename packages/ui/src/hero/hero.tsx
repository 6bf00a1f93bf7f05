import type { ReactNode } from 'react';
import { ownAddress } from '../link/address.ts';
import styles from './hero.module.css';

export type HeroLink = {
  /** Address within this site. */
  href: string;
  label: string;
  /** How many jobs it leads to: "1.106". */
  count?: string;
};

export type HeroProps = {
  /** The page's headline, with its live number. */
  title: ReactNode;
  /** One sentence under it. */
  lead: ReactNode;
  /** A `RadarMap`. */
  map?: ReactNode;
  /** A `SearchBox`. */
  search: ReactNode;
  /**
   * What many look for.
   * @default []
   */
  popular?: readonly HeroLink[];
  /** Name of that list, e.g. "Popular searches". */
  popularLabel?: string;
};

/** The top of the home page. */
export function Hero({ title, lead, map, search, popular = [], popularLabel }: HeroProps) {
  return (
    <div className={styles.hero}>
      {map && <div className={styles.map}>{map}</div>}
      <div className={`wrap ${styles.inner}`}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {search}
        {popular.length > 0 && (
          <ul className={styles.popular} role="list" aria-label={popularLabel}>
            {popular.map(({ href, label, count }) => (
              <li key={href}>
                <a href={ownAddress(href)}>
                  {label}
                  {count && <span className={styles.count}>{count}</span>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
