import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';

/** The site's login, which leads back to a path of this site. */
export const loginAddress = (locale: Locale, path: string): string =>
  `${href(locale, 'login')}?${new URLSearchParams({ redirect: path }).toString()}`;
