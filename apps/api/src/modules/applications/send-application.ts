import { Application } from '@radar/domain/applications';
import { AppError, type FieldError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications, employerHooks } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { Env } from '../../env.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { afterSending } from './after-sending.ts';
import { documentsOf, lockOwnRow, type Own, requireOpen } from './applications.queries.ts';
import { getJobToApplyFor, type JobToApplyFor } from './job-to-apply-for.ts';
import { once } from './once.ts';
import { type ApplicationRow, type DocumentRow, toApplication, verifiedBy } from './to-application.ts';

/** What an application still lacks, as faults of the form. */
const missingIn = (row: ApplicationRow, documents: readonly DocumentRow[]): FieldError[] => [
  ...(['firstName', 'lastName'] as const)
    .filter((field) => row[field] === null)
    .map((path) => ({ path, code: 'required' })),
  ...(row.email === null && row.phone === null ? [{ path: 'email', code: 'emailOrPhone' }] : []),
  ...(documents.some(({ source }) => source === 'CV') ? [] : [{ path: 'documents', code: 'cv' }]),
  ...(verifiedBy(row) === null ? [{ path: 'code', code: 'code' }] : []),
];

/** The language of the moment is the one to write to the person in. */
const complete = async (tx: Db, row: ApplicationRow, locale: Locale): Promise<ApplicationRow> => {
  const [completed] = await tx
    .update(applications)
    .set({ status: 'completed', locale, sentAt: sql`now()`, acceptedTosAt: sql`now()` })
    .where(eq(applications.id, row.id))
    .returning();
  if (completed === undefined) throw new Error('The application was not written.');
  return completed;
};

/** Whether the employer has a system of its own that wants to be told. */
const isHooked = async (tx: Db, { employer }: JobToApplyFor): Promise<boolean> =>
  employer !== null &&
  (await tx.$count(employerHooks, and(eq(employerHooks.employerId, employer.id), isNotNull(employerHooks.url)))) > 0;

type SendApplication = {
  own: Own;
  /** The caller's `Idempotency-Key`. */
  key: string;
  body: unknown;
  locale: Locale;
  now: Date;
};

const send = async (tx: Db, env: Env, row: ApplicationRow, { locale, now }: SendApplication): Promise<Application> => {
  requireOpen(row);
  const job = await getJobToApplyFor(tx, { ...row, now });
  const documents = await documentsOf(tx, row.id);
  const fields = missingIn(row, documents);
  if (fields.length > 0) throw new AppError('APPLICATION_STEP_MISSING', { fields });
  const completed = await complete(tx, row, locale);
  await enqueue(tx, ...afterSending(env.origins, completed, documents, job, await isHooked(tx, job)));
  return toApplication(completed, documents);
};

/**
 * Sends the application once per key: status, mails and the kept answer are one transaction.
 * @throws AppError NOT_FOUND, JOB_EXPIRED, APPLICATION_TYPE_UNSUPPORTED, APPLICATION_STEP_MISSING, APPLICATION_ALREADY_SENT, IDEMPOTENCY_KEY_REUSED
 */
export const sendApplication = (db: Db, env: Env, input: SendApplication): Promise<Application> =>
  transact(db, async (tx) => {
    const { own, key, body } = input;
    const row = await lockOwnRow(tx, own);
    const request = { operation: 'sendApplication', id: row.id, body };
    return once(
      tx,
      { owner: own.owner, key, request },
      (answer) => Application.parse(answer),
      () => send(tx, env, row, input),
    );
  });
