import type { ReactNode } from 'react';
import { ownAddress } from '../link/address.ts';
import styles from './tab-bar.module.css';

export type Tab = {
  /** Address within this site. */
  href: string;
  label: string;
  icon: ReactNode;
  /** The filled icon of the current tab. */
  iconOn?: ReactNode;
  /**
   * The page belongs to this tab.
   * @default false
   */
  current?: boolean;
};

export type TabBarProps = {
  /** Name of the navigation, e.g. "Bottom navigation". */
  label: string;
  /** Three to five. */
  tabs: readonly Tab[];
};

/** The bar at a phone's thumb. Keeps its own room at the end of the page. */
export function TabBar({ label, tabs }: TabBarProps) {
  return (
    <div className={styles.room}>
      <nav className={styles.bar} aria-label={label}>
        {tabs.map(({ href, label: name, icon, iconOn, current = false }) => (
          <a key={href} href={ownAddress(href)} aria-current={current ? 'page' : undefined}>
            {current && iconOn ? iconOn : icon}
            <span>{name}</span>
          </a>
        ))}
      </nav>
    </div>
  );
}
