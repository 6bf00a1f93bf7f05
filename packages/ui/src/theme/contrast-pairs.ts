import { contrast } from './contrast.ts';
import { resolveToken, type Tokens } from './theme-tokens.ts';

/** Least ratio of text: WCAG 2.2, 1.4.3. */
const text = 4.5;
/** Least ratio of what shows a control, its state or its focus: 1.4.11. */
const edge = 3;

export type ContrastPair = { foreground: string; background: string; least: number };

const on = (least: number, foregrounds: readonly string[], backgrounds: readonly string[]): ContrastPair[] =>
  backgrounds.flatMap((background) => foregrounds.map((foreground) => ({ foreground, background, least })));

const surfaces = ['bg', 'surface', 'sunken', 'raised', 'hl', 'tint'];

/** Every two colour roles that meet on a page. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(text, ['ink', 'ink-2', 'ink-3', 'link'], surfaces),
  ...['ok', 'warn', 'danger'].flatMap((status) => on(text, [status], ['surface', 'bg', 'hl', `${status}-bg`])),
  ...on(text, ['on-primary'], ['primary', 'primary-hover']),
  ...on(text, ['on-tint'], ['tint']),
  ...on(text, ['on-hl'], ['hl', 'surface']),
  ...on(text, ['on-signal'], ['signal']),
  ...on(text, ['hero-ink', 'hero-ink-2'], ['hero', 'hero-2']),
  ...on(text, ['bg'], ['ink']),
  ...on(edge, ['line-strong'], ['bg', 'surface', 'sunken', 'raised']),
  ...on(edge, ['focus'], surfaces),
  ...on(edge, ['primary'], ['bg', 'surface', 'raised']),
  ...on(edge, ['danger'], ['bg', 'surface', 'raised']),
  ...on(edge, ['now'], ['bg', 'surface', 'raised']),
  ...on(edge, ['data-net'], ['surface']),
];

export type Measured = ContrastPair & { ratio: number };

/** @throws {Error} for a token that is not there, {SyntaxError} for one that is no opaque oklch colour */
export const measurePair = (tokens: Tokens, pair: ContrastPair): Measured => ({
  ...pair,
  ratio: contrast(resolveToken(tokens, `var(--${pair.foreground})`), resolveToken(tokens, `var(--${pair.background})`)),
});
