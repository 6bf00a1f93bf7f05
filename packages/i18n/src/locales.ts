/** The five languages; hr is the default one and has no prefix. */
export const locales = ['hr', 'en', 'sl', 'bs', 'mk'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'hr';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** Facts of a language. */
export const localeFacts = {
  hr: { ownName: 'Hrvatski', openGraph: 'hr_HR', script: 'latin', weekStartsOn: 1 },
  en: { ownName: 'English', openGraph: 'en_GB', script: 'latin', weekStartsOn: 0 },
  sl: { ownName: 'Slovenščina', openGraph: 'sl_SI', script: 'latin', weekStartsOn: 1 },
  bs: { ownName: 'Bosanski', openGraph: 'bs_BA', script: 'latin', weekStartsOn: 1 },
  mk: { ownName: 'Македонски', openGraph: 'mk_MK', script: 'cyrillic', weekStartsOn: 1 },
} as const satisfies Record<
  Locale,
  { ownName: string; openGraph: string; script: 'latin' | 'cyrillic'; weekStartsOn: 0 | 1 }
>;

/** Cookie that keeps the chosen language, 365 days. */
export const localeCookie = { name: 'locale', maxAgeS: 365 * 86_400 } as const;
