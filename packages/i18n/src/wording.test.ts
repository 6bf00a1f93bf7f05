import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from './locales.ts';

/** What a text must not hold, and what stands there instead. */
type Slip = [found: RegExp, instead: string];

const everywhere: Slip[] = [
  [/\.\.\./, '…'],
  [/[\d}%] (?:MB|km|км|%)(?!\p{L})/u, 'a space that does not break before a unit'],
];

const lowAndHigh: Slip[] = [[/[”»«]|„[^“]*$/, '„…“']];

const slips: Record<Locale, Slip[]> = {
  hr: [
    ...lowAndHigh,
    [/(?<!\p{L})(?:sačuvaj|sačuvano|sačuvan\b)/iu, 'spremi, spremljeno'],
    [/(?<!\p{L})obri(?:ši|sa)/iu, 'izbriši, izbrisano'],
    [
      /(?<!\p{L})(?:fajl|link|plat[aeiou]\b|uslov|saglasn|sedmic|histor|ponovo\b|nazad\b|kompanij)/iu,
      'the Croatian word',
    ],
  ],
  en: [
    [/[„»«]/, '“…”'],
    [/\bsign(?:ed|s|ing)?[- ](?:in|out)\b/i, 'log in, log out, sign up'],
    [/\bconfirmation code\b/i, 'verification code'],
  ],
  sl: [
    [/[„“”]/, '»…«'],
    [/[^\u00a0]…/, 'a space that does not break before …'],
    [/(?<!\p{L})(?:služb[aeio]\b|neželj)/iu, 'zaposlitev, vsiljen'],
  ],
  bs: [
    ...lowAndHigh,
    [/(?<!\p{L})(?:spremi|spremlj|spreman)/iu, 'sačuvaj, sačuvano'],
    [/(?<!\p{L})izbri[sš]/iu, 'obriši, obrisano'],
    [/(?<!\p{L})e-(?:pošt|adres)/iu, 'e-mail, e-mail adresa'],
    [/(?<!\p{L})(?:datotek|poveznic|natrag\b|ponovno\b|tjed[an]|plaće\b|plaću\b|plaćom\b)/iu, 'the Bosnian word'],
    [/(?<!\p{L})(?:uvjet|tvrtk|životopis|privol|tijek|inozem|kôd|povijest|obavijest|točn|tko\b)/iu, 'the Bosnian word'],
  ],
  mk: [
    ...lowAndHigh,
    [/è/i, 'ѐ, which is Cyrillic'],
    [/пријавув|се пријав(?:и|ете)(?!\p{L})/iu, 'аплицира, најавува'],
    [/(?<![\p{L}{])km(?!\p{L})/u, 'км'],
  ],
};

/** Each message, and each line of a document, by where it stands. */
const textsOf = (locale: Locale): [where: string, text: string][] =>
  ['messages', 'documents'].flatMap((kind) => {
    const folder = join(import.meta.dirname, kind, locale);
    return readdirSync(folder).flatMap((name): [string, string][] => {
      const content = readFileSync(join(folder, name), 'utf8');
      return name.endsWith('.json')
        ? Object.entries(JSON.parse(content) as Record<string, string>).map(([key, text]) => [`${name} ${key}`, text])
        : content.split('\n').map((text, index) => [`${name}:${index + 1}`, text]);
    });
  });

describe.each(locales)('%s', (locale) => {
  it('keeps to the terms, quotes and spaces of its language', () => {
    const found = textsOf(locale).flatMap(([where, text]) =>
      [...everywhere, ...slips[locale]].flatMap(([slip, instead]) => {
        const [part] = slip.exec(text) ?? [];
        return part === undefined ? [] : [`${where}: "${part}", say ${instead}`];
      }),
    );
    expect(found).toEqual([]);
  });
});
