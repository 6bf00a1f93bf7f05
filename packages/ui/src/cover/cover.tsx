import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { tinted } from '../hue.ts';
import { sceneOf } from './scenes.ts';
import styles from './cover.module.css';

export type CoverProps = {
  /** Code of the job's category, which chooses the scene; an unknown one gets the radar. */
  category: string;
  /** Hue of the employer, 0 to 360. */
  hue: number;
  /**
   * Address of a photograph or poster instead of the scene.
   * @default none
   */
  src?: string | null | undefined;
  /** A tag or a play mark that lies on the cover. */
  children?: ReactNode;
  className?: string | undefined;
};

/** The picture over a card: a flat scene of the trade in the employer's hue, or the employer's own photograph. */
export function Cover({ category, hue, src, children, className }: CoverProps) {
  const { Scene, secondHue } = sceneOf(category);
  return (
    <div className={cx(styles.cover, className)} style={tinted(hue, secondHue)}>
      {src ? (
        <img className={styles.fill} src={src} alt="" loading="lazy" decoding="async" />
      ) : (
        <svg className={styles.fill} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Scene />
        </svg>
      )}
      {children}
    </div>
  );
}
