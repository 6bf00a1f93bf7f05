import type { Registration } from '@radar/domain/accounts';
import { usernameKey } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import { isUniqueViolation } from '../../db/sql-state.ts';
import { transact } from '../../db/transact.ts';
import type { Env } from '../../env.ts';
import type { RequestSite } from '../../http/context.ts';
import { type NewSession, openSession } from '../../http/session.ts';
import { isCommonPassword } from '../../passwords/common-passwords.ts';
import { hashPassword } from '../../passwords/hash-password.ts';
import { codeSent, requireWaited, sendAccountCode, tryAccountCode } from './account-code.ts';
import { emailKey, findUserByEmail, type UserRow } from './users.queries.ts';

/** @throws AppError VALIDATION_FAILED */
export const requireUncommon = (password: string): void => {
  if (isCommonPassword(password))
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'password', code: 'passwordCommon' }] });
};

/** The username where the site logs in by one. @throws AppError VALIDATION_FAILED */
const usernameOf = (site: RequestSite, { username }: Registration): string | null => {
  const isWanted = site.loginName === 'username';
  if (isWanted === (username !== undefined)) return username ?? null;
  throw new AppError('VALIDATION_FAILED', {
    fields: [{ path: 'username', code: isWanted ? 'required' : 'invalid' }],
  });
};

/**
 * Makes an account that waits for its code.
 * @throws AppError VALIDATION_FAILED, USER_EXISTS, TOO_MANY_REQUESTS
 */
export const register = async (
  db: Db,
  env: Env,
  { site, locale, body }: { site: RequestSite; locale: Locale; body: Registration },
): Promise<typeof codeSent> => {
  const username = usernameOf(site, body);
  requireUncommon(body.password);
  // Before anything is looked up, so that a known address answers no faster.
  const passwordHash = await hashPassword(body.password);
  const row = {
    siteId: site.id,
    email: body.email,
    emailKey: emailKey(body.email),
    username,
    usernameKey: username === null ? null : usernameKey(username),
    passwordHash,
    firstName: body.firstName,
    lastName: body.lastName,
    locale,
    address: body.address ?? null,
    educationLevelId: body.educationLevel?.id ?? null,
    acceptedTosAt: sql`now()`,
  };
  try {
    await transact(db, async (tx) => {
      const [user] = await tx.insert(users).values(row).returning();
      if (user === undefined) throw new Error('The account was not written.');
      await sendAccountCode(tx, env, user);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('USER_EXISTS');
    throw error;
  }
  return codeSent;
};

/**
 * Mails another code, where an account waits for one. An address without such an account is answered the same.
 * @throws AppError CODE_TOO_EARLY, TOO_MANY_REQUESTS
 */
export const resendCode = (db: Db, env: Env, site: RequestSite, email: string): Promise<typeof codeSent> =>
  transact(db, async (tx) => {
    const user = await findUserByEmail(tx, site.id, email);
    if (user?.verifiedAt === null) {
      await requireWaited(tx, user.id);
      await sendAccountCode(tx, env, user);
    }
    return codeSent;
  });

const verify = async (
  tx: Db,
  env: Env,
  site: RequestSite,
  { email, code, device }: { email: string; code: string; device: string | null },
): Promise<{ user: UserRow; session: NewSession } | 'CODE_INVALID' | 'CODE_EXPIRED'> => {
  const user = await findUserByEmail(tx, site.id, email);
  // Nobody learns from here which addresses have an account.
  if (user === null || user.verifiedAt !== null) return 'CODE_INVALID';
  const outcome = await tryAccountCode(tx, env.sessionSecret, user, code);
  if (outcome !== 'right') return outcome;
  await tx
    .update(users)
    .set({ verifiedAt: sql`now()` })
    .where(eq(users.id, user.id));
  return { user, session: await openSession(tx, user.id, { isRemembered: true, device }) };
};

/**
 * Confirms the address of a new account and signs in.
 * @throws AppError CODE_INVALID, CODE_EXPIRED
 */
export const verifyRegistration = async (
  db: Db,
  env: Env,
  site: RequestSite,
  given: { email: string; code: string; device: string | null },
): Promise<{ user: UserRow; session: NewSession }> => {
  // A wrong guess is thrown after the commit: rolled back, it would not count.
  const outcome = await transact(db, (tx) => verify(tx, env, site, given));
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
};
