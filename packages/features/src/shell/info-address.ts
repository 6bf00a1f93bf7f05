import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { infoSlugs, type InfoPage } from '@radar/i18n/routes';

/** Address of an info page. */
export const infoAddress = (locale: Locale, page: InfoPage): string =>
  href(locale, 'info-slug', { slug: infoSlugs[page][locale] });
