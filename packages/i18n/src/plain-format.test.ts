import { describe, expect, it } from 'vitest';
import { plainDate, plainDecimal, plainTime } from './plain-format.ts';

const evening = new Date('2026-11-21T23:05:00Z');

describe('dates and numbers that a browser formats itself', () => {
  it.each([
    ['hr', '22. 11. 2026.'],
    ['en', '22/11/2026'],
    ['sl', '22. 11. 2026'],
    ['bs', '22. 11. 2026.'],
    ['mk', '22.11.2026'],
  ] as const)('%s: the day in the zone of the site', (locale, expected) => {
    expect(plainDate(locale, evening, 'Europe/Zagreb')).toBe(expected);
  });

  it('time is of 24 hours', () => {
    expect(plainTime(evening, 'Europe/Zagreb')).toBe('00:05');
    expect(plainTime(evening, 'UTC')).toBe('23:05');
  });

  it('one digit after the decimal sign', () => {
    expect(plainDecimal('mk', 1.25)).toBe('1,3');
    expect(plainDecimal('en', 1.24)).toBe('1.2');
    expect(plainDecimal('hr', 2)).toBe('2');
  });
});
