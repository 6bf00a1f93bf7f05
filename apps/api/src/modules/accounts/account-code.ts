import { verification } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accountCodes } from '../../db/schema/index.ts';
import type { Env } from '../../env.ts';
import { countTowardsLimit } from '../../http/rate-limit.ts';
import { accountCodeMail } from '../../mail/templates/account-code-mail.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { hashCode, isSameHash, newCode } from '../../verification/verification-code.ts';
import type { UserRow } from './users.queries.ts';

export const codeSent = {
  resendAfterS: verification.resendAfterMs / 1000,
  expiresInS: verification.validMs / 1000,
} as const;

const bindingOf = ({ id, emailKey: address }: UserRow) => ({ purpose: 'account', id, address }) as const;

/** @throws AppError CODE_TOO_EARLY */
export const requireWaited = async (tx: Db, userId: number): Promise<void> => {
  const [last] = await tx
    .select({ ageS: sql<number>`extract(epoch from now() - ${accountCodes.createdAt})::float8` })
    .from(accountCodes)
    .where(eq(accountCodes.userId, userId))
    .orderBy(desc(accountCodes.id))
    .limit(1);
  const waitS = last === undefined ? 0 : Math.ceil(codeSent.resendAfterS - last.ageS);
  if (waitS > 0) throw new AppError('CODE_TOO_EARLY', { retryAfterS: waitS });
};

/**
 * Mails a code that confirms the address of an account; earlier ones are good no more.
 * @throws AppError TOO_MANY_REQUESTS
 */
export const sendAccountCode = async (tx: Db, env: Env, user: UserRow): Promise<void> => {
  await countTowardsLimit(tx, env.sessionSecret, {
    kind: 'code-address',
    key: user.emailKey,
    limit: env.limits.codesPerDay,
    windowS: 86_400,
  });
  const code = newCode();
  const [written] = await tx
    .insert(accountCodes)
    .values({
      userId: user.id,
      codeHash: hashCode(env.sessionSecret, bindingOf(user), code),
      triesLeft: verification.tries,
      expiresAt: sql`now() + make_interval(secs => ${codeSent.expiresInS}::int)`,
    })
    .returning({ id: accountCodes.id });
  await enqueue(tx, {
    kind: 'mail',
    payload: accountCodeMail({ siteId: user.siteId, origin: env.origins[user.siteId] }, { ...user, code }),
    dedupeKey: `account-code:${written?.id}`,
  });
};

/** Tries a code against the last one that was sent. Every try counts, and the fifth is the last. */
export const tryAccountCode = async (
  tx: Db,
  secret: string,
  user: UserRow,
  code: string,
): Promise<'right' | 'CODE_INVALID' | 'CODE_EXPIRED'> => {
  const [last] = await tx
    .select({ id: accountCodes.id })
    .from(accountCodes)
    .where(eq(accountCodes.userId, user.id))
    .orderBy(desc(accountCodes.id))
    .limit(1);
  if (last === undefined) return 'CODE_EXPIRED';
  const [tried] = await tx
    .update(accountCodes)
    .set({ triesLeft: sql`${accountCodes.triesLeft} - 1` })
    .where(
      and(
        eq(accountCodes.id, last.id),
        gt(accountCodes.triesLeft, 0),
        isNull(accountCodes.usedAt),
        gt(accountCodes.expiresAt, sql`now()`),
      ),
    )
    .returning({ codeHash: accountCodes.codeHash });
  if (tried === undefined) return 'CODE_EXPIRED';
  if (!isSameHash(tried.codeHash, hashCode(secret, bindingOf(user), code))) return 'CODE_INVALID';
  await tx
    .update(accountCodes)
    .set({ usedAt: sql`now()` })
    .where(eq(accountCodes.id, last.id));
  return 'right';
};
