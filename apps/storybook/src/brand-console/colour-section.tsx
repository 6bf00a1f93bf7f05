import { contrastPairs, measurePair } from '@radar/ui/contrast-pairs';
import { SectionHead } from '@radar/ui/section-head';

import { colourTokens } from '@radar/ui/theme';
import { themeFaults } from '@radar/ui/theme-faults';
import { resolveToken, themeNames, tokensIn } from '@radar/ui/theme-tokens';
import { Note } from '@radar/ui/note';
import { type BrandId, sharedTokens as shared, themeSheets } from '../toolbars/brands.ts';
import styles from './brand-console.module.css';

/** Roles that all brands share; their values follow from the brand's neutral and ink hues. */
const sharedRoles = [
  'bg',
  'sunken',
  'surface',
  'raised',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'ok',
  'ok-bg',
  'warn',
  'warn-bg',
  'danger',
  'danger-bg',
];

/** `0.185 0.013 240` of an oklch colour. */
const shortValue = (colour: string) =>
  colour.replace(/^oklch\((.+)\)$/, '$1').replace(/\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(3))));

/** Every colour role, light and dark side by side, whichever theme the toolbar shows. */
export function ColourSection({ id }: { id: BrandId }) {
  const themes = themeNames.map((name) => ({ name, tokens: tokensIn(name, shared, themeSheets[id]) }));
  const faults = themeFaults(shared, themeSheets[id]);
  const swatches = (roles: readonly string[]) =>
    roles.map((role) => (
      <li key={role} className={styles.swatch}>
        <span className={styles.halves}>
          {themes.map(({ name, tokens }) => (
            <span key={name} style={{ background: resolveToken(tokens, `var(--${role})`) }} />
          ))}
        </span>
        <code>--{role}</code>
        {themes.map(({ name, tokens }) => (
          <span key={name} className={styles.value}>
            {shortValue(resolveToken(tokens, `var(--${role})`))}
          </span>
        ))}
      </li>
    ));
  return (
    <>
      <SectionHead heading="Colours of the brand" note="Left half light, right half dark; oklch." />
      <ul className={styles.swatches} role="list">
        {swatches(colourTokens)}
      </ul>
      <SectionHead heading="Colours that follow" note="From the neutral hue, its chroma and the hue of the ink." />
      <ul className={styles.swatches} role="list">
        {swatches(sharedRoles)}
      </ul>
      <SectionHead
        heading="Contrast"
        note={`${contrastPairs.length} pairs in two themes; text needs 4.5, edges and focus 3.`}
      />
      {faults.length === 0 ? (
        <Note tone="ok">Every pair passes, and no token is missing.</Note>
      ) : (
        <Note tone="err" role="alert">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Note>
      )}
      <details className={styles.more}>
        <summary>All figures</summary>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">on</th>
              <th scope="col">needs</th>
              {themeNames.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map((pair) => (
              <tr key={`${pair.foreground} ${pair.background} ${pair.least}`}>
                <td>
                  <code>{pair.foreground}</code>
                </td>
                <td>
                  <code>{pair.background}</code>
                </td>
                <td>{pair.least}</td>
                {themes.map(({ name, tokens }) => (
                  <Figure key={name} least={pair.least} measure={() => measurePair(tokens, pair).ratio} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Figure({ least, measure }: { least: number; measure: () => number }) {
  const ratio = measure();
  return <td className={ratio < least ? styles.low : undefined}>{ratio.toFixed(2)}</td>;
}
