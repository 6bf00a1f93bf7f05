import type { Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import type { NearestFault } from './nearest-place.ts';

/** What the list of suggestions says; formed on the server, so that no message parser comes along. */
export type SuggestionWords = {
  locale: Locale;
  positions: string;
  employers: string;
  skills: string;
  places: string;
  nearMe: string;
  locating: string;
  /** Why near me found nothing. */
  faults: Record<NearestFault, string>;
  recent: string;
  clearRecent: string;
  /** `%s oglasa` by plural category. */
  jobs: Partial<Record<Intl.LDMLPluralRule, string>>;
};

/** A number of each category that our five languages have. */
const samples = [1, 2, 3, 5];

export const suggestionWords = ({ t, locale }: Translator): SuggestionWords => {
  const rules = new Intl.PluralRules(locale);
  return {
    locale,
    positions: t('suggest.positions'),
    employers: t('suggest.employers'),
    skills: t('suggest.skills'),
    places: t('suggest.places'),
    nearMe: t('filters.nearMe'),
    locating: t('filters.locating'),
    faults: {
      denied: t('filters.geoDenied'),
      unavailable: t('filters.geoUnavailable'),
      timeout: t('filters.geoTimeout'),
      unknown: t('filters.geoUnknown'),
      far: t('filters.geoFar'),
    },
    recent: t('suggest.recent'),
    clearRecent: t('suggest.clearRecent'),
    jobs: Object.fromEntries(samples.map((n) => [rules.select(n), t('suggest.jobs', { n }).replace(String(n), '%s')])),
  };
};
