import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/check.tsx';
import { RadarRing, RadarSweep } from '../radar-map/radar-rings.tsx';
import type { RingShape } from '../theme/theme.ts';
import styles from './brand-side.module.css';

export type BrandSideProps = {
  /** Form of the brand's rings. */
  shape: RingShape;
  title: ReactNode;
  /** What the visitor gets, in short lines. */
  points: readonly string[];
};

const centre = { x: 320, y: 470 };
const radii = [110, 190, 280, 380, 490, 610];
const echoes = [
  { x: 398, y: 392 },
  { x: 214, y: 322 },
  { x: 486, y: 296 },
];

/** The side of a page with one short form: the brand's colours and rings, and what the form is for. From 1024 px on. */
export function BrandSide({ shape, title, points }: BrandSideProps) {
  return (
    <aside className={styles.side}>
      <svg className={styles.rings} viewBox="0 0 640 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <RadarSweep shape={shape} centre={centre} className={styles.sweep} />
        {radii.map((radius) => (
          <RadarRing key={radius} shape={shape} centre={centre} radius={radius} className={styles.ring} />
        ))}
        <RadarRing shape={shape === 'arch' ? 'circle' : shape} centre={centre} radius={42} className={styles.core} />
        {echoes.map(({ x, y }, index) => (
          <g key={x}>
            <circle className={styles.halo} cx={x} cy={y} r={20 - index * 4} />
            <circle className={styles.dot} cx={x} cy={y} r={8 - index} />
          </g>
        ))}
      </svg>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <ul className={styles.points} role="list">
          {points.map((point) => (
            <li key={point}>
              <CheckIcon />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
