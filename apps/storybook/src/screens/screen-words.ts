import { createIntl, IntlErrorCode } from '@formatjs/intl';
import type { CompiledMessages, MessageId, MessageValues } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { plainDate, plainTime } from '@radar/i18n/plain-format';

const signs: Record<string, string> = { EUR: '€', BAM: 'KM', MKD: 'ден.' };

export type ScreenWords = {
  locale: Locale;
  t: (id: MessageId, values?: MessageValues) => string;
  /** `1.284` */
  number: (value: number) => string;
  /** `1.700 – 1.950 €`, of whole units. */
  moneyRange: (from: number, to: number, currency: string) => string;
  date: (instant: string) => string;
  time: (instant: string) => string;
};

/** The product's words in a browser, which lacks the data of some of our languages: numbers are written from digits. */
export function createScreenWords(locale: Locale, messages: CompiledMessages, timeZone: string): ScreenWords {
  const intl = createIntl({
    locale,
    messages,
    onError: (error) => {
      if (error.code !== IntlErrorCode.MISSING_DATA) throw error;
    },
  });
  const number = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : '.');
  return {
    locale,
    t: (id, values) => intl.formatMessage({ id }, values),
    number,
    moneyRange: (from, to, currency) => `${number(from)} – ${number(to)} ${signs[currency] ?? currency}`,
    date: (instant) => plainDate(locale, new Date(instant), timeZone),
    time: (instant) => plainTime(new Date(instant), timeZone),
  };
}
