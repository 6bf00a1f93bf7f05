'use client';

import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { describe, Field, type FieldProps } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MinusIcon } from '../icons/minus.tsx';
import { PlusIcon } from '../icons/plus.tsx';
import { Input, type InputProps } from '../input/input.tsx';
import { allowsKey, cleanNumber, digitsOf, parseNumber, stepNumber } from './number-text.ts';
import styles from './number-input.module.css';

export type NumberInputProps = Omit<
  InputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
> & {
  /** What is written: digits, and at most one comma or dot. `parseNumber` reads it. */
  value: string;
  onValueChange: (value: string) => void;
  /**
   * Buttons for less and more, with the names of both; the arrow keys do the same.
   * @default none: an amount that is typed
   */
  steps?: { lessLabel: string; moreLabel: string; by?: number };
  /**
   * Steps go no lower.
   * @default 0
   */
  min?: number;
  /**
   * Steps go no higher.
   * @default none
   */
  max?: number;
};

/** A number: other signs cannot be typed, and of what is pasted the digits stay. */
export function NumberInput({
  value,
  onValueChange,
  steps,
  min = 0,
  max,
  before,
  after,
  className,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const { by = 1 } = steps ?? {};
  const number = parseNumber(value);
  const step = (sign: 1 | -1) => onValueChange(stepNumber(value, sign * by, { min, max }));

  const field: ComponentProps<'input'> = {
    ...rest,
    inputMode: 'decimal',
    autoComplete: rest.autoComplete ?? 'off',
    value,
    onChange: (event) => onValueChange(cleanNumber(event.currentTarget.value)),
    onPaste: (event) => {
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const digits = digitsOf(event.clipboardData.getData('text'));
      onValueChange(value.slice(0, selectionStart ?? 0) + digits + value.slice(selectionEnd ?? value.length));
    },
    onKeyDown: (event) => {
      onKeyDown?.(event);
      const { selectionStart, selectionEnd } = event.currentTarget;
      const kept = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length);
      if (!allowsKey(event, kept)) event.preventDefault();
      if (steps && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }
    },
  };
  if (!steps) return <Input {...field} className={className} before={before} after={after} />;
  return (
    <Input
      {...field}
      className={cx(styles.steps, className)}
      role="spinbutton"
      aria-valuenow={number}
      aria-valuemin={min}
      aria-valuemax={max}
      before={
        <IconButton
          className={styles.step}
          label={steps.lessLabel}
          icon={<MinusIcon />}
          tabIndex={-1}
          disabled={rest.disabled || (number !== undefined && number <= min)}
          onClick={() => step(-1)}
        />
      }
      after={
        <IconButton
          className={styles.step}
          label={steps.moreLabel}
          icon={<PlusIcon />}
          tabIndex={-1}
          disabled={rest.disabled || (number !== undefined && max !== undefined && number >= max)}
          onClick={() => step(1)}
        />
      }
    />
  );
}

export type NumberFieldProps = Omit<NumberInputProps, 'id'> &
  Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'optionalLabel'>;

/** A labelled number. */
export function NumberField({ id, label, hint, error, optionalLabel, ...input }: NumberFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <NumberInput {...input} {...describe(id, { hint, error })} />
    </Field>
  );
}
