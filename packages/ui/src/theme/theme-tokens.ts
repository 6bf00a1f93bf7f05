/** Custom properties by name, without the dashes. */
export type Tokens = ReadonlyMap<string, string>;

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The rules that hold in each theme; the dark one lies over the light one. */
const selectors: Record<ThemeName, readonly string[]> = {
  light: [':root'],
  dark: [':root', "[data-theme='dark']", '[data-theme=dark]', '[data-theme="dark"]'],
};

/** The custom properties of every rule with one of the selectors, later ones over earlier ones. */
export function tokensUnder(css: string, wanted: readonly string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  const plain = css.replace(/\/\*.*?\*\/|@import[^;]+;/gs, '');
  for (const [, selector = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.split(',').some((part) => wanted.includes(part.trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;}]+)/g)) tokens.set(name, value.trim());
  }
  return tokens;
}

/**
 * What a page knows in a theme.
 * @param shared `styles/tokens.css`
 * @param own the site's `theme.css`
 */
export const tokensIn = (theme: ThemeName, shared: string, own: string): Tokens =>
  new Map([...tokensUnder(shared, selectors[theme]), ...tokensUnder(own, selectors[theme])]);

/**
 * A value with its variables put in and its sums done: `oklch(0.985 calc(var(--nc) * 0.5) var(--nh))` becomes numbers.
 * @throws {Error} for a token that is not there
 */
export function resolveToken(tokens: Tokens, value: string): string {
  const plain = value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const inner = tokens.get(name);
    if (inner === undefined) throw new Error(`No token --${name}`);
    return resolveToken(tokens, inner);
  });
  return plain.replace(/calc\(([\d.]+) ([*+]) ([\d.]+)\)/g, (_, left: string, sign: string, right: string) =>
    String(sign === '*' ? Number(left) * Number(right) : Number(left) + Number(right)),
  );
}
