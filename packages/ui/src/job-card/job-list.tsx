import { Children, type ReactNode } from 'react';
import styles from './job-list.module.css';

export type JobListProps = {
  /** Name of the list for those who jump by lists, e.g. "Search results". */
  label?: string;
  /** `JobRow`s. */
  children: ReactNode;
};

/** One surface with hairlines between its rows. */
export function JobList({ label, children }: JobListProps) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  );
}
