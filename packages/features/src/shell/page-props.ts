import { isLocale, type Locale } from '@radar/i18n/locales';
import { notFound } from 'next/navigation';

/** What Next hands to every page under `app/[locale]`. */
export type PageProps<P extends Record<string, unknown> = Record<never, never>> = {
  params: Promise<{ locale: string } & P>;
};

/** The same with the query of the address; reading it makes a page dynamic. */
export type QueryPageProps<P extends Record<string, unknown> = Record<never, never>> = PageProps<P> & {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The page's language; anything else is an unknown address. */
export const localeOf = (value: string): Locale => (isLocale(value) ? value : notFound());
