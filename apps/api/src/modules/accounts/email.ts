import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { sqlStateOf } from '../../db/sql-state.ts';
import { transact } from '../../db/transact.ts';
import type { Env } from '../../env.ts';
import { hashOfSecret } from '../../http/session-token.ts';
import { emailChangingMail, newEmailMail } from '../../mail/templates/link-mails.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { addLinkToken, useLink } from './link-tokens.ts';
import { requirePassword } from './password.ts';
import { emailKey, getUser, type UserRow } from './users.queries.ts';

const uniqueViolation = '23505';

/**
 * Mails a link to the new address and a word to the old one. The address changes once the link is opened. Whether the new
 * one has an account already is not said here.
 * @throws AppError VALIDATION_FAILED, INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export const requestEmailChange = async (
  db: Db,
  env: Env,
  { userId, email, password }: { userId: number; email: string; password: string | undefined },
): Promise<UserRow> => {
  const user = await getUser(db, userId);
  if (emailKey(email) === user.emailKey)
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'email', code: 'sameEmail' }] });
  await requirePassword(db, env, user, password);
  const sender = { siteId: user.siteId, origin: env.origins[user.siteId] };
  await transact(db, async (tx) => {
    const link = await addLinkToken(tx, { userId, purpose: 'email', email });
    const key = hashOfSecret(link.token);
    await enqueue(
      tx,
      { kind: 'mail', payload: newEmailMail(sender, { ...user, ...link, email }), dedupeKey: `new-email:${key}` },
      { kind: 'mail', payload: emailChangingMail(sender, user), dedupeKey: `email-changing:${key}` },
    );
  });
  return user;
};

/**
 * Takes the new address over. Every session ends: from now on the person signs in with it.
 * @throws AppError NOT_FOUND, USER_EXISTS
 */
export const confirmEmail = async (db: Db, siteId: SiteId, token: string): Promise<string> => {
  try {
    return await transact(db, async (tx) => {
      const link = await useLink(tx, siteId, 'email', token);
      if (link === null || link.email === null) throw new AppError('NOT_FOUND');
      await tx
        .update(users)
        .set({ email: link.email, emailKey: emailKey(link.email), verifiedAt: sql`now()` })
        .where(eq(users.id, link.userId));
      await tx.delete(sessions).where(eq(sessions.userId, link.userId));
      return link.email;
    });
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) throw new AppError('USER_EXISTS');
    throw error;
  }
};
