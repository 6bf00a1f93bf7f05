/** A day as YYYY-MM-DD: such texts compare as the days do. */
export type IsoDate = string;

const dayMs = 86_400_000;

const toTime = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`);
const fromTime = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

/** The day as text; undefined when there is no such day. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  if (year < 1000 || year > 9999) return undefined;
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? fromTime(time) : undefined;
}

export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return isoDate(Number(year), Number(month), Number(day)) === text;
}

/** The visitor's own day. */
export function todayOf(now: Date): IsoDate {
  return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? fromTime(now.getTime());
}

export const yearOf = (date: IsoDate) => Number(date.slice(0, 4));
/** From 1. */
export const monthOf = (date: IsoDate) => Number(date.slice(5, 7));
/** 0 is Sunday. */
export const weekdayOf = (date: IsoDate) => new Date(toTime(date)).getUTCDay();

const addDays = (date: IsoDate, days: number) => fromTime(toTime(date) + days * dayMs);

/** The same day of another month, or the last one where there is no such day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const month = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  const day = Math.min(Number(date.slice(8)), lastDay);
  return fromTime(Date.UTC(Math.floor(month / 12), month % 12, day));
}

export function clampDate(date: IsoDate, min?: IsoDate, max?: IsoDate): IsoDate {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}

/** The 42 days of six whole weeks that hold the month, from the week of its first day. */
export function monthGrid(year: number, month: number, firstWeekday: number): IsoDate[][] {
  const first = fromTime(Date.UTC(year, month - 1, 1));
  const start = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)));
}

/** The day that a key leads to in the grid of a month; none for other keys. */
export function moveDay(key: string, shift: boolean, date: IsoDate, firstWeekday: number): IsoDate | undefined {
  const sinceStart = (weekdayOf(date) - firstWeekday + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -sinceStart);
    case 'End':
      return addDays(date, 6 - sinceStart);
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return undefined;
  }
}
