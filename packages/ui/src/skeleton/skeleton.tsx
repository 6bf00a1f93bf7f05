import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /**
   * Any CSS width.
   * @default '100%'
   */
  width?: CSSProperties['width'];
  /**
   * Any CSS height.
   * @default one line of meta text
   */
  height?: CSSProperties['height'];
};

/** The place of something that is being loaded. Shown after 400 ms of waiting, never at once. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.bone} style={{ width, height }} />;
}

export type JobListSkeletonProps = {
  /** "Loading". */
  label: string;
  /**
   * Number of rows.
   * @default 5
   */
  rows?: number;
};

/** A job list's true shape, before its jobs. */
export function JobListSkeleton({ label, rows = 5 }: JobListSkeletonProps) {
  return (
    <div className={styles.list} role="status">
      <span className="sr">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <Skeleton width="3rem" height="3rem" />
          <div className={styles.lines}>
            <Skeleton width="72%" height="1.1rem" />
            <Skeleton width="44%" />
            <Skeleton width="58%" />
          </div>
        </div>
      ))}
    </div>
  );
}
