import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrast-pairs.ts';
import { themeFaults } from './theme-faults.ts';
import { resolveToken, tokensIn } from './theme-tokens.ts';

const sites = ['hr', 'ba', 'mk', 'kampus'] as const;

const readTheme = (site: string) =>
  readFileSync(new URL(`../../../../apps/web-${site}/theme.css`, import.meta.url), 'utf8');
const shared = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

it.each(sites)('the theme of %s is whole, and its colours are far enough apart in light and dark', (site) => {
  expect(themeFaults(shared, readTheme(site))).toEqual([]);
});

describe('a theme with a fault', () => {
  const css = readTheme('hr');
  /** Changes a token in one of the two blocks; the text must have had it. */
  const plant = (token: string, value: string | null, theme: 'light' | 'dark' = 'light') => {
    const [light = '', dark = ''] = css.split("[data-theme='dark']");
    const put = (block: string) => {
      const rule = new RegExp(`--${token}:[^;]+;`);
      expect(block).toMatch(rule);
      return block.replace(rule, value === null ? '' : `--${token}: ${value};`);
    };
    return themeFaults(
      shared,
      [theme === 'light' ? put(light) : light, theme === 'dark' ? put(dark) : dark].join("[data-theme='dark']"),
    );
  };

  it.each([
    ['a pale button', 'primary', 'oklch(0.8 0.05 240)', 'light: --on-primary on --primary has 1.85, needs 4.5'],
    ['a pale focus ring', 'focus', 'oklch(0.9 0.03 240)', 'light: --focus on --bg has 1.29, needs 3'],
    ['a colour in another notation', 'link', '#0645ad', 'light: --link on --bg: Not an opaque oklch colour: #0645ad'],
    ['a name that leads nowhere', 'now', 'var(--accent)', 'light: --now on --bg: No token --accent'],
  ])('%s', (_, token, value, fault) => {
    expect(plant(token, value).join('\n')).toContain(fault);
  });

  it('a control edge that can hardly be seen', () => {
    const pale = shared.replace('--line-strong: oklch(0.6 ', '--line-strong: oklch(0.8 ');
    expect(themeFaults(pale, css).join('\n')).toContain('light: --line-strong on --surface has');
  });

  it('one that the dark forgets', () => {
    expect(plant('primary', null, 'dark')).toContain('dark: --primary is missing');
  });

  it('one that is not there at all', () => {
    const faults = plant('focus', null);
    expect(faults).toContain('light: --focus is missing');
    expect(faults).toContain('light: --focus on --bg: No token --focus');
  });

  it('one that nobody asked for', () => {
    expect(themeFaults(shared, `${css}\n:root { --accent: oklch(0.5 0.1 20); }`)).toContain(
      'light: --accent is no token of a theme',
    );
  });
});

it('measures every pair with tokens of every theme', () => {
  const tokens = tokensIn('dark', shared, readTheme('mk'));
  for (const name of new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]))) {
    expect(resolveToken(tokens, `var(--${name})`)).toMatch(/^oklch\([\d. ]+\)$/);
  }
});
