import type { Family, Metrics } from './families.ts';

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** `U+0020-007E, U+00A0, …` for the given letters. */
export function unicodeRange(letters: string): string {
  const points = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))].toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** All faces carry the same vertical metrics, so that a line does not jump where two files meet. */
export function face({ name, weights, metrics }: Family, file: string, ranges: string): string {
  const { ascent, descent, lineGap, unitsPerEm } = metrics;
  return `@font-face {
  font-family: '${name}';
  font-weight: ${weights};
  font-display: swap;
  src: url('/fonts/${file}') format('woff2');
  ascent-override: ${percent(ascent / unitsPerEm)};
  descent-override: ${percent(-descent / unitsPerEm)};
  line-gap-override: ${percent(lineGap / unitsPerEm)};
  unicode-range: ${ranges};
}
`;
}

/** The system's font stretched to the family's width and height, so that the swap does not move the text. */
export function fallbackFace(family: Family, system: Metrics, name: string, locals: string[]): string {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = family.metrics;
  const size = xWidthAvg / unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
  return `@font-face {
  font-family: '${name}';
  src: ${locals.map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / unitsPerEm / size)};
  descent-override: ${percent(-descent / unitsPerEm / size)};
  line-gap-override: ${percent(lineGap / unitsPerEm / size)};
}
`;
}
