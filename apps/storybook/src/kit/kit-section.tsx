import { SectionHead } from '@radar/ui/section-head';
import type { ReactNode } from 'react';
import styles from './kit.module.css';

type KitSectionProps = {
  heading: string;
  /**
   * Columns as narrow as a field.
   * @default false: as many things in a row as fit
   */
  columns?: boolean;
  children: ReactNode;
};

export function KitSection({ heading, columns = false, children }: KitSectionProps) {
  return (
    <section className={styles.section}>
      <SectionHead heading={heading} />
      <div className={columns ? styles.columns : styles.row}>{children}</div>
    </section>
  );
}
