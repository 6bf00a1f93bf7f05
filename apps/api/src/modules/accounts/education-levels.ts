import type { EducationLevelItem } from '@radar/domain/accounts';
import { EducationLevel } from '@radar/domain/jobs';
import { loadTranslator } from '@radar/i18n/intl';
import { type Locale, locales } from '@radar/i18n/locales';

/** Levels that a person can have completed, lowest first; a level's id is its place, from 1. */
const levels = EducationLevel.options.filter((level) => level !== 'none');

const names = new Map(
  await Promise.all(
    locales.map(async (locale) => {
      const { t } = await loadTranslator(locale, ['jobs'], 'UTC');
      return [locale, levels.map((level) => t(`jobs.education.${level}`))] as const;
    }),
  ),
);

/** All levels with their names in a language. */
export const educationLevelsIn = (locale: Locale): EducationLevelItem[] =>
  (names.get(locale) ?? []).map((name, index) => ({ id: index + 1, name }));

export const educationLevelIn = (locale: Locale, id: number | null): EducationLevelItem | null =>
  educationLevelsIn(locale).find((level) => level.id === id) ?? null;
