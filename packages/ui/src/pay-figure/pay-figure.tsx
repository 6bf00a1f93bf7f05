import { cx } from '../cx.ts';
import styles from './pay-figure.module.css';

export type PayFigureProps = {
  /** The pay as stated: "1.700 – 1.950 €"; null when the employer kept silent. */
  amount: string | null;
  /** What stands quietly after it: "bruto mjesečno". */
  unit?: string | undefined;
  /** Our estimate: "≈ 1.185 – 1.339 € neto". */
  net?: string | null | undefined;
  /** What to say when there is no amount. */
  noPay: string;
  /**
   * Body size in a card, h3 beside the apply button, h2 as the headline of its panel.
   * @default 'l'
   */
  size?: 's' | 'm' | 'l';
};

/** Pay as a headline. */
export function PayFigure({ amount, unit, net, noPay, size = 'l' }: PayFigureProps) {
  if (amount === null) return <p className={styles.quiet}>{noPay}</p>;
  return (
    <p className={styles.quiet}>
      <b className={cx(styles.amount, styles[size])}>{amount}</b>
      {unit && <span> {unit}</span>}
      {net && <span className={styles.net}>{net}</span>}
    </p>
  );
}
