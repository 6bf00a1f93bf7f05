import type { SiteId } from '@radar/config/sites';
import type { Application } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { Guest } from '../../http/guest.ts';
import { answerOf } from './applications.queries.ts';
import { getJobToApplyFor } from './job-to-apply-for.ts';
import type { ApplicationRow } from './to-application.ts';

/** Types of application that go through us; the others lead to the employer. */
const takenHere: ReadonlySet<Application['applicationType']> = new Set(['full', 'quick']);

export type StartApplication = {
  guest: Guest;
  siteId: SiteId;
  jobId: number;
  applicationType: Application['applicationType'];
  /** Where the person came from. */
  source: string;
  locale: Locale;
  now: Date;
  /** Called before one is added; throws where there were too many. */
  countNew: (tx: Db) => Promise<void>;
};

const findOpen = async (db: Db, guestId: number, jobId: number): Promise<ApplicationRow | undefined> => {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.guestId, guestId), eq(applications.jobId, jobId), eq(applications.status, 'initiated')));
  return row;
};

const add = async (tx: Db, guestId: number, input: StartApplication): Promise<ApplicationRow> => {
  const { siteId, jobId, applicationType, source, locale } = input;
  const [row] = await tx
    .insert(applications)
    .values({ siteId, guestId, jobId, applicationType, source, locale })
    .onConflictDoNothing({ target: [applications.guestId, applications.jobId], where: sql`status = 'initiated'` })
    .returning();
  // Another tab was faster.
  const started = row ?? (await findOpen(tx, guestId, jobId));
  if (started === undefined) throw new Error('The application was not written.');
  return started;
};

/**
 * Starts an application, or answers the one that this person has open for the job.
 * @throws AppError NOT_FOUND, JOB_EXPIRED, APPLICATION_TYPE_UNSUPPORTED, TOO_MANY_REQUESTS
 */
export const startApplication = async (db: Db, input: StartApplication): Promise<Application> => {
  const { guest, siteId, jobId, applicationType, now } = input;
  const job = await getJobToApplyFor(db, { siteId, jobId, now });
  const isOffered = job.applicationWays.some(({ type }) => type === applicationType);
  if (!isOffered || !takenHere.has(applicationType)) throw new AppError('APPLICATION_TYPE_UNSUPPORTED');
  const open = guest.id === null ? undefined : await findOpen(db, guest.id, jobId);
  if (open !== undefined) return answerOf(db, open);
  return transact(db, async (tx) => {
    await input.countNew(tx);
    return answerOf(tx, await add(tx, await guest.start(tx), input));
  });
};
