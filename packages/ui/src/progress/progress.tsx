import styles from './progress.module.css';

export type ProgressProps = {
  /** What is under way. */
  label: string;
  /** How much of it is done, 0 to 1. */
  share: number;
};

/** A bar that fills from the start. */
export function Progress({ label, share }: ProgressProps) {
  const done = Math.min(1, Math.max(0, share));
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(done * 100)}
    >
      <span className={styles.fill} style={{ width: `${done * 100}%` }} />
    </div>
  );
}
