import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { describe, Field, type FieldProps } from '../field/field.tsx';
import styles from './textarea.module.css';

export type TextareaProps = ComponentProps<'textarea'>;

/** Several lines of text; grows with them where the browser can. */
export function Textarea({ className, rows = 6, ...rest }: TextareaProps) {
  return <textarea dir="auto" {...rest} rows={rows} className={cx(styles.textarea, className)} />;
}

export type TextareaFieldProps = Omit<TextareaProps, 'id'> &
  Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'optionalLabel'>;

/** A labelled field of several lines. */
export function TextareaField({ id, label, hint, error, optionalLabel, ...textarea }: TextareaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <Textarea {...textarea} {...describe(id, { hint, error })} />
    </Field>
  );
}
