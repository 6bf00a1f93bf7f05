import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { locales } from './locales.ts';

const folder = join(import.meta.dirname, 'messages');
const read = (locale: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Record<string, string>;
const files = readdirSync(join(folder, 'hr'));

type Found = { names: Set<string>; plurals: string[][] };

const walk = (elements: MessageFormatElement[], found: Found = { names: new Set(), plurals: [] }): Found => {
  for (const element of elements) {
    if ('value' in element && element.type !== TYPE.literal) found.names.add(element.value);
    if (element.type === TYPE.plural && element.pluralType === 'cardinal') {
      found.plurals.push(Object.keys(element.options).filter((key) => !key.startsWith('=')));
    }
    if ('options' in element) for (const option of Object.values(element.options)) walk(option.value, found);
    if ('children' in element) walk(element.children, found);
  }
  return found;
};

const latin = /\p{Script=Latin}/u;
const cyrillic = /\p{Script=Cyrillic}/u;

describe.each(files)('%s', (file) => {
  const keys = Object.keys(read('hr', file));

  it.each(locales)('%s has the same messages with the same values', (locale) => {
    const own = read(locale, file);
    expect(Object.keys(own)).toEqual(keys);
    for (const key of keys) {
      expect([key, ...walk(parse(own[key] ?? '')).names].toSorted()).toEqual(
        [key, ...walk(parse(read('hr', file)[key] ?? '')).names].toSorted(),
      );
    }
  });

  it.each(locales)('%s has every plural form that its grammar needs', (locale) => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    for (const [key, message] of Object.entries(read(locale, file))) {
      for (const forms of walk(parse(message)).plurals) expect([key, ...forms.toSorted()]).toEqual([key, ...needed]);
    }
  });

  it('Macedonian is Cyrillic, the others Latin, no word mixes both', () => {
    for (const locale of locales) {
      for (const [key, message] of Object.entries(read(locale, file))) {
        for (const word of message.split(/[^\p{L}]+/u)) {
          expect([key, word, latin.test(word) && cyrillic.test(word)]).toEqual([key, word, false]);
        }
        const foreign = locale === 'mk' ? /[йщъыьэюя]/i : cyrillic;
        expect([key, foreign.test(message)]).toEqual([key, false]);
      }
    }
  });
});
