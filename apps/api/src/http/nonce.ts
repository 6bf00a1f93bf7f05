import { timingSafeEqual } from 'node:crypto';
import { nonceCookie } from '@radar/config/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from './session-token.ts';

/** What ties a provider's token to the browser that asked for it. */
export type Nonce = {
  /** Makes one and gives it to the browser. */
  start: () => string;
  /** Whether a token's nonce is the browser's own. It is good for one try. */
  isOwn: (claimed: unknown) => boolean;
};

export const readNonce = (isSecure: boolean, request: FastifyRequest, reply: FastifyReply): Nonce => {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    start: () => {
      const nonce = newSecret();
      reply.setCookie(nonceCookie.name, nonce, { ...cookie, maxAge: nonceCookie.maxAgeS });
      return nonce;
    },
    isOwn: (claimed) => {
      const kept = request.cookies[nonceCookie.name] ?? '';
      reply.clearCookie(nonceCookie.name, cookie);
      const [left, right] = [Buffer.from(kept), Buffer.from(typeof claimed === 'string' ? claimed : '')];
      return kept !== '' && left.length === right.length && timingSafeEqual(left, right);
    },
  };
};
