import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { linkTokens, sessions, users } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { Env } from '../../env.ts';
import { openSession, type SessionUser } from '../../http/session.ts';
import { hashOfSecret } from '../../http/session-token.ts';
import { passwordChangedMail, resetMail } from '../../mail/templates/link-mails.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { hashPassword, isPassword } from '../../passwords/hash-password.ts';
import { countPassword, liftAccountLimit, takeBackPassword } from './account-limits.ts';
import { addLinkToken, findLink, useLink } from './link-tokens.ts';
import type { SignedIn } from './login.ts';
import { requireUncommon } from './register.ts';
import { findUserByEmail, getUser, type UserRow } from './users.queries.ts';

/** Mails a link that sets a new password, where the address has an account. */
export const sendPasswordReset = (db: Db, env: Env, siteId: SiteId, email: string): Promise<void> =>
  transact(db, async (tx) => {
    const user = await findUserByEmail(tx, siteId, email);
    if (user === null) return;
    const link = await addLinkToken(tx, { userId: user.id, purpose: 'password' });
    await enqueue(tx, {
      kind: 'mail',
      payload: resetMail({ siteId, origin: env.origins[siteId] }, { ...user, ...link }),
      dedupeKey: `password-reset:${hashOfSecret(link.token)}`,
    });
  });

const tellOfChange = (tx: Db, env: Env, user: UserRow): Promise<void> =>
  enqueue(tx, {
    kind: 'mail',
    payload: passwordChangedMail({ siteId: user.siteId, origin: env.origins[user.siteId] }, user),
    dedupeKey: `password-changed:${user.id}:${hashOfSecret(user.passwordHash ?? 'none')}`,
  });

/**
 * Sets a new password by a mailed link, which also confirms the address. Every session of the person ends, and a new one
 * begins.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED
 */
export const resetPassword = async (
  db: Db,
  env: Env,
  { siteId, token, password, device }: { siteId: SiteId; token: string; password: string; device: string | null },
): Promise<SignedIn> => {
  requireUncommon(password);
  if ((await findLink(db, siteId, 'password', token)) === null) throw new AppError('NOT_FOUND');
  const passwordHash = await hashPassword(password);
  return transact(db, async (tx) => {
    const link = await useLink(tx, siteId, 'password', token);
    if (link === null) throw new AppError('NOT_FOUND');
    const before = await getUser(tx, link.userId);
    await tx
      .update(users)
      .set({ passwordHash, verifiedAt: sql`coalesce(${users.verifiedAt}, now())` })
      .where(eq(users.id, link.userId));
    await tx.delete(sessions).where(eq(sessions.userId, link.userId));
    await tx.delete(linkTokens).where(and(eq(linkTokens.userId, link.userId), eq(linkTokens.purpose, 'login')));
    await liftAccountLimit(tx, env, siteId, [before.email, before.username]);
    await tellOfChange(tx, env, before);
    const session = await openSession(tx, link.userId, { isRemembered: true, device });
    return { user: await getUser(tx, link.userId), session };
  });
};

/**
 * Whether the person in front of the screen is the owner of the account. Who has no password yet has nothing to state.
 * @throws AppError INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export const requirePassword = async (db: Db, env: Env, user: UserRow, password: string | undefined): Promise<void> => {
  if (user.passwordHash === null) return;
  const name = user.username ?? user.email;
  await countPassword(db, env, user.siteId, name);
  if (!(await isPassword(password ?? '', user.passwordHash))) throw new AppError('INVALID_CREDENTIALS');
  await takeBackPassword(db, env, user.siteId, name);
};

/**
 * Changes the password of somebody who is signed in. All other sessions end; this one gets a new id.
 * @throws AppError INVALID_CREDENTIALS, VALIDATION_FAILED, TOO_MANY_REQUESTS
 */
export const changePassword = async (
  db: Db,
  env: Env,
  {
    current,
    currentPassword,
    password,
    device,
  }: { current: SessionUser; currentPassword: string | undefined; password: string; device: string | null },
): Promise<SignedIn> => {
  const before = await getUser(db, current.id);
  requireUncommon(password);
  await requirePassword(db, env, before, currentPassword);
  const passwordHash = await hashPassword(password);
  return transact(db, async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, current.id));
    const [own] = await tx
      .delete(sessions)
      .where(eq(sessions.id, current.sessionId))
      .returning({ isRemembered: sessions.isRemembered });
    if (own === undefined) throw new AppError('UNAUTHENTICATED');
    await tx.delete(sessions).where(and(eq(sessions.userId, current.id), ne(sessions.id, current.sessionId)));
    await tellOfChange(tx, env, before);
    const session = await openSession(tx, current.id, { isRemembered: own.isRemembered, device });
    return { user: await getUser(tx, current.id), session };
  });
};
