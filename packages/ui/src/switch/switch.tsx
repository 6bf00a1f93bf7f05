import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> & {
  id: string;
  label: ReactNode;
  /**
   * A second, quieter line: what happens when it is on.
   * @default none
   */
  note?: ReactNode;
};

/** Turns something on or off at once; what waits for a button to be sent is a `Checkbox`. */
export function Switch({ id, label, note, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles.row, className)} htmlFor={id}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      <span className={styles.words}>
        {label}
        {note && (
          <span className={styles.note} id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
