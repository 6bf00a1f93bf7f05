const dayMs = 86_400_000;

/** Published in the last 3 days. */
export const isNew = (publishedAt: Date, now: Date): boolean =>
  now.getTime() - publishedAt.getTime() <= 3 * dayMs && publishedAt <= now;

/** Open, with 3 days or less to its deadline. */
export const isEndNear = (endsAt: Date | null, now: Date): boolean =>
  endsAt !== null && endsAt > now && endsAt.getTime() - now.getTime() <= 3 * dayMs;

/** Whether people can apply: not closed by its source, and its deadline has not passed. */
export const isActive = (job: { closedAt: Date | null; endsAt: Date | null }, now: Date): boolean =>
  job.closedAt === null && (job.endsAt === null || job.endsAt > now);
