import type { ReactNode } from 'react';
import styles from './summary-list.module.css';

export type SummaryListProps = {
  rows: readonly {
    term: string;
    value: ReactNode;
    /** The way back to change it; name the part for those who hear it alone. */
    action?: ReactNode;
  }[];
};

/** What is about to be sent, part by part. */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl>
      {rows.map(({ term, value, action }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          {action && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
