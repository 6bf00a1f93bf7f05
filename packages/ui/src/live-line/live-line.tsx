import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CloudCheckIcon } from '../icons/cloud-check.tsx';
import { PencilSimpleIcon } from '../icons/pencil-simple.tsx';
import styles from './live-line.module.css';

export type LiveLineProps = {
  /**
   * `live` is a job that takes applications, `ended` one that does not, `saved` a draft that is kept, `unsent`
   * one that waits to be sent.
   * @default 'live'
   */
  kind?: 'live' | 'ended' | 'saved' | 'unsent';
  /** The state with its time: "The ad is active. Last checked today at 8:40." */
  children: ReactNode;
};

const marks: Partial<Record<NonNullable<LiveLineProps['kind']>, ReactNode>> = {
  saved: <CloudCheckIcon />,
  unsent: <PencilSimpleIcon />,
};

/** A state in words, with its time. */
export function LiveLine({ kind = 'live', children }: LiveLineProps) {
  return (
    <p className={cx(styles.line, styles[kind])}>
      {marks[kind] ?? <span className={styles.dot} />}
      <span>{children}</span>
    </p>
  );
}
