import { describe, expect, it } from 'vitest';
import { addMonths, clampDate, isIsoDate, isoDate, monthGrid, moveDay, todayOf } from './calendar.ts';

describe('the grid of a month', () => {
  it('has six weeks of seven days, from Sunday or Monday', () => {
    const sunday = monthGrid(2026, 11, 0);
    expect(sunday.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect([sunday[0]?.[0], sunday[5]?.[6]]).toEqual(['2026-11-01', '2026-12-12']);
    const monday = monthGrid(2026, 11, 1);
    expect([monday[0]?.[0], monday[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06']);
  });

  it('holds the leap day, and goes on over the turn of a year', () => {
    expect(monthGrid(2028, 2, 1).flat()).toContain('2028-02-29');
    expect(monthGrid(2026, 12, 1).flat().at(-1)).toBe('2027-01-10');
  });
});

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['26. 11. 2026.', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isIsoDate(text)).toBe(is);
});

it('knows no such days', () => {
  expect(isoDate(2026, 4, 31)).toBeUndefined();
  expect(isoDate(26, 4, 30)).toBeUndefined();
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %d months', (date, months, result) => {
  expect(addMonths(date, months)).toBe(result);
});

it.each([
  ['ArrowLeft', false, '2026-10-31'],
  ['ArrowRight', false, '2026-11-02'],
  ['ArrowUp', false, '2026-10-25'],
  ['ArrowDown', false, '2026-11-08'],
  ['Home', false, '2026-10-26'],
  ['End', false, '2026-11-01'],
  ['PageUp', false, '2026-10-01'],
  ['PageDown', true, '2027-11-01'],
  ['Enter', false, undefined],
])('%s (shift: %s) from Sunday 1 November, weeks from Monday', (key, shift, result) => {
  expect(moveDay(key, shift, '2026-11-01', 1)).toBe(result);
});

it('stays between the first and the last day', () => {
  expect(clampDate('2026-11-01', '2026-11-20')).toBe('2026-11-20');
  expect(clampDate('2026-12-01', '2026-11-20', '2026-11-30')).toBe('2026-11-30');
  expect(clampDate('2026-11-25', '2026-11-20', '2026-11-30')).toBe('2026-11-25');
});

it('takes the day of the visitor, whatever it is in Greenwich', () => {
  expect(todayOf(new Date(2026, 10, 20, 23, 30))).toBe('2026-11-20');
});
