import 'server-only';
import { getEducationLevels, getSignInProviders } from '@radar/domain/accounts';
import { href } from '@radar/i18n/addresses';
import { loadMessages } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { brand, site } from '../../server/brand.ts';
import { publicApi } from '../../server/api.ts';
import { infoAddress } from '../info-address.ts';
import type { AuthFormProps } from './auth-props.ts';
import { returnAddress } from './return-address.ts';
import type { AuthView } from './views.ts';

/** Everything that the sign-in form is drawn from. */
export const loadAuthForm = async (
  locale: Locale,
  {
    view,
    redirect,
    hash,
    earlierTry = null,
  }: { view: AuthView; redirect?: unknown; hash?: unknown; earlierTry?: AuthFormProps['earlierTry'] },
): Promise<AuthFormProps> => {
  const call = publicApi(locale);
  const [messages, educationLevels, providers] = await Promise.all([
    loadMessages(locale, ['accounts', 'form', 'errors']),
    // Registration works without them.
    call(getEducationLevels, {}, { next: { revalidate: 3_600 } }).catch(() => []),
    // There is a way in without others.
    call(getSignInProviders, {}, { next: { revalidate: 300 } }).catch(() => []),
  ]);
  const home = href(locale, 'index');
  return {
    locale,
    timeZone: site.timeZone,
    messages,
    loginName: brand.login,
    providers: providers.filter(({ provider }) => brand.features.social[provider]),
    educationLevels,
    addresses: {
      terms: infoAddress(locale, 'termsOfUse'),
      privacy: infoAddress(locale, 'privacyPolicy'),
      next: returnAddress(redirect, home),
      home,
    },
    view,
    earlierTry,
    hash: typeof hash === 'string' ? hash.slice(0, 200) : '',
  };
};
