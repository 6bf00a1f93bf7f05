import type { ReactNode } from 'react';
import styles from './form.module.css';

export type FieldsProps = {
  children: ReactNode;
};

/** Fields one under another, with the room of a form between them. */
export function Fields({ children }: FieldsProps) {
  return <div className={styles.fields}>{children}</div>;
}

/** Two fields side by side from a tablet up: name and surname. */
export function FieldPair({ children }: FieldsProps) {
  return <div className={styles.pair}>{children}</div>;
}
