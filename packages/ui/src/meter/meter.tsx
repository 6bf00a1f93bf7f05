import { cx } from '../cx.ts';
import styles from './meter.module.css';

export type MeterProps = {
  /** The same in words: "6 of 7", "14 of 86 shown". */
  label: string;
  /** How many are filled. */
  value: number;
  /** Of how many, at least 1. */
  max: number;
  /**
   * `segments` shows each unit, for up to ten; `bar` the share.
   * @default 'bar'
   */
  look?: 'segments' | 'bar';
};

/** How much of a whole is there: of a profile, a list, a skill. */
export function Meter({ label, value, max, look = 'bar' }: MeterProps) {
  if (look === 'segments') {
    return (
      <div className={styles.segments} role="img" aria-label={label}>
        {Array.from({ length: max }, (_, index) => (
          <span key={index} className={cx(styles.segment, index < value && styles.on)} />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      <span className={styles.fill} style={{ width: `${Math.min(1, value / max) * 100}%` }} />
    </div>
  );
}
