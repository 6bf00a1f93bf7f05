import { type Locale, locales } from '@radar/i18n/locales';
import { loadTranslator, type MessageId } from '@radar/i18n/intl';

/** Ways of working that have a landing page, with the filter that finds them. */
export const popularWays = [
  { code: 'remote', key: 'workModes' },
  { code: 'student', key: 'jobTypes' },
  { code: 'seasonal', key: 'jobTypes' },
  { code: 'part_time', key: 'jobTypes' },
  { code: 'internship', key: 'jobTypes' },
  { code: 'freelance', key: 'jobTypes' },
] as const;

export type LandingWord = (typeof popularWays)[number]['code'] | 'abroad';

const translators = await Promise.all(
  locales.map(async (locale) => [locale, await loadTranslator(locale, ['landing'], 'UTC')] as const),
);

/** Names of what has no row in our tables. */
export const wordNames = (word: LandingWord): Record<Locale, string> => {
  const id: MessageId = `landing.name.${word}`;
  return Object.fromEntries(translators.map(([locale, { t }]) => [locale, t(id)])) as Record<Locale, string>;
};
