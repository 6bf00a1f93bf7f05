import type { Application, ApplicationDraft } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { getOwnCoverLetter } from '../documents/cover-letters.queries.ts';
import { answerOf, lockOwnRow, type Own, requireOpen } from './applications.queries.ts';

/** What of a letter is written: a saved one brings its text, an empty text comes from none. */
const letterOf = async (tx: Db, { owner }: Own, { coverLetter, coverLetterId }: ApplicationDraft) => {
  if (coverLetter === null) return { coverLetterId: null };
  if (coverLetterId === undefined || coverLetterId === null) return {};
  if (owner.column !== 'userId') throw new AppError('NOT_FOUND');
  const { text } = await getOwnCoverLetter(tx, { userId: owner.id, id: coverLetterId });
  return { coverLetter: coverLetter ?? text };
};

/** What of a draft is written: the fields that it names. */
const changesOf = async (tx: Db, own: Own, draft: ApplicationDraft) => ({
  ...Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)),
  ...(await letterOf(tx, own, draft)),
});

/**
 * Keeps the draft. An address that takes the place of the confirmed one must be confirmed itself.
 * @throws AppError NOT_FOUND, also for a saved letter that is not there, APPLICATION_ALREADY_SENT
 */
export const updateApplication = (db: Db, own: Own, draft: ApplicationDraft): Promise<Application> =>
  transact(db, async (tx) => {
    const row = await lockOwnRow(tx, own);
    requireOpen(row);
    const changes = await changesOf(tx, own, draft);
    const [changed] =
      Object.keys(changes).length === 0
        ? [row]
        : await tx.update(applications).set(changes).where(eq(applications.id, row.id)).returning();
    return answerOf(tx, changed ?? row);
  });
