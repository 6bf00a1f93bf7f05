import { SealCheckFillIcon } from '../icons/seal-check-fill.tsx';
import styles from './badge.module.css';

export type BadgeProps = {
  /** What it stands for, e.g. "Verified employer". */
  label: string;
};

/** The seal beside an employer whose identity we checked. */
export function Badge({ label }: BadgeProps) {
  return (
    <span className={styles.badge} title={label}>
      <SealCheckFillIcon size="s" label={label} />
    </span>
  );
}
