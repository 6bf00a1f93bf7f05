import { cx } from '../cx.ts';
import styles from './stacked-bar.module.css';

/** Colours of the parts of a pay, the same wherever it is drawn. */
export type PayTone = 'gross' | 'net' | 'tax' | 'contributions';

export type StackedBarProps = {
  /** The whole picture in one sentence. */
  label: string;
  /** From the start: net, tax, contributions. */
  parts: readonly {
    tone: PayTone;
    label: string;
    /** Zero or more; its share of the sum is its width. */
    value: number;
    /**
     * The value in words, in the key.
     * @default none
     */
    text?: string;
  }[];
};

/** One bar, cut into its parts, and what each colour means. */
export function StackedBar({ label, parts }: StackedBarProps) {
  const shown = parts.filter(({ value }) => value > 0);
  return (
    <figure>
      <div className={styles.bar} role="img" aria-label={label}>
        {shown.map(({ tone, label: name, value }) => (
          <span key={name} className={cx(styles.part, styles[tone])} style={{ flexGrow: value }} />
        ))}
      </div>
      <figcaption className={styles.key}>
        {parts.map(({ tone, label: name, text }) => (
          <span key={name} className={styles.entry}>
            <span className={cx(styles.swatch, styles[tone])} />
            {name}
            {text && <b className={styles.text}>{text}</b>}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
