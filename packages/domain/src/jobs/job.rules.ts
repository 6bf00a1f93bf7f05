const dayMs = 86_400_000;

/** The instant since when what is published is new: 3 days ago. */
export const newSince = (now: Date): Date => new Date(now.getTime() - 3 * dayMs);

export const isNew = (publishedAt: Date, now: Date): boolean => publishedAt >= newSince(now) && publishedAt <= now;

/** Open, with 3 days or less to its deadline. */
export const isEndNear = (endsAt: Date | null, now: Date): boolean =>
  endsAt !== null && endsAt > now && endsAt.getTime() - now.getTime() <= 3 * dayMs;

/** Whether people can apply: not closed by its source, and its deadline has not passed. */
export const isActive = (job: { closedAt: Date | null; endsAt: Date | null }, now: Date): boolean =>
  job.closedAt === null && (job.endsAt === null || job.endsAt > now);
