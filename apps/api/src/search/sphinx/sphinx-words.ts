import { createHash } from 'node:crypto';
import type { Wanted } from '../text-query.ts';

// Sphinx cuts longer words off, and then takes different ones for the same.
const longest = 40;

const classOf: Readonly<Record<string, string>> = { '#': 'f', '=': 'r', '~': 'm' };

/**
 * A lexeme of the SQL index as a word of `a-z 0-9 _` alone, so that whatever is typed, none of it can be an operator. Its
 * first letter tells facets, own, related and mentioned words apart; other characters stand as `_<hex>_`.
 */
export const sphinxWord = (lexeme: string): string => {
  const mark = classOf[lexeme[0] ?? ''];
  const rest = mark === undefined ? lexeme : lexeme.slice(1);
  // Nearly every word is plain, and an ad has hundreds of them.
  const spelled = /^[a-z0-9]*$/.test(rest)
    ? rest
    : rest.replace(/[^a-z0-9]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
  const word = `${mark ?? 'o'}${spelled}`;
  return word.length <= longest
    ? word
    : `h${createHash('sha256')
        .update(word)
        .digest('hex')
        .slice(0, longest - 1)}`;
};

const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(sphinxWord).join('|')})`;

/** What an ad must carry, for `MATCH('…')`. */
export const matchText = ({ all, none }: Wanted): string =>
  [...all.map(anyOf), ...none.map((lexeme) => `-${sphinxWord(lexeme)}`)].join(' ');
