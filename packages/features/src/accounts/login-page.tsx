import { signInTryCookie } from '@radar/config/cookies';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { readFailedTry } from '../server/sign-in/failed-try.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps, type QueryPageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';
import { AuthForm } from '../shell/sign-in/auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { loadAuthForm } from '../shell/sign-in/load-auth-form.ts';
import { triedKey } from '../shell/sign-in/sign-in-address.ts';
import { authViewOf } from '../shell/sign-in/views.ts';

const addressIn = (locale: Locale): string => href(locale, 'login');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'accounts');
  // Its address may hold the secret of a mailed link; with no referrer at all, a plain form would have no origin.
  return {
    ...pageMetadata({ locale, screen: 'login', title: t('accounts.metaTitle'), addressIn }),
    referrer: 'same-origin',
  };
};

/** Sign-in and registration; `view` of the address says which of their views. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const { view, redirect, hash, [triedKey]: tried } = await searchParams;
  // Not a try of another visit: the address says that this page answers one.
  const earlierTry = tried === undefined ? null : readFailedTry((await cookies()).get(signInTryCookie.name)?.value);
  const form = await loadAuthForm(locale, { view: authViewOf(view), redirect, hash, earlierTry });
  return (
    <AuthFrame locale={locale}>
      <AuthForm {...form} />
    </AuthFrame>
  );
};
