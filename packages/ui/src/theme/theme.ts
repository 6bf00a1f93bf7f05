import type { FontFamily } from './fonts.ts';

/** Tokens that a theme sets once: type, shape and the hues that the shared roles are mixed from. */
export const formTokens = ['font', 'fs', 'track', 'track-card', 'r', 'r-btn', 'mark-cap', 'nh', 'nc', 'ih'] as const;

/** Colour roles that a theme sets for light and again for dark. */
export const colourTokens = [
  'primary',
  'primary-hover',
  'on-primary',
  'link',
  'focus',
  'tint',
  'on-tint',
  'signal',
  'on-signal',
  'now',
  'hl',
  'on-hl',
  'hero',
  'hero-2',
  'hero-ink',
  'hero-ink-2',
  'hero-line',
  'hero-dot',
  'data-b',
  'data-c',
] as const;

export type FormToken = (typeof formTokens)[number];
export type ColourToken = (typeof colourTokens)[number];

/** The form of the radar's rings, the one motif that each brand draws its own way. */
export const ringShapes = ['circle', 'arch', 'sun', 'square'] as const;
export type RingShape = (typeof ringShapes)[number];

/** What a brand's configuration says of its look; the values of the tokens are in the site's `theme.css`. */
export type Theme = {
  font: FontFamily;
  rings: RingShape;
};
