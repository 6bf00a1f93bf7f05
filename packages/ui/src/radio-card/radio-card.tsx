import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import box from '../checkbox/checkbox.module.css';
import styles from './radio-card.module.css';

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  id: string;
  label: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** An icon at the end. */
  icon?: ReactNode;
};

/** One of several choices that each deserve a card; stands in a `Field` of kind `group`. */
export function RadioCard({ id, label, note, icon, className, ...rest }: RadioCardProps) {
  return (
    <label className={cx(styles.card, className)} htmlFor={id}>
      <input {...rest} id={id} type="radio" className={cx(box.box, box.radio)} />
      <span className={styles.words}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {icon}
    </label>
  );
}
