import { Children, type ReactNode } from 'react';
import styles from './video-rail.module.css';

export type VideoRailProps = {
  /** Name of the list, e.g. "Films of teams". */
  label: string;
  /** `VideoCard`s. */
  children: ReactNode;
};

/** Films side by side: a rail to swipe on a phone, three columns elsewhere. */
export function VideoRail({ label, children }: VideoRailProps) {
  return (
    <ul className={styles.rail} role="list" aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
