import type { Application, ApplicationDraft } from '@radar/domain/applications';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { answerOf, lockOwnRow, type Own, requireOpen } from './applications.queries.ts';

/** What of a draft is written: the fields that it names. */
const changesOf = (draft: ApplicationDraft) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));

/**
 * Keeps the draft. An address that takes the place of the confirmed one must be confirmed itself.
 * @throws AppError NOT_FOUND, APPLICATION_ALREADY_SENT
 */
export const updateApplication = (db: Db, own: Own, draft: ApplicationDraft): Promise<Application> =>
  transact(db, async (tx) => {
    const row = await lockOwnRow(tx, own);
    requireOpen(row);
    const changes = changesOf(draft);
    const [changed] =
      Object.keys(changes).length === 0
        ? [row]
        : await tx.update(applications).set(changes).where(eq(applications.id, row.id)).returning();
    return answerOf(tx, changed ?? row);
  });
