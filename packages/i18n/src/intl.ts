import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type FormatNumberOptions } from '@formatjs/intl';
import { messageLoaders } from './compiled/loaders.ts';
import type { Messages } from './compiled/messages.ts';
import type { Locale } from './locales.ts';

export type Feature = keyof Messages;

/** `<feature>.<key>` of every message; what does not exist does not compile. */
export type MessageId = { [F in Feature]: `${F}.${Extract<keyof Messages[F], string>}` }[Feature];

export type MessageValues = Record<string, string | number | Date>;

export type CompiledMessages = Record<string, MessageFormatElement[]>;

// BCP 47 tags whose number and date forms we write: British English, as the rest of the texts.
const tag: Record<Locale, string> = { hr: 'hr', en: 'en-GB', sl: 'sl', bs: 'bs', mk: 'mk' };

// Slovenian and Bosnian months come in the nominative (`2. decembar`), and a date in a sentence needs the genitive.
const month: Record<Locale, 'long' | 'numeric'> = { hr: 'long', en: 'long', sl: 'numeric', bs: 'numeric', mk: 'long' };

/** The tag to hand to `Intl` for a language. */
export const intlTag = (locale: Locale): string => tag[locale];

/** Parsed messages of some features in one language. */
export const loadMessages = async (locale: Locale, features: readonly Feature[]): Promise<CompiledMessages> => {
  const loaded = await Promise.all(features.map((feature) => messageLoaders[locale][feature]()));
  return Object.assign({}, ...loaded.map((module) => module.default)) as CompiledMessages;
};

const cache = createIntlCache();

/** Amount of money: whole units where there are no cents, else two decimals. */
const moneyOptions = (currency: string, isWhole: boolean) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }) satisfies FormatNumberOptions;

export type Translator = ReturnType<typeof createTranslator>;

/** Words, numbers, money and dates of one language. Dates are shown in the site's time zone. */
export const createTranslator = (locale: Locale, messages: CompiledMessages, timeZone: string) => {
  const intl = createIntl(
    {
      locale: tag[locale],
      messages,
      timeZone,
      onError: (error) => {
        throw error;
      },
    },
    cache,
  );
  return {
    locale,
    /** A whole sentence, with its values filled in. */
    t: (id: MessageId, values?: MessageValues): string => intl.formatMessage({ id }, values),
    number: (value: number): string => intl.formatNumber(value),
    /** `1.700 €` from 170000 minor units. */
    money: (minor: number, currency: string): string =>
      intl.formatNumber(minor / 100, moneyOptions(currency, minor % 100 === 0)),
    /** `1.700 – 1.950 €`. */
    moneyRange: (minMinor: number, maxMinor: number, currency: string): string => {
      const isWhole = minMinor % 100 === 0 && maxMinor % 100 === 0;
      const format = new Intl.NumberFormat(tag[locale], moneyOptions(currency, isWhole));
      return minMinor === maxMinor ? format.format(minMinor / 100) : format.formatRange(minMinor / 100, maxMinor / 100);
    },
    /** `2. prosinca 2026.` */
    date: (instant: string | Date): string =>
      intl.formatDate(instant, { day: 'numeric', month: month[locale], year: 'numeric' }),
    /** `2. 12.`, without the zeros that some languages put before a figure. */
    shortDate: (instant: string | Date): string =>
      intl
        .formatDateToParts(instant, { day: 'numeric', month: 'numeric' })
        .map(({ type, value }) => (type === 'literal' ? value : String(Number(value))))
        .join(''),
    time: (instant: string | Date): string => intl.formatTime(instant, { hour: 'numeric', minute: '2-digit' }),
    /** `prije 2 dana`, `za 3 dana`: whole days between two instants in the site's zone. */
    relativeDays: (days: number): string => intl.formatRelativeTime(days, 'day', { numeric: 'auto' }),
    list: (items: readonly string[]): string => intl.formatList(items, { type: 'conjunction' }),
    /** Name of a language or a country in this language. */
    languageName: (code: string): string => intl.formatDisplayName(code, { type: 'language' }) ?? code,
    countryName: (code: string): string => intl.formatDisplayName(code, { type: 'region' }) ?? code,
  };
};

/** Loads the features' messages and makes their translator. */
export const loadTranslator = async (
  locale: Locale,
  features: readonly Feature[],
  timeZone: string,
): Promise<Translator> => createTranslator(locale, await loadMessages(locale, features), timeZone);
