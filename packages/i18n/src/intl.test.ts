import { expect, it } from 'vitest';
import { createTranslator } from './intl.ts';
import { locales } from './locales.ts';

// Just after midnight in Zagreb.
const instant = new Date('2026-12-01T23:30:00Z');

it('writes dates as each language has them inside a sentence', () => {
  const dates = locales.map((locale) => {
    const { date, shortDate } = createTranslator(locale, {}, 'Europe/Zagreb');
    return [locale, date(instant), shortDate(instant)];
  });
  expect(dates).toEqual([
    ['hr', '2. prosinca 2026.', '2. 12.'],
    ['en', '2 December 2026', '2/12'],
    ['sl', '2. 12. 2026', '2. 12.'],
    ['bs', '2. 12. 2026.', '2. 12.'],
    ['mk', '2 декември 2026 г.', '2.12'],
  ]);
});
