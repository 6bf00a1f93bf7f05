import { contrast } from './contrast.ts';
import { contrastPairs, measurePair } from './contrast-pairs.ts';
import { resolveToken, themeNames, type Tokens, tokensIn, tokensUnder } from './theme-tokens.ts';
import { colourTokens, formTokens } from './theme.ts';

/** Employers' hues come from data: every sixth of a right angle is looked at. */
const hues = Array.from({ length: 24 }, (_, index) => index * 15);

const textOnTint = 4.5;

/** What is missing from a list of names, and what is there without being asked for. */
function differences(where: string, has: Iterable<string>, wants: readonly string[]): string[] {
  const names = new Set(has);
  return [
    ...wants.filter((name) => !names.has(name)).map((name) => `${where}: --${name} is missing`),
    ...[...names].filter((name) => !wants.includes(name)).map((name) => `${where}: --${name} is no token of a theme`),
  ];
}

function contrastFaults(where: string, tokens: Tokens): string[] {
  const check = (what: string, least: number, measure: () => number): string[] => {
    try {
      const ratio = measure();
      return ratio >= least ? [] : [`${where}: ${what} has ${ratio.toFixed(2)}, needs ${least}`];
    } catch (error) {
      return [`${where}: ${what}: ${error instanceof Error ? error.message : String(error)}`];
    }
  };
  return [
    ...contrastPairs.flatMap((pair) =>
      check(`--${pair.foreground} on --${pair.background}`, pair.least, () => measurePair(tokens, pair).ratio),
    ),
    ...hues.flatMap((hue) =>
      [`oklch(var(--cover-4) ${hue})`, 'var(--ink)'].flatMap((ink) =>
        check(`${ink} on an employer's tint`, textOnTint, () =>
          contrast(resolveToken(tokens, ink), resolveToken(tokens, `oklch(var(--cover-1) ${hue})`)),
        ),
      ),
    ),
  ];
}

/**
 * Everything that is wrong with a site's theme, in words: tokens that are missing or unknown, and pairs of colours that
 * are too close, in light and in dark. Empty when it may be shipped.
 *
 * @param shared `styles/tokens.css`
 * @param own the site's `theme.css`
 */
export function themeFaults(shared: string, own: string): string[] {
  return [
    ...differences('light', tokensUnder(own, [':root']).keys(), [...formTokens, ...colourTokens]),
    ...differences('dark', tokensUnder(own, ["[data-theme='dark']"]).keys(), colourTokens),
    ...themeNames.flatMap((theme) => contrastFaults(theme, tokensIn(theme, shared, own))),
  ];
}
