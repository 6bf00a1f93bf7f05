import { cx } from '../cx.ts';
import styles from './stepper.module.css';

export type StepperProps = {
  /** Name of the list, e.g. "Steps". */
  label: string;
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step, from 0; -1 before the first, `steps.length` when all are done. */
  current: number;
  /**
   * All names on a phone, too, for two or three short ones; otherwise only the current.
   * @default false
   */
  allNames?: boolean;
  /**
   * Numbers before the names.
   * @default true
   */
  numbered?: boolean;
};

/** Where the visitor is in a form of several steps, or an application in its way. */
export function Stepper({ label, steps, current, allNames = false, numbered = true }: StepperProps) {
  return (
    <ol className={cx(styles.steps, allNames && styles.all)} role="list" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={cx(styles.step, index < current && styles.done)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.name}>{numbered ? `${index + 1}. ${step}` : step}</span>
        </li>
      ))}
    </ol>
  );
}
