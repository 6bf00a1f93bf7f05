import { signedInCookie } from '@radar/config/cookies';
import type { SiteId } from '@radar/config/sites';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/client.ts';
import { sessions, users } from '../db/schema/index.ts';
import { deviceOf } from './device.ts';
import { accountMark, hashOfSecret, newSecret, readToken, signToken, tokenMaxAgeS } from './session-token.ts';

/** Who is signed in, by a session that exists. */
export type SessionUser = { id: number; sessionId: number };

/** A session that was just made: what its cookie needs. */
export type NewSession = { userId: number; sid: string; initials: string };

const idleS = { remembered: 90 * 86_400, short: 86_400 };
/** A session that was used a moment ago is not written to again. */
const touchAfterS = 300;

const tokenCookie = 'token';
/** The token, unless a second one was planted beside it. */
const tokenOf = (request: FastifyRequest): string | null => {
  const given = (request.headers.cookie ?? '').split(';').filter((pair) => pair.trim().startsWith(`${tokenCookie}=`));
  return given.length === 1 ? (request.cookies[tokenCookie] ?? null) : null;
};

/** Who a request comes from; null for everybody without a living session of this site. */
export const readSession = async (
  db: Db,
  { secret, siteId }: { secret: string; siteId: SiteId },
  request: FastifyRequest,
): Promise<SessionUser | null> => {
  const token = tokenOf(request);
  const claims = token === null ? null : await readToken(secret, siteId, token);
  if (claims === null) return null;
  const [row] = await db
    .select({
      id: sessions.id,
      isRemembered: sessions.isRemembered,
      ageS: sql<number>`extract(epoch from now() - ${sessions.lastSeenAt})::float8`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.sidHash, hashOfSecret(claims.sid)),
        eq(sessions.userId, claims.id),
        eq(users.siteId, siteId),
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
  if (row === undefined) return null;
  if (row.ageS > touchAfterS) {
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()`, expiresAt: expiry(row.isRemembered) })
      .where(eq(sessions.id, row.id));
  }
  return { id: claims.id, sessionId: row.id };
};

const expiry = (isRemembered: boolean) =>
  sql`now() + make_interval(secs => ${isRemembered ? idleS.remembered : idleS.short}::int)`;

const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');

/** What a session is made of besides its person. */
export type SessionOptions = {
  isRemembered: boolean;
  device: string | null;
  /** The session that this one replaces for a while, and the hash of the token that leads back. */
  parent?: { id: number; switchHash: string };
};

/** Writes a session. Its cookie is set by `signIn` of the context, once the transaction is through. */
export const openSession = async (tx: Db, userId: number, options: SessionOptions): Promise<NewSession> => {
  const sid = newSecret();
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw new Error('A session needs a user.');
  await tx.insert(sessions).values({
    userId,
    sidHash: hashOfSecret(sid),
    isRemembered: options.isRemembered,
    device: options.device,
    parentId: options.parent?.id ?? null,
    switchHash: options.parent?.switchHash ?? null,
    expiresAt: expiry(options.isRemembered),
  });
  return { userId, sid, initials: initialsOf(user) };
};

/** What handlers do with the cookies of the person. */
export type SessionCookies = {
  signIn: (session: NewSession) => Promise<void>;
  /** Also tells the browser to forget what it kept of personal pages. */
  signOut: () => void;
  /** Browser and system that the request comes from. */
  device: string | null;
};

export const sessionCookies = (
  { secret, siteId, isSecure }: { secret: string; siteId: SiteId; isSecure: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): SessionCookies => {
  const common = { path: '/', sameSite: 'strict', secure: isSecure } as const;
  return {
    device: deviceOf(request.headers['user-agent']),
    signIn: async ({ userId, sid, initials }) => {
      const token = await signToken(secret, siteId, { id: userId, sid });
      reply.setCookie(tokenCookie, token, { ...common, httpOnly: true, maxAge: tokenMaxAgeS });
      // Readable, without any secret: the state of the header on pages that are the same for everybody.
      const hint = `${accountMark(secret, userId)}.${initials}`;
      reply.setCookie(signedInCookie.name, hint, { ...common, sameSite: 'lax', maxAge: signedInCookie.maxAgeS });
    },
    signOut: () => {
      reply.clearCookie(tokenCookie, { ...common, httpOnly: true });
      reply.clearCookie(signedInCookie.name, { ...common, sameSite: 'lax' });
      reply.header('clear-site-data', '"cache"');
    },
  };
};
