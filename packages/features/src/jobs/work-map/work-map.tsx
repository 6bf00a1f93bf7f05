import { cx } from '@radar/ui/cx';
import { placeLabels, sideOf } from './map-labels.ts';
import { mapSize, mapViewOf, type Spot } from './map-view.ts';
import styles from './work-map.module.css';

type NamedSpot = Spot & { name: string };

type WorkMapProps = {
  /** Where the work is. */
  places: readonly NamedSpot[];
  /** Known towns around, the larger first: to find one's way by. */
  towns: readonly NamedSpot[];
  /** What the map shows, in words. */
  label: string;
};

const mostTowns = 8;
const ringsKm = [25, 50, 100];
const leastRing = 22;

/**
 * A drawn map of the places of work, with rings of true distance around a single one. Outlines: Natural Earth, public
 * domain. Nothing is asked of a third party; the places stand in words beside it.
 */
export const WorkMap = ({ places, towns, label }: WorkMapProps) => {
  const [first, ...rest] = places;
  if (first === undefined) return null;
  const { toPoint, land, unitsPerKm } = mapViewOf([first, ...rest]);
  const own = places.map(({ name, ...spot }) => ({ name, point: toPoint(spot) }));
  const labels = placeLabels(
    own,
    towns.map(({ name, ...spot }) => ({ name, point: toPoint(spot) })),
    mostTowns,
  );
  const { width, height } = mapSize;
  const [[x, y] = [0, 0]] = own.map(({ point }) => point);
  const rings = ringsKm.filter((km) => km * unitsPerKm > leastRing && rest.length === 0);
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles.land} d={land} />
      {rings.map((km) => (
        <circle key={km} className={styles.ring} cx={x} cy={y} r={km * unitsPerKm} />
      ))}
      {labels.map(({ name, point: [townX, townY], isLarge }) => (
        <g key={name} className={cx(styles.town, !isLarge && styles.minor)}>
          <circle cx={townX} cy={townY} r={3} />
          <text x={townX} y={townY}>
            {name}
          </text>
        </g>
      ))}
      {own.map((place) => {
        const { name, point } = place;
        const [ownX, ownY] = point;
        const { anchor, isAbove } = sideOf(place);
        return (
          <g key={name} className={cx(styles.own, isAbove && styles.above, styles[anchor])}>
            <circle className={styles.halo} cx={ownX} cy={ownY} r={16} />
            <circle className={styles.dot} cx={ownX} cy={ownY} r={7} />
            <text x={ownX} y={ownY}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
