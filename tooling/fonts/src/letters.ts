import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, localeFacts, locales } from '@radar/i18n/locales';

export const scripts = ['latin', 'cyrillic'] as const;
export type Script = (typeof scripts)[number];

const sources = join(import.meta.dirname, '../../../packages/i18n/src');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What pages show whatever the messages say: the alphabets whole, figures, punctuation. */
const alphabets: Record<Script, string> = {
  // German and Italian neighbours stand in names of firms and towns.
  latin: `${range(0x20, 0x7e)}ČĆĐŠŽčćđšžÄÖÜäöüßÀÈÉÌÒÙàèéìòùáóí\u00a0\u202f–—‘’‚“”„«»‹›…•·§©®°²³½±×÷−≈≤≥→←€™`,
  cyrillic: 'АБВГДЃЕЖЗЅИЈКЛЉМНЊОПРСТЌУФХЦЧЏШЀЍабвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ№',
};

/** Every message and document of a language, as written. */
export function textsOf(locale: Locale): { file: string; text: string }[] {
  return ['messages', 'documents'].flatMap((kind) =>
    readdirSync(join(sources, kind, locale)).map((name) => ({
      file: `${kind}/${locale}/${name}`,
      text: readFileSync(join(sources, kind, locale, name), 'utf8'),
    })),
  );
}

export const isCyrillic = (letter: string) => /\p{Script=Cyrillic}/u.test(letter);

/** Letters of a text that a font has to show. */
export const lettersOf = (text: string) => new Set([...text.normalize('NFC')].filter((letter) => letter >= ' '));

/** The letters in the subset of a script: its alphabets, and whatever else its messages and documents hold. */
export function subsetOf(script: Script): string {
  const letters = new Set(alphabets[script]);
  for (const locale of locales)
    for (const { text } of textsOf(locale))
      for (const letter of lettersOf(text)) if (isCyrillic(letter) === (script === 'cyrillic')) letters.add(letter);
  return [...letters].toSorted().join('');
}

/** Languages in Cyrillic, by their own names, which stand in the language switch of every page. */
export const cyrillicNames = locales
  .filter((locale) => localeFacts[locale].script === 'cyrillic')
  .map((locale) => ({ locale, name: localeFacts[locale].ownName }));
