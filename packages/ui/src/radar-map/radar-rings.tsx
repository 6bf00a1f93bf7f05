import type { RingShape } from '../theme/theme.ts';

type Centre = { x: number; y: number };

export type RadarRingProps = {
  shape: RingShape;
  centre: Centre;
  radius: number;
  className?: string | undefined;
};

const columnHeight = 600;

/** One ring in the brand's form. */
export function RadarRing({ shape, centre: { x, y }, radius, className }: RadarRingProps) {
  if (shape === 'arch') {
    return (
      <path
        className={className}
        d={`M${x - radius} ${y + columnHeight}V${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0v${columnHeight}`}
      />
    );
  }
  if (shape === 'square') {
    return (
      <rect
        className={className}
        x={x - radius}
        y={y - radius}
        width={2 * radius}
        height={2 * radius}
        rx={radius * 0.38}
      />
    );
  }
  return <circle className={className} cx={x} cy={y} r={radius} />;
}

const rayLength = 1500;
const turn = (degrees: number) => (degrees * Math.PI) / 180;

const beams: Record<RingShape, { from: number; to: number }[]> = {
  circle: [{ from: 20, to: 57 }],
  sun: Array.from({ length: 8 }, (_, index) => ({ from: index * 45 + 17.6, to: index * 45 + 27.4 })),
  arch: [],
  square: [],
};

/** The beam of the radar, or the rays of a sun. */
export function RadarSweep({ shape, centre: { x, y }, className }: Omit<RadarRingProps, 'radius'>) {
  const point = (degrees: number) =>
    `${(x + rayLength * Math.cos(turn(degrees))).toFixed(1)} ${(y + rayLength * Math.sin(turn(degrees))).toFixed(1)}`;
  return beams[shape].map(({ from, to }) => (
    <path key={from} className={className} d={`M${x} ${y}L${point(from)}L${point(to)}z`} />
  ));
}
