import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { colourTokens, formTokens } from './theme.ts';

const sites = ['hr', 'ba', 'mk', 'kampus'] as const;
const themes = ['light', 'dark'] as const;

type Tokens = Map<string, string>;

/** The custom properties of every rule with one of the selectors, later ones over earlier ones. */
function tokensOf(css: string, selectors: string[]): Tokens {
  const tokens: Tokens = new Map();
  for (const [, selector = '', body = ''] of css
    .replace(/\/\*.*?\*\/|@import[^;]+;/gs, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.split(',').some((part) => selectors.includes(part.trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim());
  }
  return tokens;
}

const readTheme = (site: string) =>
  readFileSync(new URL(`../../../../apps/web-${site}/theme.css`, import.meta.url), 'utf8');
const shared = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

describe.each(sites)('theme of %s', (site) => {
  const css = readTheme(site);

  it('sets every token in light, and no other', () => {
    expect([...tokensOf(css, [':root']).keys()].toSorted()).toEqual([...formTokens, ...colourTokens].toSorted());
  });

  it('sets every colour again in dark, and no other', () => {
    expect([...tokensOf(css, ["[data-theme='dark']"]).keys()].toSorted()).toEqual([...colourTokens].toSorted());
  });
});

const text = 4.5;
const boundary = 3;
const surfaces = ['bg', 'surface', 'sunken', 'raised', 'hl', 'tint'];

const pairs: [foreground: string, background: string, least: number][] = [
  ...surfaces.flatMap((ground) =>
    ['ink', 'ink-2', 'ink-3', 'link'].map((ink): [string, string, number] => [ink, ground, text]),
  ),
  ...['ok', 'warn', 'danger'].flatMap((status) =>
    ['surface', 'bg', 'hl', `${status}-bg`].map((ground): [string, string, number] => [status, ground, text]),
  ),
  ['on-primary', 'primary', text],
  ['on-primary', 'primary-hover', text],
  ['on-tint', 'tint', text],
  ['on-hl', 'hl', text],
  ['on-hl', 'surface', text],
  ['on-signal', 'signal', text],
  ['hero-ink', 'hero', text],
  ['hero-ink-2', 'hero', text],
  ['hero-ink', 'hero-2', text],
  ['hero-ink-2', 'hero-2', text],
  ['bg', 'ink', text],
  ['line-strong', 'surface', boundary],
  ['line-strong', 'bg', boundary],
  ['line-strong', 'sunken', boundary],
  ['focus', 'bg', boundary],
  ['focus', 'surface', boundary],
  ['focus', 'tint', boundary],
  ['primary', 'surface', boundary],
  ['now', 'surface', boundary],
  ['now', 'bg', boundary],
  ['data-net', 'surface', boundary],
];

const hues = Array.from({ length: 24 }, (_, index) => index * 15);

describe.each(sites.flatMap((site) => themes.map((theme) => ({ site, theme }))))(
  'contrast of $site in the $theme',
  ({ site, theme }) => {
    const selectors = theme === 'light' ? [':root'] : [':root', "[data-theme='dark']"];
    const tokens = new Map([...tokensOf(shared, selectors), ...tokensOf(readTheme(site), selectors)]);

    /** The value with its variables put in and its sums done. */
    function resolve(value: string): string {
      const plain = value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
        const inner = tokens.get(name);
        if (inner === undefined) throw new Error(`No token --${name}`);
        return resolve(inner);
      });
      return plain.replace(/calc\(([\d.]+) ([*+]) ([\d.]+)\)/g, (_, left: string, sign: string, right: string) =>
        String(sign === '*' ? Number(left) * Number(right) : Number(left) + Number(right)),
      );
    }

    it.each(pairs)('%s on %s', (foreground, background, least) => {
      expect(contrast(resolve(`var(--${foreground})`), resolve(`var(--${background})`))).toBeGreaterThanOrEqual(least);
    });

    it.each(['oklch(var(--cover-4) HUE)', 'var(--ink)'])('%s on an employer tint of any hue', (ink) => {
      for (const hue of hues) {
        const ground = resolve(`oklch(var(--cover-1) ${hue})`);
        expect(contrast(resolve(ink.replace('HUE', String(hue))), ground)).toBeGreaterThanOrEqual(text);
      }
    });
  },
);
