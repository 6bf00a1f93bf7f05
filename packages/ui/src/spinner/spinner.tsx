import styles from './spinner.module.css';

export type SpinnerProps = {
  /**
   * What is being waited for.
   * @default none: the words beside it say it
   */
  label?: string;
};

/** A turning ring in the colour of the text; stands still when the visitor asked for less motion. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span
      className={styles.spinner}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
