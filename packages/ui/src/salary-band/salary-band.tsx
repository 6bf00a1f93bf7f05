import type { ReactNode } from 'react';
import { salaryAxis, shareOf } from './salary-axis.ts';
import styles from './salary-band.module.css';

export type SalaryBandRow = {
  /** "Bruto", "Neto". */
  label: string;
  from: number;
  /** Equal to `from` for a single amount. */
  to: number;
  /** The band in words: "≈ 1.185 – 1.339". */
  text: string;
  /** `gross` is what the ad says, `net` our estimate. */
  kind: 'gross' | 'net';
};

export type SalaryBandProps = {
  rows: readonly SalaryBandRow[];
  /** The whole picture in one sentence. */
  label: string;
  /** Writes an amount on the axis: `1.300`. */
  format: (amount: number) => string;
  /** The middle of similar ads, as a dashed line across the gross band. */
  median?: number | undefined;
  /** Words under the picture: what the dashed line is, whose estimate it is. */
  note?: ReactNode;
};

/** Where the pay of an ad lies: its bands on one axis. */
export function SalaryBand({ rows, label, format, median, note }: SalaryBandProps) {
  const axis = salaryAxis(rows.flatMap(({ from, to }) => [from, to]).concat(median ?? []));
  const percent = (amount: number) => `${shareOf(axis, amount)}%`;
  return (
    <figure>
      <div className={styles.plot} role="img" aria-label={label}>
        {rows.map(({ label: name, from, to, text, kind }) => (
          <div key={name} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <div className={styles.track}>
              <span
                className={`${styles.band} ${styles[kind]}`}
                style={{ insetInlineStart: percent(from), width: `${shareOf(axis, to) - shareOf(axis, from)}%` }}
              />
              {kind === 'gross' && median !== undefined && (
                <span className={styles.median} style={{ insetInlineStart: percent(median) }} />
              )}
              <b className={styles.text} style={{ insetInlineStart: percent((from + to) / 2) }}>
                {text}
              </b>
            </div>
          </div>
        ))}
        <div className={styles.axis}>
          {axis.ticks.map((tick) => (
            <span key={tick} style={{ insetInlineStart: percent(tick) }}>
              {format(tick)}
            </span>
          ))}
        </div>
      </div>
      {note && (
        <figcaption className={styles.note}>
          {median !== undefined && (
            <svg className={styles.key} width="22" height="10" aria-hidden="true">
              <path d="M2 5h18" />
            </svg>
          )}
          {note}
        </figcaption>
      )}
    </figure>
  );
}
