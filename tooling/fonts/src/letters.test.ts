import { readFileSync } from 'node:fs';
import { localeFacts, locales } from '@radar/i18n/locales';
import { describe, expect, it } from 'vitest';
import { families } from './families.ts';
import { cyrillicNames, isCyrillic, lettersOf, type Script, textsOf } from './letters.ts';

type Face = { family: string; file: string; covers: (letter: string) => boolean };

/** The @font-face rules as they were written, in order. */
function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
    const ranges = [...body.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [from, to]);
    return {
      family: /font-family: '([^']+)'/.exec(body)?.[1] ?? '',
      file: /url\('([^']+)'\)/.exec(body)?.[1] ?? '',
      covers: (letter) => {
        const point = letter.codePointAt(0) ?? 0;
        return ranges.some(
          ([from = '', to = '']) => point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16),
        );
      },
    };
  });
}

const scriptsOf = (locale: (typeof locales)[number]): readonly Script[] =>
  localeFacts[locale].script === 'cyrillic' ? ['cyrillic', 'latin'] : ['latin'];

describe.each(families)('the subsets of $name', ({ name, slug }) => {
  const css = readFileSync(new URL(`../../../packages/ui/src/styles/fonts-${slug}.css`, import.meta.url), 'utf8');
  const faces = facesOf(css);
  /** The file that a browser takes for a letter: of the last face that covers it. */
  const fileFor = (letter: string) => faces.findLast(({ family, covers }) => family === name && covers(letter))?.file;
  const isSubset = (file: string | undefined, script: Script) => file?.startsWith(`/fonts/${slug}-${script}.`) === true;

  it.each(locales)('hold every letter of the messages and documents in %s', (locale) => {
    const outside = textsOf(locale).flatMap(({ file, text }) =>
      [...lettersOf(text)]
        .filter((letter) => !scriptsOf(locale).some((script) => isSubset(fileFor(letter), script)))
        .map((letter) => `${file}: ${letter}`),
    );
    expect(outside, 'run `pnpm --dir tooling/fonts write`').toEqual([]);
  });

  it('show the name of a Cyrillic language from the Latin file', () => {
    const own = faces.find(({ family }) => family === `${name} Names`);
    expect(isSubset(own?.file, 'latin')).toBe(true);
    for (const language of cyrillicNames) {
      expect([...lettersOf(language.name)].filter((letter) => isCyrillic(letter) && !own?.covers(letter))).toEqual([]);
      expect(css).toContain(`[hreflang='${language.locale}']`);
    }
  });

  it('leave what nobody here writes to the rest', () => {
    expect(fileFor('ő')).toMatch(/latin-ext-full/);
    expect(fileFor('щ')).toMatch(/cyrillic-full/);
  });
});
