import { anchorDay } from './markets.ts';
import type { Random } from './random.ts';

const dayMs = 86_400_000;
const anchorMs = Date.parse(`${anchorDay}T00:00:00Z`);

const instant = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');

/** Publication within the last 30 days, more of it lately; a deadline up to 45 days ahead, a few within three days. */
export const drawDates = (random: Random): { datePosted: string; validThrough: string } => {
  const daysAgo = Math.floor(30 * random.next() ** 1.4);
  // Offices publish between seven and five; the anchor day itself has only its morning behind it.
  const minute = daysAgo === 0 ? random.whole(5 * 60, 8 * 60) : random.whole(6 * 60, 16 * 60);
  const datePosted = anchorMs - daysAgo * dayMs + minute * 60_000;
  const daysLeft = random.chance(0.04)
    ? random.whole(1, 3)
    : Math.max(4, Math.min(45, random.whole(14, 52) - Math.floor(daysAgo / 2)));
  return { datePosted: instant(datePosted), validThrough: instant(anchorMs + daysLeft * dayMs + 22.5 * 3_600_000) };
};
