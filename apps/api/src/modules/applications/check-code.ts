import type { Application } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications, verificationCodes } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { answerOf, lockOwnRow, type Own, requireOpen } from './applications.queries.ts';
import { hashCode, isSameHash } from '../../verification/verification-code.ts';

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

const lastCodeId = async (tx: Db, applicationId: number, address: string): Promise<number | null> => {
  const [row] = await tx
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.applicationId, applicationId), eq(verificationCodes.address, address)))
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  return row?.id ?? null;
};

type Outcome = Application | 'CODE_INVALID' | 'CODE_EXPIRED';

const check = async (tx: Db, secret: string, own: Own, code: string): Promise<Outcome> => {
  const application = await lockOwnRow(tx, own);
  requireOpen(application);
  const { id, email: address } = application;
  const codeId = address === null ? null : await lastCodeId(tx, id, address);
  if (address === null || codeId === null) throw new AppError('APPLICATION_STEP_MISSING');
  const codeHash = await takeTry(tx, codeId);
  if (codeHash === null) return 'CODE_EXPIRED';
  if (!isSameHash(codeHash, hashCode(secret, { purpose: 'application', id, address }, code))) return 'CODE_INVALID';
  await tx
    .update(verificationCodes)
    .set({ usedAt: sql`now()` })
    .where(eq(verificationCodes.id, codeId));
  const [verified] = await tx
    .update(applications)
    .set({ verifiedAt: sql`now()` })
    .where(eq(applications.id, id))
    .returning();
  return answerOf(tx, verified ?? application);
};

/**
 * Checks the last code that was sent to the stated address. Every try counts, and the fifth is the last.
 * @throws AppError NOT_FOUND, APPLICATION_ALREADY_SENT, APPLICATION_STEP_MISSING, CODE_INVALID, CODE_EXPIRED
 */
export const checkCode = async (db: Db, secret: string, own: Own, code: string): Promise<Application> => {
  // A wrong guess is thrown after the commit: rolled back, it would not count.
  const outcome = await transact(db, (tx) => check(tx, secret, own, code));
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
};
