'use client';

import { useState, type ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './code-input.module.css';

export type CodeInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength'
> & {
  /**
   * Number of digits.
   * @default 5
   */
  length?: number;
  /** What is written so far; digits only. */
  value: string;
  /** Called with the digits, at most `length` of them, whatever was typed or pasted. */
  onValueChange: (digits: string) => void;
};

/**
 * A one-time code: looks like a box for each digit, but is one input, so that paste, the phone's suggestion from a
 * message and a screen reader work as in any other.
 */
export function CodeInput({ length = 5, value, onValueChange, className, onFocus, onBlur, ...rest }: CodeInputProps) {
  const [focused, setFocused] = useState(false);
  const caret = Math.min(value.length, length - 1);
  return (
    <span className={cx(styles.code, className)}>
      {Array.from({ length }, (_, index) => (
        <span key={index} className={cx(styles.box, focused && index === caret && styles.now)} aria-hidden="true">
          {value[index]}
        </span>
      ))}
      <input
        {...rest}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        value={value}
        onPaste={(event) => {
          // A pasted code is a whole one, wherever the caret stands.
          const digits = event.clipboardData.getData('text').replace(/\D/g, '');
          if (digits === '') return;
          event.preventDefault();
          onValueChange(digits.slice(0, length));
        }}
        onChange={(event) => onValueChange(event.currentTarget.value.replace(/\D/g, '').slice(0, length))}
        onFocus={(event) => {
          setFocused(true);
          // A complete code that is focused again was wrong: typing replaces it.
          event.currentTarget.setSelectionRange(value.length === length ? 0 : value.length, value.length);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
      />
    </span>
  );
}
