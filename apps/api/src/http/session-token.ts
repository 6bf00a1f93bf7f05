import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SiteId } from '@radar/config/sites';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

/** How long the browser keeps the cookie, whatever the server thinks of the session. */
export const tokenMaxAgeS = 31_536_000;
const anonymousMaxAgeS = 600;
const longestToken = 1_000;
const algorithm = 'HS256';

/** What the cookie says: decoding it picks the first render, nothing else. */
const Claims = z.object({ id: z.int().positive(), sid: z.string().min(20) });
export type TokenClaims = z.output<typeof Claims>;

// Codes, counters and tokens share one secret: each use has a key of its own.
const keyOf = (secret: string, purpose: string): Uint8Array => createHmac('sha256', secret).update(purpose).digest();

/** A secret of 256 bits, in letters that a link and a cookie can carry. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. It is random, so a plain hash gives nothing away. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The `token` cookie of a session: a JWS that names the person and the session's secret id, for one site. */
export const signToken = (secret: string, siteId: SiteId, { id, sid }: TokenClaims): Promise<string> =>
  new SignJWT({ id, sid })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(siteId)
    .setIssuedAt()
    .setExpirationTime(`${tokenMaxAgeS}s`)
    .sign(keyOf(secret, 'session'));

/** What a token of this site says; null when it is forged, foreign, expired or too long to be one. */
export const readToken = async (secret: string, siteId: SiteId, token: string): Promise<TokenClaims | null> => {
  if (token.length > longestToken) return null;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret, 'session'), { algorithms: [algorithm], audience: siteId });
    return Claims.safeParse(payload).data ?? null;
  } catch {
    return null;
  }
};

/** Tells one account from another in the browser, without its id. */
export const accountMark = (secret: string, userId: number): string =>
  createHmac('sha256', keyOf(secret, 'mark')).update(String(userId)).digest('base64url').slice(0, 8);

/** A token that names nobody and opens no session. */
export const signAnonymousToken = (secret: string, siteId: SiteId): Promise<string> =>
  new SignJWT({ anonymous: newSecret() })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(siteId)
    .setIssuedAt()
    .setExpirationTime(`${anonymousMaxAgeS}s`)
    .sign(keyOf(secret, 'anonymous'));
