import 'server-only';
import { type Feature, loadTranslator, type Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { cache } from 'react';
import { site } from '../server/brand.ts';

const load = cache((locale: Locale, features: string) =>
  loadTranslator(locale, features.split(' ') as Feature[], site.timeZone),
);

/** Words of some features in the page's language, in the site's time zone. Loaded once a request. */
export const words = (locale: Locale, ...features: Feature[]): Promise<Translator> =>
  load(locale, features.toSorted().join(' '));
