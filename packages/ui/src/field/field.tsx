import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { WarningCircleFillIcon } from '../icons/warning-circle-fill.tsx';
import styles from './field.module.css';

export type FieldProps = {
  /** Id of the control; hint and error take theirs from it. */
  id: string;
  label: ReactNode;
  /** What helps before typing. */
  hint?: ReactNode;
  /** One sentence that says what to do. */
  error?: ReactNode;
  /** Words that mark a field as optional: "(optional)". Required ones carry no mark. */
  optionalLabel?: string | undefined;
  /**
   * `group` labels several controls: a fieldset with a legend.
   * @default 'control'
   */
  kind?: 'control' | 'group';
  /** The control, carrying `describe(…)`. */
  children: ReactNode;
};

/** Label, hint, control, error, in this order. */
export function Field({ id, label, hint, error, optionalLabel, kind = 'control', children }: FieldProps) {
  const name = (
    <>
      {label}
      {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
    </>
  );
  const content = (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
  if (kind === 'group') {
    const described = describe(id, { hint, error })['aria-describedby'];
    return (
      <fieldset id={id} tabIndex={-1} className={cx(styles.field, styles.group)} aria-describedby={described}>
        <legend className={styles.label}>{name}</legend>
        {content}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {name}
      </label>
      {content}
    </div>
  );
}

export type FieldErrorProps = {
  id?: string;
  children: ReactNode;
};

/** The sentence under a control whose content cannot be accepted. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <WarningCircleFillIcon />
      <span>{children}</span>
    </p>
  );
}

/** Attributes that tie a control to the hint and error of its `Field`. */
export function describe(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
  };
}
