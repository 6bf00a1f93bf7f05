import { describe, expect, it } from 'vitest';
import { daysLeft } from './deadline.ts';

const now = new Date('2026-11-21T22:30:00Z');

describe('days until a deadline', () => {
  it.each<[string, string | null, number | null]>([
    ['none', null, null],
    ['over', '2026-11-21T22:00:00Z', null],
    ['before midnight there', '2026-11-21T22:59:00Z', 0],
    ['after midnight there', '2026-11-21T23:30:00Z', 1],
    ['over the end of summer time', '2027-03-29T12:00:00Z', 128],
  ])('%s', (_, endsAt, days) => {
    expect(daysLeft(endsAt, now, 'Europe/Zagreb')).toBe(days);
  });
});
