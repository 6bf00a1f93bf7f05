import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type FactsProps = {
  facts: readonly {
    term: string;
    value: ReactNode;
    icon?: ReactNode;
  }[];
};

/** What a job comes down to: two columns on a phone, as many as fit elsewhere. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, icon }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>
            {icon}
            {term}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
