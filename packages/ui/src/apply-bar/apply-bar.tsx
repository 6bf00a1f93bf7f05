import type { ReactNode } from 'react';
import styles from './apply-bar.module.css';

export type ApplyBarProps = {
  /** The main button, which takes the room that is left. */
  children: ReactNode;
  /** Icon buttons before it: save, share. */
  before?: ReactNode;
};

/** The bar at the thumb on a job's page, below 1280 px: last in the main part, at whose end it stays, so that it never
 * lies over the footer. */
export function ApplyBar({ children, before }: ApplyBarProps) {
  return (
    <div className={styles.bar}>
      {before}
      <div className={styles.main}>{children}</div>
    </div>
  );
}
