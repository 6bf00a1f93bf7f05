import type { Locale } from './locales.ts';

// Browsers lack data for some of our languages (Chromium: no Macedonian, half of Bosnian) and would show American dates.
// What a browser itself must format is written here from digits; servers have all data and use `intl.ts`.

const partsOf = (date: Date, timeZone: string): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );

const datePatterns: Record<Locale, (day: string, month: string, year: string) => string> = {
  hr: (day, month, year) => `${day}. ${month}. ${year}.`,
  en: (day, month, year) => `${day}/${month}/${year}`,
  sl: (day, month, year) => `${day}. ${month}. ${year}`,
  bs: (day, month, year) => `${day}. ${month}. ${year}.`,
  mk: (day, month, year) => `${day}.${month}.${year}`,
};

/** `21. 11. 2026.` */
export const plainDate = (locale: Locale, date: Date, timeZone: string): string => {
  const { day = '', month = '', year = '' } = partsOf(date, timeZone);
  return datePatterns[locale](String(Number(day)), String(Number(month)), year);
};

/** `13:05` */
export const plainTime = (date: Date, timeZone: string): string => {
  const { hour = '', minute = '' } = partsOf(date, timeZone);
  return `${hour}:${minute}`;
};

/** `1,2` with the decimal sign of the language, one digit after it at most. */
export const plainDecimal = (locale: Locale, value: number): string =>
  String(Math.round(value * 10) / 10).replace('.', locale === 'en' ? '.' : ',');
