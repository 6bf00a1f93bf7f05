import type { Application } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications, verificationCodes } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { hashCode, isSameHash } from '../../verification/verification-code.ts';
import { answerOf, lockOwnRow, type Own, requireOpen } from './applications.queries.ts';
import type { ApplicationRow } from './to-application.ts';

/** Takes one of the code's tries. Null when it is used up, used or expired. */
const takeTry = async (tx: Db, codeId: number): Promise<string | null> => {
  const [row] = await tx
    .update(verificationCodes)
    .set({ triesLeft: sql`${verificationCodes.triesLeft} - 1` })
    .where(
      and(
        eq(verificationCodes.id, codeId),
        gt(verificationCodes.triesLeft, 0),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, sql`now()`),
      ),
    )
    .returning({ codeHash: verificationCodes.codeHash });
  return row?.codeHash ?? null;
};

/** The code that was sent last, if it went to an address that is still stated. */
const lastCode = async (
  tx: Db,
  { id, email, phone }: ApplicationRow,
): Promise<{ id: number; address: string } | null> => {
  const [row] = await tx
    .select({ id: verificationCodes.id, address: verificationCodes.address })
    .from(verificationCodes)
    .where(eq(verificationCodes.applicationId, id))
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  return row !== undefined && (row.address === email || row.address === phone) ? row : null;
};

type Outcome = Application | 'CODE_INVALID' | 'CODE_EXPIRED';

const check = async (tx: Db, secret: string, own: Own, code: string): Promise<Outcome> => {
  const application = await lockOwnRow(tx, own);
  requireOpen(application);
  const { id } = application;
  const sent = await lastCode(tx, application);
  if (sent === null) throw new AppError('APPLICATION_STEP_MISSING');
  const { id: codeId, address } = sent;
  const codeHash = await takeTry(tx, codeId);
  if (codeHash === null) return 'CODE_EXPIRED';
  if (!isSameHash(codeHash, hashCode(secret, { purpose: 'application', id, address }, code))) return 'CODE_INVALID';
  await tx
    .update(verificationCodes)
    .set({ usedAt: sql`now()` })
    .where(eq(verificationCodes.id, codeId));
  const [verified] = await tx
    .update(applications)
    .set({ verifiedAddress: address })
    .where(eq(applications.id, id))
    .returning();
  return answerOf(tx, verified ?? application);
};

/**
 * Checks the code that was sent last, to an address that is still stated. Every try counts, and the fifth is the last.
 * @throws AppError NOT_FOUND, APPLICATION_ALREADY_SENT, APPLICATION_STEP_MISSING, CODE_INVALID, CODE_EXPIRED
 */
export const checkCode = async (db: Db, secret: string, own: Own, code: string): Promise<Application> => {
  // A wrong guess is thrown after the commit: rolled back, it would not count.
  const outcome = await transact(db, (tx) => check(tx, secret, own, code));
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
};
