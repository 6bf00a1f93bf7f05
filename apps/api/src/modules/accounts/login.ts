import type { SiteId } from '@radar/config/sites';
import type { Login } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { Env } from '../../env.ts';
import type { RequestSite } from '../../http/context.ts';
import { type NewSession, openSession, type SessionUser } from '../../http/session.ts';
import { hashOfSecret, newSecret } from '../../http/session-token.ts';
import { loginLinkMail } from '../../mail/templates/link-mails.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { isPassword } from '../../passwords/hash-password.ts';
import { countPassword, takeBackPassword } from './account-limits.ts';
import { addLinkToken, useLink } from './link-tokens.ts';
import { findUserByEmail, findUserByUsername, getUser, type UserRow } from './users.queries.ts';

export type SignedIn = { user: UserRow; session: NewSession };

/** @throws AppError VALIDATION_FAILED when the login name of the site is missing */
const nameOf = (site: RequestSite, login: Login): string => {
  const name = login[site.loginName];
  if (name !== undefined) return name;
  throw new AppError('VALIDATION_FAILED', { fields: [{ path: site.loginName, code: 'required' }] });
};

/**
 * Signs in by name and password. The session that was open on this device before ends.
 * @throws AppError NOT_FOUND, INVALID_CREDENTIALS, EMAIL_UNVERIFIED, TOO_MANY_REQUESTS
 */
export const loginWithPassword = async (
  db: Db,
  env: Env,
  {
    site,
    body,
    current,
    device,
  }: { site: RequestSite; body: Login; current: SessionUser | null; device: string | null },
): Promise<SignedIn> => {
  const name = nameOf(site, body);
  await countPassword(db, env, site.id, name);
  const find = site.loginName === 'username' ? findUserByUsername : findUserByEmail;
  const user = await find(db, site.id, name);
  const isRight = await isPassword(body.password, user?.passwordHash ?? null);
  if (user === null) throw new AppError('NOT_FOUND');
  if (!isRight) throw new AppError('INVALID_CREDENTIALS');
  await takeBackPassword(db, env, site.id, name);
  if (user.verifiedAt === null) throw new AppError('EMAIL_UNVERIFIED');
  const session = await transact(db, async (tx) => {
    if (current !== null) await tx.delete(sessions).where(eq(sessions.id, current.sessionId));
    return openSession(tx, user.id, { isRemembered: body.isRemembered, device });
  });
  return { user, session };
};

/** Mails a link that signs in once, where the address has an account. */
export const sendLoginLink = (db: Db, env: Env, siteId: SiteId, email: string): Promise<void> =>
  transact(db, async (tx) => {
    const user = await findUserByEmail(tx, siteId, email);
    if (user === null) return;
    const link = await addLinkToken(tx, { userId: user.id, purpose: 'login' });
    await enqueue(tx, {
      kind: 'mail',
      payload: loginLinkMail({ siteId, origin: env.origins[siteId] }, { ...user, ...link }),
      dedupeKey: `login-link:${hashOfSecret(link.token)}`,
    });
  });

/**
 * Signs in by the secret of a mailed link, which also confirms the address. Somebody else who was signed in here stays so
 * in the background: the switch token leads back to them, once.
 * @throws AppError UNAUTHENTICATED
 */
export const loginWithLink = async (
  db: Db,
  {
    siteId,
    code,
    current,
    device,
  }: { siteId: SiteId; code: string; current: SessionUser | null; device: string | null },
): Promise<SignedIn & { switchToken: string | null }> =>
  transact(db, async (tx) => {
    const link = await useLink(tx, siteId, 'login', code);
    if (link === null) throw new AppError('UNAUTHENTICATED');
    await tx
      .update(users)
      .set({ verifiedAt: sql`coalesce(${users.verifiedAt}, now())` })
      .where(eq(users.id, link.userId));
    const replaced = current !== null && current.id !== link.userId ? current : null;
    if (current !== null && replaced === null) await tx.delete(sessions).where(eq(sessions.id, current.sessionId));
    const switchToken = replaced === null ? null : newSecret();
    const session = await openSession(tx, link.userId, {
      isRemembered: true,
      device,
      ...(replaced !== null &&
        switchToken !== null && { parent: { id: replaced.sessionId, switchHash: hashOfSecret(switchToken) } }),
    });
    return { user: await getUser(tx, link.userId), session, switchToken };
  });

/**
 * Goes back to the identity that a code login replaced. The token is good once, and only together with the session that
 * came in its place: a token alone must never sign anybody in.
 * @throws AppError UNAUTHENTICATED
 */
export const switchBack = async (
  db: Db,
  {
    siteId,
    token,
    current,
    device,
  }: { siteId: SiteId; token: string; current: SessionUser | null; device: string | null },
): Promise<SignedIn> => {
  if (current === null) throw new AppError('UNAUTHENTICATED');
  return transact(db, async (tx) => {
    const [child] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, current.sessionId), eq(sessions.switchHash, hashOfSecret(token))))
      .returning({ parentId: sessions.parentId });
    const parentId = child?.parentId ?? null;
    if (parentId === null) throw new AppError('UNAUTHENTICATED');
    const [parent] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, parentId), gt(sessions.expiresAt, sql`now()`)))
      .returning({ userId: sessions.userId, isRemembered: sessions.isRemembered });
    if (parent === undefined) throw new AppError('UNAUTHENTICATED');
    const user = await getUser(tx, parent.userId);
    if (user.siteId !== siteId) throw new AppError('UNAUTHENTICATED');
    return { user, session: await openSession(tx, user.id, { isRemembered: parent.isRemembered, device }) };
  });
};
