import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CheckCircleFillIcon } from '../icons/check-circle-fill.tsx';
import { InfoFillIcon } from '../icons/info-fill.tsx';
import { InfoIcon } from '../icons/info.tsx';
import { WarningCircleFillIcon } from '../icons/warning-circle-fill.tsx';
import { WarningFillIcon } from '../icons/warning-fill.tsx';
import styles from './note.module.css';

const icons = {
  plain: <InfoIcon />,
  tint: <InfoFillIcon />,
  ok: <CheckCircleFillIcon />,
  warn: <WarningFillIcon />,
  err: <WarningCircleFillIcon />,
};

export type NoteProps = {
  /**
   * What kind of news it is.
   * @default 'plain'
   */
  tone?: keyof typeof icons;
  /** Another icon than the tone's. */
  icon?: ReactNode;
  /**
   * Read aloud when it appears: `status` politely, `alert` at once.
   * @default none
   */
  role?: 'status' | 'alert';
  /** A button or link after the words. */
  action?: ReactNode;
  children: ReactNode;
};

/** A sentence that stays in its place. */
export function Note({ tone = 'plain', icon, role, action, children }: NoteProps) {
  return (
    <div className={cx(styles.note, styles[tone])} role={role}>
      {icon ?? icons[tone]}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
