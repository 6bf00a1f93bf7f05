import { signInTryCookie } from '@radar/config/cookies';
import { type ErrorCode, isErrorCode } from '@radar/domain/http';
import * as z from 'zod/mini';

/** How a sign-in without scripts failed, and the name that was typed: never the password. */
export type FailedTry = { code: ErrorCode; name: string };

const Kept = z.object({
  code: z.string().check(z.refine(isErrorCode)),
  name: z.string().check(z.maxLength(254)),
});

/** The cookie that brings it to the login page: for one minute, for the server only. */
export const failedTryCookie = ({ code, name }: FailedTry, isSecure: boolean): string => {
  const value = Buffer.from(JSON.stringify({ code, name: name.slice(0, 254) })).toString('base64url');
  const { name: cookie, maxAgeS } = signInTryCookie;
  return `${cookie}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeS}${isSecure ? '; Secure' : ''}`;
};

/** What the cookie holds; null for none and for rubbish. */
export const readFailedTry = (value: string | undefined): FailedTry | null => {
  try {
    const kept = Kept.safeParse(JSON.parse(Buffer.from(value ?? '', 'base64url').toString('utf8')));
    return kept.success ? { code: kept.data.code as ErrorCode, name: kept.data.name } : null;
  } catch {
    return null;
  }
};
