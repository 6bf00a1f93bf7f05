import { locales } from '@radar/i18n/locales';
import { placeKey } from '@radar/domain/words';

/** Languages that ads ask for, ISO 639-1. */
const codes = 'hr en sl bs mk sr sq de it fr es pt nl sv da no fi pl cs sk hu ro bg ru uk el tr ar zh ja he ko'.split(
  ' ',
);

const letters = 26;
const first = 'a'.charCodeAt(0);

/** `en` as a number for a facet. */
export const languageNumber = (code: string): number =>
  (code.charCodeAt(0) - first) * letters + (code.charCodeAt(1) - first);

export const languageOfNumber = (number: number): string =>
  String.fromCharCode(first + Math.floor(number / letters), first + (number % letters));

// Slow to make.
const namesByLocale = new Map<string, Intl.DisplayNames>();

/** The name of a language in a language: `en` in hr is `engleski`. */
export const languageName = (code: string, locale: string): string => {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' });
  namesByLocale.set(locale, names);
  return names.of(code) ?? code;
};

const codeByName = new Map<string, string>(
  codes.flatMap((code) => [
    [code, code] as const,
    ...[...locales, code].map((locale) => [placeKey(languageName(code, locale)), code] as const),
  ]),
);

/** The code of a language that an ad or a filter names: `Engleski jezik`, `английски`, `en`, `German (B2)`. */
export const languageCodeOf = (text: string): string | null => {
  const whole = codeByName.get(text.trim().toLowerCase()) ?? codeByName.get(placeKey(text));
  if (whole !== undefined) return whole;
  for (const word of placeKey(text).split(' ')) {
    const code = word.length > 2 ? codeByName.get(word) : undefined;
    if (code !== undefined) return code;
  }
  return null;
};
