import { cx } from '../cx.ts';
import { tinted } from '../hue.ts';
import styles from './rings-cover.module.css';

export type RingsCoverProps = {
  /** Hue of the employer, 0 to 360. */
  hue: number;
  /**
   * The employer stays unnamed: dashed rings on a plain ground.
   * @default false
   */
  anonymous?: boolean;
};

const radii = [150, 250, 370, 510, 670, 850, 1050];

/** The band over a job's details: rings that spread from the employer's logo, which hangs on its lower edge. */
export function RingsCover({ hue, anonymous = false }: RingsCoverProps) {
  return (
    <div className={cx(styles.cover, anonymous && styles.anonymous)} style={tinted(hue)}>
      <svg aria-hidden="true">
        <circle className={styles.core} cy="100%" r={70} />
        {radii.map((radius) => (
          <circle key={radius} className={styles.ring} cy="100%" r={radius} />
        ))}
      </svg>
    </div>
  );
}
