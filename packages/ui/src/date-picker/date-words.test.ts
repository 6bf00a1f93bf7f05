import { describe, expect, it } from 'vitest';
import { dateWords, parseDate } from './date-words.ts';

describe.each([
  ['hr', 'studeni 2026.', '26. 11. 2026.', 'ne'],
  ['sl', 'november 2026', '26. 11. 2026', 'ne'],
  ['bs', 'novembar 2026.', '26. 11. 2026.', 'ne'],
  ['mk', 'ноември 2026', '26.11.2026', 'не'],
  ['en', 'November 2026', '11/26/2026', 'Su'],
])('%s', (locale, month, date, sunday) => {
  const words = dateWords(locale);

  it('names its months and days', () => {
    expect(words.formatMonth('2026-11-01')).toBe(month);
    expect(words.shortWeekdays[0]).toBe(sunday);
    expect(words.months).toHaveLength(12);
    expect(new Set(words.monthsInDates).size).toBe(12);
    expect(words.formatLong('2026-11-26')).toMatch(/26.*2026/);
  });

  it('reads what it writes', () => {
    expect(words.format('2026-11-26')).toBe(date);
    for (const day of ['2026-11-26', '2026-01-02', '2028-02-29'])
      expect(parseDate(words.format(day), locale)).toBe(day);
  });
});

it('says a day with its month as the language has it in a date', () => {
  expect(dateWords('bs').formatLong('2026-11-26')).toBe('četvrtak, 26. novembra 2026.');
  expect(dateWords('mk').formatLong('2026-11-26')).toBe('четврток, 26 ноември 2026');
});

const now = new Date(2026, 10, 20);

it.each([
  ['2026-11-26', 'hr', '2026-11-26'],
  ['2026-11-26', 'en', '2026-11-26'],
  ['26.11.2026', 'hr', '2026-11-26'],
  [' 26. 11. 2026. ', 'hr', '2026-11-26'],
  ['26/11/2026', 'hr', '2026-11-26'],
  ['26-11-26', 'hr', '2026-11-26'],
  ['1 2 85', 'hr', '1985-02-01'],
  ['26. studenoga 2026.', 'hr', '2026-11-26'],
  ['26 stu 2026', 'hr', '2026-11-26'],
  ['26 ноември 2026', 'mk', '2026-11-26'],
  ['26. novembra 2026.', 'bs', '2026-11-26'],
  ['26. novembar 2026.', 'bs', '2026-11-26'],
  ['26. novembra 2026', 'sl', '2026-11-26'],
  ['November 26, 2026', 'en', '2026-11-26'],
  ['11/26/2026', 'en', '2026-11-26'],
  ['26/11/2026', 'en', '2026-11-26'],
  ['31. 2. 2026.', 'hr', undefined],
  ['26. 11.', 'hr', undefined],
  ['sutra', 'hr', undefined],
  ['26. foobar 2026.', 'hr', undefined],
  ['', 'hr', undefined],
])('%j in %s is %s', (text, locale, date) => {
  expect(parseDate(text, locale, now)).toBe(date);
});
