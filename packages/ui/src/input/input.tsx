import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { describe, Field, type FieldProps } from '../field/field.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './input.module.css';

export type InputProps = ComponentProps<'input'> & {
  /** What stands before the text: an icon, "+385". */
  before?: ReactNode;
  /** What stands after the text: a unit, a button. */
  after?: ReactNode;
  /**
   * Something is being looked up for what was typed.
   * @default false
   */
  busy?: boolean;
};

/** One line of text, in the direction of what is written. */
export function Input({ before, after, busy = false, className, type = 'text', ...rest }: InputProps) {
  return (
    <span className={cx(styles.frame, className)}>
      {before && <span className={styles.side}>{before}</span>}
      <input dir="auto" {...rest} type={type} className={styles.input} />
      {busy && (
        <span className={styles.side}>
          <Spinner />
        </span>
      )}
      {after && <span className={styles.side}>{after}</span>}
    </span>
  );
}

export type TextFieldProps = Omit<InputProps, 'id'> &
  Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'optionalLabel'>;

/** A labelled line of text. */
export function TextField({ id, label, hint, error, optionalLabel, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <Input {...input} {...describe(id, { hint, error })} />
    </Field>
  );
}
