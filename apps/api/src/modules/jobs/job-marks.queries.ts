import type { SiteId } from '@radar/config/sites';
import { type JobMarks, type MarkedJobs, savedLimits } from '@radar/domain/saved';
import { AppError } from '@radar/domain/http';
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications, employerMarks, jobMarks, jobs, seenJobs } from '../../db/schema/index.ts';
import { readJobListItems } from './job-list.queries.ts';
import type { View } from './to-job.ts';

/** What can be marked of a job, by its column. */
export type JobMark = 'seenAt' | 'savedAt' | 'hiddenAt';

/** Marks jobs of the site; ids that name none are passed over. Answers how many there are. */
export const markJobs = async (
  db: Db,
  {
    userId,
    siteId,
    ids,
    mark,
    now,
  }: { userId: number; siteId: SiteId; ids: readonly number[]; mark: JobMark; now: Date },
): Promise<number> => {
  if (ids.length === 0) return 0;
  const known = await db
    .select({ jobId: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.siteId, siteId)));
  if (known.length === 0) return 0;
  await db
    .insert(jobMarks)
    .values(known.map(({ jobId }) => ({ userId, jobId, [mark]: now })))
    .onConflictDoUpdate({
      target: [jobMarks.userId, jobMarks.jobId],
      // What was marked before keeps its moment: a second press is no new one.
      set: { [mark]: sql`coalesce(${jobMarks[mark]}, ${now.toISOString()}::timestamptz)` },
    });
  return known.length;
};

/** @throws AppError NOT_FOUND, TOO_MANY_SAVED */
export const markJob = async (
  db: Db,
  given: { userId: number; siteId: SiteId; id: number; mark: JobMark; now: Date },
): Promise<void> => {
  const marked = await db.$count(jobMarks, and(eq(jobMarks.userId, given.userId), isNotNull(jobMarks[given.mark])));
  if (marked >= savedLimits.markedJobs) throw new AppError('TOO_MANY_SAVED');
  if ((await markJobs(db, { ...given, ids: [given.id] })) === 0) throw new AppError('NOT_FOUND');
};

export const unmarkJob = async (db: Db, userId: number, jobId: number, mark: JobMark): Promise<void> => {
  await db
    .update(jobMarks)
    .set({ [mark]: null })
    .where(and(eq(jobMarks.userId, userId), eq(jobMarks.jobId, jobId)));
};

/** A page of jobs with a mark, last marked first. */
export const listMarkedJobs = async (
  db: Db,
  { userId, mark, page, view }: { userId: number; mark: JobMark; page: number; view: View },
): Promise<MarkedJobs> => {
  const own = and(eq(jobMarks.userId, userId), isNotNull(jobMarks[mark]));
  const total = await db.$count(jobMarks, own);
  const rows = await db
    .select({ jobId: jobMarks.jobId, markedAt: jobMarks[mark] })
    .from(jobMarks)
    .where(own)
    .orderBy(desc(jobMarks[mark]), desc(jobMarks.jobId))
    .limit(savedLimits.pageSize)
    .offset((page - 1) * savedLimits.pageSize);
  const moments = new Map(rows.map(({ jobId, markedAt }) => [jobId, markedAt]));
  const items = await readJobListItems(db, [...moments.keys()], view);
  return {
    items: items.map((job) => ({ job, markedAt: (moments.get(job.id) ?? view.now).toISOString() })),
    total,
    totalPages: Math.ceil(total / savedLimits.pageSize),
  };
};

/** Who looks: signed in, known by the guest cookie, both or neither. */
export type Person = { userId: number | null; guestId: number | null };

const seenByGuest = async (db: Db, guestId: number, ids: number[]): Promise<number[]> => {
  const rows = await db
    .select({ jobId: seenJobs.jobId })
    .from(seenJobs)
    .where(and(eq(seenJobs.guestId, guestId), inArray(seenJobs.jobId, ids)));
  return rows.map(({ jobId }) => jobId);
};

const sentBy = async (db: Db, { userId, guestId }: Person, ids: number[]): Promise<Map<number, string>> => {
  const isOwn = or(
    userId === null ? undefined : eq(applications.userId, userId),
    guestId === null ? undefined : eq(applications.guestId, guestId),
  );
  const rows = await db
    .select({ jobId: applications.jobId, sentAt: applications.sentAt })
    .from(applications)
    .where(and(isOwn, inArray(applications.jobId, ids), isNotNull(applications.sentAt)))
    .orderBy(applications.sentAt);
  return new Map(rows.map(({ jobId, sentAt }) => [jobId, sentAt?.toISOString() ?? '']));
};

type EmployerMarks = { isHidden: boolean; isFollowed: boolean };

/** What the person has marked of the employers of jobs, by job. */
const marksOfEmployers = async (db: Db, userId: number, ids: number[]): Promise<Map<number, EmployerMarks>> => {
  const rows = await db
    .select({ jobId: jobs.id, hiddenAt: employerMarks.hiddenAt, followedAt: employerMarks.followedAt })
    .from(jobs)
    .innerJoin(employerMarks, eq(employerMarks.employerId, jobs.employerId))
    // Hiding the ads of an employer who stays unnamed would name them.
    .where(and(eq(employerMarks.userId, userId), inArray(jobs.id, ids), eq(jobs.isIncognito, false)));
  return new Map(
    rows.map(({ jobId, hiddenAt, followedAt }) => [
      jobId,
      { isHidden: hiddenAt !== null, isFollowed: followedAt !== null },
    ]),
  );
};

/** What a person's own view adds to the jobs of a list, in their order. */
export const getJobMarks = async (db: Db, { userId, guestId }: Person, ids: number[]): Promise<JobMarks[]> => {
  if (ids.length === 0 || (userId === null && guestId === null)) return [];
  const own =
    userId === null
      ? []
      : await db
          .select()
          .from(jobMarks)
          .where(and(eq(jobMarks.userId, userId), inArray(jobMarks.jobId, ids)));
  const byId = new Map(own.map((row) => [row.jobId, row]));
  const seen = new Set(guestId === null ? [] : await seenByGuest(db, guestId, ids));
  const sent = await sentBy(db, { userId, guestId }, ids);
  const employers = userId === null ? null : await marksOfEmployers(db, userId, ids);
  return [...new Set(ids)].map((jobId) => {
    const marks = byId.get(jobId);
    const { isHidden: isEmployerHidden = false, isFollowed = false } = employers?.get(jobId) ?? {};
    return {
      jobId,
      isSeen: seen.has(jobId) || (marks?.seenAt ?? null) !== null,
      isSaved: (marks?.savedAt ?? null) !== null,
      isHidden: isEmployerHidden || (marks?.hiddenAt ?? null) !== null,
      isEmployerHidden,
      isEmployerFollowed: isFollowed,
      appliedAt: sent.get(jobId) ?? null,
    };
  });
};
