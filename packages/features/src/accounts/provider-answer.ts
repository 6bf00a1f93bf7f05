import type { Caller } from '@radar/api-client/caller';
import { loginWithApple, loginWithFacebook, loginWithGoogle, type Me } from '@radar/domain/accounts';
import type { ProviderVisit } from '../shell/sign-in/provider-visit.ts';

/** What a provider says in the address that it leads back to. */
export type ProviderAnswer = {
  state: string;
  /** An id token of Google or Apple, an access token of Facebook; null when nobody was signed in there. */
  token: string | null;
  /** Whether the person called it off. */
  isCancelled: boolean;
  names: { firstName?: string; lastName?: string };
};

/** How providers say that the person does not want to. */
const cancelled = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied']);

const text = (value: string | null): string | undefined => (value === null || value === '' ? undefined : value);

/**
 * Reads the answer of a provider: from the fragment, or where it refuses (Facebook) from the query. Null for an address
 * that holds none.
 */
export const readAnswer = ({ hash, search }: { hash: string; search: string }): ProviderAnswer | null => {
  const fields = new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`);
  const state = fields.get('state');
  if (state === null) return null;
  const [firstName, lastName] = [text(fields.get('firstName')), text(fields.get('lastName'))];
  return {
    state,
    token: fields.get('id_token') ?? fields.get('access_token'),
    isCancelled: cancelled.has(fields.get('error') ?? ''),
    names: { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) },
  };
};

/** Signs in with a provider's token. @throws AppError */
export const signInWith = (
  call: Caller,
  provider: ProviderVisit['provider'],
  accessToken: string,
  names: ProviderAnswer['names'],
): Promise<Me> => {
  if (provider === 'google') return call(loginWithGoogle, { body: { accessToken } });
  if (provider === 'facebook') return call(loginWithFacebook, { body: { accessToken } });
  return call(loginWithApple, { body: { accessToken, ...names } });
};
