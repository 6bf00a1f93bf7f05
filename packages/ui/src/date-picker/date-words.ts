import { type IsoDate, isoDate, monthOf, weekdayOf, yearOf } from './calendar.ts';

type OwnWords = { months: readonly string[]; weekdays: readonly string[]; separator: string; end: string };

/** Intl in the browsers most people have lacks these two: Chromium's answer is "2026 M11" or plain English. */
const own: Record<string, OwnWords> = {
  bs: {
    months: 'januar februar mart april maj juni juli august septembar oktobar novembar decembar'.split(' '),
    weekdays: 'nedjelja ponedjeljak utorak srijeda četvrtak petak subota'.split(' '),
    separator: '. ',
    end: '.',
  },
  mk: {
    months: 'јануари февруари март април мај јуни јули август септември октомври ноември декември'.split(' '),
    weekdays: 'недела понеделник вторник среда четврток петок сабота'.split(' '),
    separator: '.',
    end: '',
  },
};

/** Months as they stand in a date, where Intl has only the nominative: "26. novembra". */
const ownInDates: Record<string, readonly string[]> = {
  bs: 'januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra'.split(' '),
  sl: 'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra'.split(' '),
};

type Order = 'dmy' | 'mdy' | 'ymd';

export type DateWords = {
  /** Twelve names as they stand alone: "studeni". */
  months: readonly string[];
  /** Twelve names as they stand in a date: "studenoga". */
  monthsInDates: readonly string[];
  /** Seven names, from Sunday. */
  weekdays: readonly string[];
  /** Seven names of two letters, from Sunday. */
  shortWeekdays: readonly string[];
  /** In which order digits are read and written. */
  order: Order;
  /** "26. 11. 2026." */
  format: (date: IsoDate) => string;
  /** "četvrtak, 26. studenoga 2026." */
  formatLong: (date: IsoDate) => string;
  /** "studeni 2026." */
  formatMonth: (date: IsoDate) => string;
};

/** Any Sunday, and the first of each month of some year. */
const someSunday = Date.UTC(2023, 0, 1);
const days = Array.from({ length: 7 }, (_, day) => new Date(someSunday + day * 86_400_000));
const firsts = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 1)));

function orderOf(locale: string): Order {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).formatToParts(days[0]);
  const letters = parts.map(({ type }) => ({ day: 'd', month: 'm', year: 'y' })[type as string] ?? '').join('');
  return letters === 'mdy' || letters === 'ymd' ? letters : 'dmy';
}

const known = new Map<string, DateWords>();

/** Names of months and days in a language, and its way to write a date. */
export function dateWords(locale: string): DateWords {
  const language = locale.split('-')[0] ?? locale;
  const kept = known.get(locale);
  if (kept) return kept;

  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const table = own[language];
  const inDate = (date: Date) =>
    intl({ day: 'numeric', month: 'long' })
      .formatToParts(date)
      .find(({ type }) => type === 'month')?.value ?? '';

  const months = table?.months ?? firsts.map((date) => intl({ month: 'long' }).format(date));
  const monthsInDates = ownInDates[language] ?? table?.months ?? firsts.map(inDate);
  const weekdays = table?.weekdays ?? days.map((date) => intl({ weekday: 'long' }).format(date));
  const order = table ? 'dmy' : orderOf(locale);

  const at = (date: IsoDate) => new Date(`${date}T00:00:00Z`);
  const dayOf = (date: IsoDate) => Number(date.slice(8));
  const words: DateWords = {
    months,
    monthsInDates,
    weekdays,
    shortWeekdays: weekdays.map((name) => [...name].slice(0, 2).join('')),
    order,
    format(date) {
      if (!table) return intl({ day: 'numeric', month: 'numeric', year: 'numeric' }).format(at(date));
      return [dayOf(date), monthOf(date), yearOf(date)].join(table.separator) + table.end;
    },
    formatLong(date) {
      if (!table) return intl({ dateStyle: 'full' }).format(at(date));
      const month = monthsInDates[monthOf(date) - 1];
      return `${weekdays[weekdayOf(date)]}, ${dayOf(date)}${table.end} ${month} ${yearOf(date)}${table.end}`;
    },
    formatMonth(date) {
      if (!table) return intl({ month: 'long', year: 'numeric' }).format(at(date));
      return `${months[monthOf(date) - 1]} ${yearOf(date)}${table.end}`;
    },
  };
  known.set(locale, words);
  return words;
}

/** Years of two digits are those of the last eighty and the next twenty. */
function wholeYear(year: number, digits: number, thisYear: number): number {
  if (digits > 2) return year;
  const century = Math.floor(thisYear / 100) * 100;
  const guess = century + year;
  return guess > thisYear + 20 ? guess - 100 : guess;
}

/**
 * Reads a date as people type it: 2026-11-26, 26.11.2026., 26/11/26, 26. studenoga 2026., in the order of the language.
 * @returns undefined when it is none
 */
export function parseDate(text: string, locale: string, now: Date = new Date()): IsoDate | undefined {
  const { months, monthsInDates, order } = dateWords(locale);
  const lower = text.trim().toLocaleLowerCase(locale);
  const [, word] = /(\p{L}{3,})/u.exec(lower) ?? [];
  const named = word
    ? [months, monthsInDates].map((names) => names.findIndex((name) => name.toLocaleLowerCase(locale).startsWith(word)))
    : [];
  const month = named.find((index) => index >= 0);
  const numbers = lower.match(/\d+/g) ?? [];
  const rest = lower.replace(/\d+|[\s.,/-]/g, '').replace(word ?? '', '');
  if (rest) return undefined;

  const read = (year = '', monthDigits = '', day = '') =>
    isoDate(wholeYear(Number(year), year.length, now.getFullYear()), Number(monthDigits), Number(day));
  if (word) {
    if (month === undefined || numbers.length !== 2) return undefined;
    const [one = '', other = ''] = numbers;
    return one.length === 4 ? read(one, String(month + 1), other) : read(other, String(month + 1), one);
  }
  if (numbers.length !== 3) return undefined;
  const [a, b, c] = numbers;
  if (a?.length === 4 || order === 'ymd') return read(a, b, c);
  // Many who read English here put the day first all the same: 26/11/2026 can mean nothing else.
  return order === 'mdy' ? (read(c, a, b) ?? read(c, b, a)) : read(c, b, a);
}
