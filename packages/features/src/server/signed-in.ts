import 'server-only';
import { type Caller, createCaller } from '@radar/api-client/caller';
import { getMe, type Me } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { apiOrigin, timeoutMs } from './api.ts';
import { loginAddress } from '../shell/login-address.ts';
import { brand } from './brand.ts';
import { ownCookiesOf } from './proxy/headers.ts';

/** Calls the API as the person whose cookies the visit carries. What comes back is theirs alone and is never kept. */
const personalApi = async (locale: Locale): Promise<Caller> => {
  const cookie = ownCookiesOf((await headers()).get('cookie'));
  const call = createCaller({
    prefix: apiOrigin(),
    timeoutMs,
    headers: {
      'app-domain': brand.siteId,
      'accept-language': locale,
      ...(cookie !== null && { cookie }),
    },
  });
  return (endpoint, input, options) => call(endpoint, input, { ...options, cache: 'no-store' });
};

type SignedIn = { me: Me; call: Caller };

/** Who is signed in, as the API says, and the way to ask it more; null for everybody else. */
export const findSignedIn = async (locale: Locale): Promise<SignedIn | null> => {
  const hasToken = (await cookies()).has('token');
  if (!hasToken) return null;
  const call = await personalApi(locale);
  try {
    return { me: await call(getMe, {}), call };
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
};

/**
 * Who is signed in; everybody else goes to the login and returns to `path`.
 * Every page of a signed-in person begins with it: what runs before pages (`page-guard.ts`) is no lock.
 */
export const requireSignedIn = async (locale: Locale, path: string): Promise<SignedIn> =>
  (await findSignedIn(locale)) ?? redirect(loginAddress(locale, path));
