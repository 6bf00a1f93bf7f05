import { loadTranslator } from '@radar/i18n/intl';
import { locales } from '@radar/i18n/locales';
import { expect, it } from 'vitest';
import { suggestionWords } from './suggestion-words.ts';

it.each(locales)('%s has a form for every number, as the whole sentence would say it', async (locale) => {
  const translator = await loadTranslator(locale, ['suggest', 'filters'], 'UTC');
  const { jobs } = suggestionWords(translator);
  const rules = new Intl.PluralRules(locale);
  for (let n = 0; n < 130; n += 1) {
    expect(jobs[rules.select(n)]?.replace('%s', String(n))).toBe(translator.t('suggest.jobs', { n }));
  }
});
