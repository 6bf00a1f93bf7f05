import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './tag.module.css';

export type TagProps = {
  /**
   * `signal` marks what is exclusive; `tint` a benefit.
   * @default 'plain'
   */
  look?: 'plain' | 'signal' | 'tint';
  /**
   * Caption size in a card, label size in a list of benefits.
   * @default 's'
   */
  size?: 's' | 'm';
  /** An icon before the words. */
  icon?: ReactNode;
  children: ReactNode;
};

/** A word on a small ground; never a link. */
export function Tag({ look = 'plain', size = 's', icon, children }: TagProps) {
  return (
    <span className={cx(styles.tag, styles[look], size === 'm' && styles.m)}>
      {icon}
      {children}
    </span>
  );
}
