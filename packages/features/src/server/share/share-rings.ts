import type { RingShape } from '@radar/ui/theme';
import type { ShareLook } from './share-look.ts';

/** Pixels of a share image (Open Graph's usual size). */
export const shareSize = { width: 1200, height: 630 } as const;

const centre = { x: 985, y: 330 };
const radii = [90, 190, 310, 450, 610];
const dots = [
  { x: 0, y: 0, r: 20 },
  { x: -128, y: -140, r: 11 },
  { x: 112, y: -178, r: 9 },
  { x: 118, y: 148, r: 12 },
  { x: -84, y: 226, r: 9 },
];

const ring = (shape: RingShape, r: number): string => {
  const { x, y } = centre;
  if (shape === 'arch') return `<path d="M${x - r} ${y + 600}V${y}a${r} ${r} 0 0 1 ${2 * r} 0v600"/>`;
  if (shape === 'square')
    return `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="${r * 0.38}"/>`;
  return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
};

const rays = (line: string): string =>
  Array.from({ length: 8 }, (_, index) => {
    const point = (degrees: number): string => {
      const angle = (degrees * Math.PI) / 180;
      return `${(centre.x + 1500 * Math.cos(angle)).toFixed(1)} ${(centre.y + 1500 * Math.sin(angle)).toFixed(1)}`;
    };
    const from = index * 45 + 17.6;
    return `<path fill="${line}" fill-opacity=".22" d="M${centre.x} ${centre.y}L${point(from)}L${point(from + 9.8)}z"/>`;
  }).join('');

/** The radar behind a share image, as the address of an SVG. The rings fade towards the words. */
export const shareRings = (shape: RingShape, { line, dot }: ShareLook): string => {
  const { width, height } = shareSize;
  const rings = radii
    .map((radius, index) => `<g stroke-opacity="${(0.9 - index * 0.16).toFixed(2)}">${ring(shape, radius)}</g>`)
    .join('');
  const echoes = dots
    .map(({ x, y, r }) => {
      const at = `cx="${centre.x + x}" cy="${centre.y + y}"`;
      return `<circle ${at} r="${r * 1.9}" fill="${dot}" fill-opacity=".22"/><circle ${at} r="${r}" fill="${dot}"/>`;
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${
    shape === 'sun' ? rays(line) : ''
  }<g fill="none" stroke="${line}" stroke-width="2">${rings}</g>${echoes}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
