import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from '../field/field.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  id: string;
  label: ReactNode;
  /** How many results have it, at the end of the line. */
  count?: string;
  /** One sentence that says what to do. */
  error?: ReactNode;
  /**
   * `radio` is one of several with the same `name`.
   * @default 'checkbox'
   */
  type?: 'checkbox' | 'radio';
};

/** A box to tick, or one of several to choose, with its words as target. */
export function Checkbox({ id, label, count, error, type = 'checkbox', className, ...rest }: CheckboxProps) {
  return (
    <div>
      <label className={cx(styles.row, className)} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type={type}
          className={cx(styles.box, styles[type])}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={styles.label}>{label}</span>
        {count && <span className={styles.count}>{count}</span>}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
