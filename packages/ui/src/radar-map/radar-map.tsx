import { cx } from '../cx.ts';
import { ownAddress } from '../link/address.ts';
import type { RingShape } from '../theme/theme.ts';
import {
  haloWidth,
  labelLineHeight,
  layOut,
  mapHeight,
  mapWidth,
  overlap,
  type Box,
  type MapPlace,
} from './radar-map.geometry.ts';
import styles from './radar-map.module.css';
import { RadarRing, RadarSweep } from './radar-rings.tsx';

export type RadarMapPlace = MapPlace & {
  /** Address of the place's jobs within this site. */
  href: string;
};

export type RadarMapProps = {
  /** The first is the centre; the others stand at their true bearing and distance from it. */
  places: readonly RadarMapPlace[];
  /** The brand's form of the rings. */
  shape: RingShape;
  /** What the map shows, e.g. "Jobs by town, distance from Zagreb". */
  label: string;
  /**
   * Unit behind the distances of the rings: "km", "км".
   * @default 'km'
   */
  unit?: string;
};

/** The hero's map: towns as echoes on a radar. Below 1280 px only its rings and dots are left, as decoration. */
export function RadarMap({ places, shape, label, unit = 'km' }: RadarMapProps) {
  const { centre, rings, dots } = layOut(places);
  const taken = dots.flatMap(({ x, y, radius, label: name }) => {
    const reach = radius + haloWidth;
    const dot = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
    return name ? [dot, name.box] : [dot];
  });
  return (
    <svg className={styles.map} viewBox={`0 0 ${mapWidth} ${mapHeight}`} role="group" aria-label={label}>
      <g aria-hidden="true">
        <RadarRing className={styles.core} shape={shape} centre={centre} radius={rings[1]?.radius ?? 0} />
        <RadarSweep className={styles.sweep} shape={shape} centre={centre} />
        {rings.map(({ km, radius }) => (
          <RadarRing key={km} className={styles.ring} shape={shape} centre={centre} radius={radius} />
        ))}
        {shape !== 'square' &&
          rings.map(({ km, radius }, index) => {
            const spot = distanceSpot(shape, centre, radius, taken);
            return (
              spot && (
                <text
                  key={km}
                  className={cx(styles.km, index === 0 && styles.inner)}
                  x={spot.x}
                  y={spot.y}
                  textAnchor="middle"
                >
                  {km} {unit}
                </text>
              )
            );
          })}
        {dots.map(({ x, y, radius }, index) => (
          <g key={places[index]?.href}>
            <circle className={styles.halo} cx={x} cy={y} r={radius + haloWidth} />
            <circle className={styles.dot} cx={x} cy={y} r={radius} />
          </g>
        ))}
      </g>
      {places.map(({ name, countText, href }, index) => {
        const dot = dots[index];
        if (!dot?.label) return null;
        const { x, y, anchor, box } = dot.label;
        return (
          <a key={href} className={styles.place} href={ownAddress(href)}>
            <rect
              className={styles.target}
              x={Math.min(box.left, dot.x - 22)}
              y={Math.min(box.top, dot.y - 22)}
              width={Math.max(box.right, dot.x + 22) - Math.min(box.left, dot.x - 22)}
              height={Math.max(box.bottom, dot.y + 22) - Math.min(box.top, dot.y - 22)}
            />
            <text className={styles.name} x={x} y={y} textAnchor={anchor}>
              {name}
            </text>
            <text className={styles.count} x={x} y={y + labelLineHeight} textAnchor={anchor}>
              {countText}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

/** Where a ring's distance can stand without touching a name or a dot: from the upper left on, clockwise. */
function distanceSpot(shape: RingShape, centre: { x: number; y: number }, radius: number, taken: Box[]) {
  const degrees = shape === 'arch' ? [270, 235, 305] : [205, 225, 250, 290, 320, 160];
  return degrees
    .map((angle) => ({
      x: centre.x + radius * Math.cos((angle * Math.PI) / 180),
      y: centre.y + radius * Math.sin((angle * Math.PI) / 180) + 4,
    }))
    .find(({ x, y }) => {
      const box = { left: x - 26, right: x + 26, top: y - 14, bottom: y + 5 };
      return y > 14 && !taken.some((other) => overlap(box, other));
    });
}
