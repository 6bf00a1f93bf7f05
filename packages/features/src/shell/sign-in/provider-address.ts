import type { SignInProvider } from '@radar/domain/accounts';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { signInAddress } from './sign-in-address.ts';

/** Where Apple posts its answer to: with a name or an address in it, it sends no other way. */
const appleReturnAddress = `${signInAddress}/apple`;

/** What an answer must repeat: the language of the page that it leads to, and a secret of this tab. */
export const statePattern = /^(hr|en|sl|bs|mk)\.([\w-]{20,80})$/;

type Visit = {
  provider: SignInProvider;
  /** The provider's authorization endpoint. */
  address: string;
  /** Our id at the provider. */
  clientId: string;
  nonce: string;
  state: string;
  locale: Locale;
  /** Origin of this site. */
  origin: string;
};

/** What each provider is asked for. All of them answer to this site, with what the API takes. */
const asked = {
  // OpenID Connect Core 1.0, 3.2: the token comes in the fragment, which no server sees.
  google: ({ nonce }: Visit) => ({
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce,
  }),
  apple: ({ nonce }: Visit) => ({
    response_type: 'code id_token',
    response_mode: 'form_post',
    scope: 'openid name email',
    nonce,
  }),
  facebook: () => ({ response_type: 'token', scope: 'email,public_profile' }),
} satisfies Record<SignInProvider, (visit: Visit) => Record<string, string>>;

/** The page of a provider that asks a person who they are, and leads back here. */
export const providerAddress = (visit: Visit): string => {
  const { provider, address, clientId, state, locale, origin } = visit;
  const back = provider === 'apple' ? appleReturnAddress : href(locale, 'auth');
  const url = new URL(address);
  const query = { client_id: clientId, redirect_uri: `${origin}${back}`, state, ...asked[provider](visit) };
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
};
