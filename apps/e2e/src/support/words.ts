import { loadTranslator, type Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';

/** All words of the sites in a language, as the pages themselves say them. */
export const wordsIn = (locale: Locale): Promise<Translator> =>
  loadTranslator(
    locale,
    [
      'account',
      'accounts',
      'applications',
      'apply',
      'applying',
      'compare',
      'cookies',
      'errors',
      'external',
      'files',
      'filters',
      'form',
      'hiding',
      'home',
      'job',
      'jobs',
      'landing',
      'library',
      'mail',
      'notices',
      'report',
      'resuming',
      'saved',
      'search',
      'settings',
      'shell',
      'suggest',
    ],
    'Europe/Zagreb',
  );
