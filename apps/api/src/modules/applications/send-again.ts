import type { Application } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import type { Db } from '../../db/client.ts';
import { applicationDocuments } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { FileStore } from '../../files/file-store.ts';
import { answerOf, documentsOf, getOwnRow, type Own } from './applications.queries.ts';
import { getJobToApplyFor } from './job-to-apply-for.ts';
import { addOpen, findOpen, getOpen } from './start-application.ts';
import type { ApplicationRow, DocumentRow } from './to-application.ts';

type SendAgain = { own: Own; locale: Locale; now: Date; countNew: (tx: Db) => Promise<void> };

type Copy = Pick<DocumentRow, 'source' | 'name' | 'format' | 'sizeBytes' | 'storageKey'>;

/** Copies of files: what is done to them later does not touch the sent ones. A file that is gone is left out. */
const copyAll = async (files: FileStore, documents: readonly DocumentRow[], copies: Copy[]): Promise<void> => {
  for (const { source, name, format, sizeBytes, storageKey } of documents) {
    const key = await files.copy(storageKey);
    if (key !== null) copies.push({ source, name, format, sizeBytes, storageKey: key });
  }
};

const addUpdate = (
  db: Db,
  sent: ApplicationRow,
  copies: readonly Copy[],
  { own, locale, countNew }: SendAgain,
): Promise<ApplicationRow | undefined> =>
  transact(db, async (tx) => {
    await countNew(tx);
    const { siteId, jobId, applicationType, source, firstName, lastName, email, phone } = sent;
    const { nationality, coverLetter, coverLetterId, verifiedAddress } = sent;
    const said = { firstName, lastName, email, phone, nationality, coverLetter, coverLetterId, verifiedAddress };
    const row = { siteId, jobId, applicationType, source, locale, ...said, updates: sent.id };
    const added = await addOpen(tx, own.owner, row);
    if (added !== undefined && copies.length > 0)
      await tx.insert(applicationDocuments).values(copies.map((copy) => ({ ...copy, applicationId: added.id })));
    return added;
  });

/**
 * Begins an updated application with everything that a sent one holds, or answers the one that is open for the job.
 * @throws AppError NOT_FOUND, APPLICATION_STEP_MISSING for one that was not sent yet, JOB_EXPIRED,
 *   APPLICATION_TYPE_UNSUPPORTED, TOO_MANY_REQUESTS
 */
export const sendApplicationAgain = async (db: Db, files: FileStore, input: SendAgain): Promise<Application> => {
  const { own, now } = input;
  const sent = await getOwnRow(db, own);
  if (sent.status !== 'completed') throw new AppError('APPLICATION_STEP_MISSING');
  await getJobToApplyFor(db, { ...sent, now });
  const open = await findOpen(db, own.owner, sent.jobId);
  if (open !== undefined) return answerOf(db, open);
  const copies: Copy[] = [];
  let added: ApplicationRow | undefined;
  try {
    await copyAll(files, await documentsOf(db, sent.id), copies);
    added = await addUpdate(db, sent, copies, input);
  } finally {
    if (added === undefined) await Promise.all(copies.map(({ storageKey }) => files.remove(storageKey)));
  }
  return answerOf(db, added ?? (await getOpen(db, own.owner, sent.jobId)));
};
