import type { SiteId } from '@radar/config/sites';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pageVisits, seenJobs } from '../../db/schema/index.ts';
import { markJobs, type Person } from './job-marks.queries.ts';
import { requireReadableJob } from './job.queries.ts';

const name = /^[a-z0-9._-]{1,50}$/;

/** Names of campaigns are short words; anything else is counted as one, so that nobody can write a diary into the table. */
export const sourceOf = (text: string | undefined): string => {
  const word = (text ?? '').trim().toLowerCase();
  if (word === '') return 'direct';
  return name.test(word) ? word : 'other';
};

export type Visit = {
  siteId: SiteId;
  jobId: number;
  source: string | undefined;
  utmSource: string | undefined;
  person: Person;
  now: Date;
};

/** Counts a visit of a job's page and marks the job seen by a person who is known already. @throws AppError NOT_FOUND */
export const trackPageVisit = async (
  db: Db,
  { siteId, jobId, source, utmSource, person, now }: Visit,
): Promise<void> => {
  await requireReadableJob(db, siteId, jobId, now);
  await db
    .insert(pageVisits)
    .values({
      jobId,
      day: now.toISOString().slice(0, 10),
      source: sourceOf(source),
      utmSource: sourceOf(utmSource),
      visits: 1,
    })
    .onConflictDoUpdate({
      target: [pageVisits.jobId, pageVisits.day, pageVisits.source, pageVisits.utmSource],
      set: { visits: sql`${pageVisits.visits} + 1` },
    });
  const { userId, guestId } = person;
  if (userId !== null) await markJobs(db, { userId, siteId, ids: [jobId], mark: 'seenAt', now });
  else if (guestId !== null) await markSeenByGuest(db, guestId, jobId, now);
};

const markSeenByGuest = async (db: Db, guestId: number, jobId: number, now: Date): Promise<void> => {
  await db
    .insert(seenJobs)
    .values({ guestId, jobId, seenAt: now })
    .onConflictDoUpdate({ target: [seenJobs.guestId, seenJobs.jobId], set: { seenAt: now } });
};
