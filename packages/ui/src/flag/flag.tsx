import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ArrowCircleUpFillIcon } from '../icons/arrow-circle-up-fill.tsx';
import { CheckCircleFillIcon } from '../icons/check-circle-fill.tsx';
import { ClockCountdownIcon } from '../icons/clock-countdown.tsx';
import { EyeIcon } from '../icons/eye.tsx';
import { StarFourFillIcon } from '../icons/star-four-fill.tsx';
import styles from './flag.module.css';

export type FlagKind = 'new' | 'soon' | 'seen' | 'done' | 'top' | 'featured';

const icons: Partial<Record<FlagKind, ReactNode>> = {
  soon: <ClockCountdownIcon size="s" />,
  seen: <EyeIcon size="s" />,
  done: <CheckCircleFillIcon size="s" />,
  top: <ArrowCircleUpFillIcon size="s" />,
  featured: <StarFourFillIcon size="s" />,
};

export type FlagProps = {
  /**
   * `new` pings; `soon` ends in a few days; `seen` was opened before; `done` the visitor applied; `top` and `featured`
   * name the format of a highlighted ad.
   */
  kind: FlagKind;
  children: ReactNode;
};

/** One honest word about a job's state, with a mark of its own beside the colour. */
export function Flag({ kind, children }: FlagProps) {
  return (
    <span className={cx(styles.flag, styles[kind])}>
      {icons[kind]}
      {children}
    </span>
  );
}
