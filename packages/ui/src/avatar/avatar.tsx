import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { initials } from '../employer-logo/initials.ts';
import { tinted } from '../hue.ts';
import styles from './avatar.module.css';

export type AvatarProps = {
  /** The person's name, which stands beside the picture: the picture itself stays silent. */
  name: string;
  /** Hue behind the letters, 0 to 360; `hueOf(id)` gives a steady one. */
  hue: number;
  /**
   * Address of the picture.
   * @default none: two letters of the name
   */
  src?: string | null | undefined;
  /**
   * 36, 48 or 80 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * A button at the lower corner: change the picture.
   * @default none
   */
  action?: ReactNode;
};

/** The round picture beside a person's name. */
export function Avatar({ name, hue, src, size = 'm', action }: AvatarProps) {
  return (
    <span className={cx(styles.avatar, styles[size], action ? styles.withAction : undefined)} style={tinted(hue)}>
      <span className={styles.picture} aria-hidden="true">
        {src ? (
          <img src={src} alt={initials(name)} width={80} height={80} loading="lazy" decoding="async" />
        ) : (
          initials(name)
        )}
      </span>
      {action && <span className={styles.action}>{action}</span>}
    </span>
  );
}
