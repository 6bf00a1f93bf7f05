import {
  type ApplicationDetails,
  type ApplicationListItem,
  type ApplicationPage,
  applicationsPageSize,
} from '@radar/domain/applications';
import type { JobListItem } from '@radar/domain/jobs';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications } from '../../db/schema/index.ts';
import { readJobListItems } from '../jobs/job-list.queries.ts';
import type { View } from '../jobs/to-job.ts';
import { answerOf, getOwnRow, type Own } from './applications.queries.ts';
import { ownedBy, type Owner } from './owner.ts';
import { type Progress, progressOf } from './progress.ts';
import type { ApplicationRow } from './to-application.ts';

const toListItem = (row: ApplicationRow, job: JobListItem, progress: Progress): ApplicationListItem => {
  const isSent = row.status === 'completed';
  return {
    id: row.id,
    applicationType: row.applicationType,
    status: row.status,
    job,
    progress,
    updates: row.updates,
    sentAt: row.sentAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    mayContinue: !isSent && job.isActive,
    mayDelete: !isSent,
    maySendAgain: isSent && job.isActive,
  };
};

const withJobs = async (db: Db, rows: readonly ApplicationRow[], view: View): Promise<ApplicationListItem[]> => {
  if (rows.length === 0) return [];
  const jobs = new Map(
    (await readJobListItems(db, [...new Set(rows.map(({ jobId }) => jobId))], view)).map((job) => [job.id, job]),
  );
  const progress = await progressOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const job = jobs.get(row.jobId);
    return job === undefined ? [] : [toListItem(row, job, progress.get(row.id) ?? [])];
  });
};

/** One that was brought up to date gives way to the one that did. */
export const isLatest: SQL = sql`not exists (
  select from ${applications} as later where later.updates = ${applications.id} and later.status = 'completed')`;

type Asked = { owner: Owner | null; page: number; jobId?: number | undefined; view: View };

/** A page of somebody's applications, last changed or sent first. */
export const listApplications = async (db: Db, { owner, page, jobId, view }: Asked): Promise<ApplicationPage> => {
  if (owner === null) return { items: [], total: 0, totalPages: 0 };
  const wanted = and(ownedBy(owner), isLatest, ...(jobId === undefined ? [] : [eq(applications.jobId, jobId)]));
  const total = await db.$count(applications, wanted);
  const rows = await db
    .select()
    .from(applications)
    .where(wanted)
    .orderBy(desc(sql`coalesce(${applications.sentAt}, ${applications.updatedAt})`), desc(applications.id))
    .limit(applicationsPageSize)
    .offset((page - 1) * applicationsPageSize);
  return { items: await withJobs(db, rows, view), total, totalPages: Math.ceil(total / applicationsPageSize) };
};

/** @throws AppError NOT_FOUND */
export const getApplication = async (db: Db, own: Own, view: View): Promise<ApplicationDetails> => {
  const row = await getOwnRow(db, own);
  const [item] = await withJobs(db, [row], view);
  if (item === undefined) throw new Error('An application has a job.');
  return { ...(await answerOf(db, row)), ...item };
};
