import type { Caller } from '@radar/api-client/caller';
import { type SignInProvider, startSocialSignIn } from '@radar/domain/accounts';
import type { Locale } from '@radar/i18n/locales';
import { providerAddress } from './provider-address.ts';
import { keepVisit } from './provider-visit.ts';

type Start = { call: Caller; provider: SignInProvider; clientId: string; locale: Locale; next: string };

/**
 * Leaves for a provider's page, from which `/auth` goes on to `next`. In the browser only.
 * @throws AppError when the provider cannot be asked
 */
export const goToProvider = async ({ call, provider, clientId, locale, next }: Start): Promise<void> => {
  const { nonce, address } = await call(startSocialSignIn, { body: { provider } });
  const state = `${locale}.${crypto.randomUUID()}`;
  keepVisit({ provider, state, next });
  const { origin } = window.location;
  window.location.assign(providerAddress({ provider, address, clientId, nonce, state, locale, origin }));
};
