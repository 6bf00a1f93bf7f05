const dayMs = 86_400_000;

/** Whole days until a deadline, as people count them: 0 on the day itself. Null without one, or after it. */
export const daysLeft = (endsAt: string | null, now: Date, timeZone: string): number | null => {
  if (endsAt === null || Date.parse(endsAt) <= now.getTime()) return null;
  const dayOf = (date: Date): number => Date.parse(date.toLocaleDateString('en-CA', { timeZone }));
  return Math.round((dayOf(new Date(endsAt)) - dayOf(now)) / dayMs);
};
