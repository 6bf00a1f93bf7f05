import { Children, type ReactNode } from 'react';
import styles from './exclusive-card.module.css';

export type ExclusiveGroupProps = {
  /** One to three `ExclusiveCard`s; the first is the largest, the others turn small on a phone. */
  children: ReactNode;
};

/** The exclusive jobs of the week on the home page. */
export function ExclusiveGroup({ children }: ExclusiveGroupProps) {
  return (
    <ul className={styles.group} role="list">
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
