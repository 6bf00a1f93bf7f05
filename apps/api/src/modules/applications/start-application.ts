import type { SiteId } from '@radar/config/sites';
import type { Application } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications, users } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { FileStore } from '../../files/file-store.ts';
import { documentsOfUser } from '../documents/documents.queries.ts';
import { answerOf } from './applications.queries.ts';
import { addDocumentFromLibrary } from './documents.ts';
import { getJobToApplyFor } from './job-to-apply-for.ts';
import { ownedBy, type Owner } from './owner.ts';
import type { ApplicationRow } from './to-application.ts';

export type StartApplication = {
  /** Null: somebody new, who becomes a guest by `startGuest`. */
  owner: Owner | null;
  startGuest: (tx: Db) => Promise<number>;
  siteId: SiteId;
  jobId: number;
  applicationType: Application['applicationType'];
  files: FileStore;
  /** Where the person came from. */
  source: string;
  locale: Locale;
  now: Date;
  /** Called before one is added; throws where there were too many. */
  countNew: (tx: Db) => Promise<void>;
};

/** The application that an owner has open for a job. */
export const findOpen = async (db: Db, owner: Owner, jobId: number): Promise<ApplicationRow | undefined> => {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(ownedBy(owner), eq(applications.jobId, jobId), eq(applications.status, 'initiated')));
  return row;
};

/** Adds an open application; undefined when another tab was faster. */
export const addOpen = async (
  tx: Db,
  owner: Owner,
  row: Omit<typeof applications.$inferInsert, 'userId' | 'guestId'>,
): Promise<ApplicationRow | undefined> => {
  const [added] = await tx
    .insert(applications)
    .values({ ...row, [owner.column]: owner.id })
    .onConflictDoNothing()
    .returning();
  return added;
};

/** The application that an owner has open for a job, where there must be one. */
export const getOpen = async (db: Db, owner: Owner, jobId: number): Promise<ApplicationRow> => {
  const open = await findOpen(db, owner, jobId);
  if (open === undefined) throw new Error('The application was not written.');
  return open;
};

/** What an account knows of its person, with what they stated the last time they applied. */
const fromAccount = async (tx: Db, { column, id }: Owner) => {
  if (column !== 'userId') return {};
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email, verifiedAt: users.verifiedAt })
    .from(users)
    .where(eq(users.id, id));
  if (user === undefined) return {};
  const [last] = await tx
    .select({ phone: applications.phone, nationality: applications.nationality })
    .from(applications)
    .where(and(eq(applications.userId, id), isNotNull(applications.sentAt)))
    .orderBy(desc(applications.sentAt))
    .limit(1);
  const { verifiedAt, ...known } = user;
  return { ...known, ...last, verifiedAddress: verifiedAt === null ? null : user.email };
};

/** One step is enough where the account has a CV already. */
const addNewestCv = async (db: Db, files: FileStore, owner: Owner, id: number): Promise<void> => {
  const cv = (await documentsOfUser(db, owner.id)).find(({ source }) => source === 'CV');
  if (cv === undefined) return;
  await addDocumentFromLibrary(db, files, { owner, id }, { documentId: cv.id, source: 'CV' });
};

const isSent = async (db: Db, owner: Owner, jobId: number): Promise<boolean> =>
  (await db.$count(
    applications,
    and(ownedBy(owner), eq(applications.jobId, jobId), eq(applications.status, 'completed')),
  )) > 0;

/**
 * Starts an application, or answers the one that this person has open for the job. An account sends one for a job, which
 * it may bring up to date: see `sendApplicationAgain`. A device may be used by several guests.
 * @throws AppError NOT_FOUND, JOB_EXPIRED, APPLICATION_TYPE_UNSUPPORTED, APPLICATION_ALREADY_SENT, TOO_MANY_REQUESTS
 */
export const startApplication = async (db: Db, input: StartApplication): Promise<Application> => {
  const { owner, siteId, jobId, applicationType, source, locale } = input;
  await getJobToApplyFor(db, input);
  const open = owner === null ? undefined : await findOpen(db, owner, jobId);
  if (open !== undefined) return answerOf(db, open);
  if (owner?.column === 'userId' && (await isSent(db, owner, jobId))) throw new AppError('APPLICATION_ALREADY_SENT');
  const started = await transact(db, async (tx) => {
    await input.countNew(tx);
    const starter: Owner = owner ?? { column: 'guestId', id: await input.startGuest(tx) };
    const known = await fromAccount(tx, starter);
    const row = { siteId, jobId, applicationType, source, locale, ...known };
    return (await addOpen(tx, starter, row)) ?? (await getOpen(tx, starter, jobId));
  });
  if (applicationType === 'quick' && owner?.column === 'userId') await addNewestCv(db, input.files, owner, started.id);
  return answerOf(db, started);
};
