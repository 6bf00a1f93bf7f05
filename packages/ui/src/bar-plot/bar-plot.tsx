import { cx } from '../cx.ts';
import type { PayTone } from '../stacked-bar/stacked-bar.tsx';
import styles from './bar-plot.module.css';

export type BarPlotProps = {
  /**
   * Name of the list: "Pay by place".
   * @default none
   */
  label?: string;
  rows: readonly {
    label: string;
    /** Zero or more. */
    amount: number;
    /** The amount in words: "1.450 €". */
    text: string;
    /**
     * The row that this is about; the others stand back.
     * @default false
     */
    current?: boolean;
  }[];
  /**
   * Colour of the bars.
   * @default 'net'
   */
  tone?: PayTone;
  /**
   * Where the scale ends.
   * @default the largest amount
   */
  max?: number;
};

/** Amounts side by side on a scale from zero. The numbers are text; the bars only show them. */
export function BarPlot({
  label,
  rows,
  tone = 'net',
  max = Math.max(0, ...rows.map(({ amount }) => amount)),
}: BarPlotProps) {
  const hasCurrent = rows.some(({ current }) => current);
  return (
    <ul className={styles.plot} role="list" aria-label={label}>
      {rows.map(({ label: name, amount, text, current = false }) => (
        <li key={name} className={cx(styles.row, current && styles.current)} aria-current={current || undefined}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={cx(styles.bar, styles[tone], hasCurrent && !current && styles.back)}
              style={{ width: `${max > 0 ? Math.min(1, amount / max) * 100 : 0}%` }}
            />
          </span>
          <b className={styles.amount}>{text}</b>
        </li>
      ))}
    </ul>
  );
}
