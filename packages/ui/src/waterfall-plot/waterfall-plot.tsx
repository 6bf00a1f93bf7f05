import { cx } from '../cx.ts';
import type { PayTone } from '../stacked-bar/stacked-bar.tsx';
import { type WaterfallStep, waterfallBars } from './waterfall-steps.ts';
import styles from './waterfall-plot.module.css';

export type WaterfallPlotProps = {
  /**
   * Name of the list: "From gross to net".
   * @default none
   */
  label?: string;
  /** From the first total to the last, with all that lies between. */
  steps: readonly (WaterfallStep & {
    tone: PayTone;
    label: string;
    /** The amount in words: "− 270,00 €". */
    text: string;
  })[];
};

/** How one amount becomes another, each step a bar on one scale. The numbers are text; the bars only show them. */
export function WaterfallPlot({ label, steps }: WaterfallPlotProps) {
  const bars = waterfallBars(steps);
  return (
    <ol className={styles.plot} role="list" aria-label={label}>
      {steps.map(({ kind, tone, label: name, text }, index) => (
        <li key={name} className={cx(styles.step, kind === 'total' && styles.total)}>
          <span>{name}</span>
          <b className={styles.amount}>{text}</b>
          <span className={styles.track} aria-hidden="true">
            <span
              className={cx(styles.bar, styles[tone])}
              style={{ insetInlineStart: `${bars[index]?.start ?? 0}%`, width: `${bars[index]?.width ?? 0}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
