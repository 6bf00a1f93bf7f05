import { readFileSync } from 'node:fs';
import { parseColour } from '@radar/ui/contrast';
import { resolveToken, tokensUnder } from '@radar/ui/theme-tokens';

/** Colours of a share image as `#rrggbb`: the hero of the brand, in light. */
export type ShareLook = { ground: string; ink: string; quiet: string; line: string; dot: string };

const encoded = (linear: number): string => {
  const value = linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
};

const roles = { ground: 'hero', ink: 'hero-ink', quiet: 'hero-ink-2', line: 'hero-line', dot: 'hero-dot' } as const;

/** Reads the look out of a brand's `theme.css`; runs in builds, since a drawer of pictures knows no custom properties. */
export const readShareLook = (themeFile: string): ShareLook => {
  const tokens = tokensUnder(readFileSync(themeFile, 'utf8'), [':root']);
  const colour = (role: keyof typeof roles): string =>
    `#${parseColour(resolveToken(tokens, `var(--${roles[role]})`))
      .map(encoded)
      .join('')}`;
  return {
    ground: colour('ground'),
    ink: colour('ink'),
    quiet: colour('quiet'),
    line: colour('line'),
    dot: colour('dot'),
  };
};
