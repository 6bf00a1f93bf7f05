import { readFileSync } from 'node:fs';
import { locales } from '@radar/i18n/locales';
import { describe, expect, it } from 'vitest';
import { errorTexts } from './error-texts.ts';

const shell = (locale: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../i18n/src/messages/${locale}/shell.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

describe('words of the error page', () => {
  it.each(locales)('%s says what the messages say', (locale) => {
    const { errorTitle, errorText, reload, notFoundButton } = shell(locale);
    expect(errorTexts[locale]).toEqual({ title: errorTitle, text: errorText, reload, home: notFoundButton });
  });
});
