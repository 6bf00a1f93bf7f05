import { createHash, randomBytes } from 'node:crypto';
import { guestCookie } from '@radar/config/cookies';
import type { SiteId } from '@radar/config/sites';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/client.ts';
import { guests } from '../db/schema/index.ts';

/** Somebody without an account, known by the server-only cookie `guest`. */
export type Guest = {
  /** Null: no cookie, or one that names nobody. */
  id: number | null;
  /** The guest's id; makes a guest and sets the cookie when there is none. */
  start: (db: Db) => Promise<number>;
};

export const nobody: Guest = {
  id: null,
  start: () => Promise.reject(new Error('Only endpoints with access "guest" know guests.')),
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const findGuest = async (db: Db, siteId: SiteId, token: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.tokenHash, hashOf(token)), eq(guests.siteId, siteId), gt(guests.expiresAt, sql`now()`)));
  return row?.id ?? null;
};

const addGuest = async (db: Db, siteId: SiteId): Promise<{ id: number; token: string }> => {
  const token = randomBytes(16).toString('base64url');
  const [row] = await db
    .insert(guests)
    .values({
      siteId,
      tokenHash: hashOf(token),
      expiresAt: sql`now() + make_interval(secs => ${guestCookie.maxAgeS})`,
    })
    .returning({ id: guests.id });
  if (row === undefined) throw new Error('The guest was not written.');
  return { id: row.id, token };
};

/** Reads the guest of a request. A cookie of another site names nobody. */
export const readGuest = async (
  db: Db,
  site: { id: SiteId; isSecure: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Guest> => {
  const token = request.cookies[guestCookie.name];
  const id = token === undefined || token.length > 100 ? null : await findGuest(db, site.id, token);
  return {
    id,
    start: async (tx) => {
      if (id !== null) return id;
      const added = await addGuest(tx, site.id);
      reply.setCookie(guestCookie.name, added.token, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        maxAge: guestCookie.maxAgeS,
        secure: site.isSecure,
      });
      return added.id;
    },
  };
};
