import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Hue of the employer or category, 0 to 360; see the cover tokens. */
    '--eh'?: number;
    /** Second hue of a cover. */
    '--eh2'?: number;
  }
}

/** Tints everything inside by the hue of an employer or category. */
export function tinted(hue: number, secondHue?: number): CSSProperties {
  return secondHue === undefined ? { '--eh': hue } : { '--eh': hue, '--eh2': secondHue };
}

const firstSweetHue = 285;
const lastSweetHue = 345;

/**
 * A steady hue (0 to 359) for an id, so that an employer without a logo keeps its colour everywhere.
 * Leaves out the magentas, which look sweet beside our neutrals.
 */
export function hueOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  const hue = hash % (360 - (lastSweetHue - firstSweetHue));
  return hue < firstSweetHue ? hue : hue + (lastSweetHue - firstSweetHue);
}
