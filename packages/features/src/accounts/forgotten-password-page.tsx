import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import type { Metadata } from 'next';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';
import { AuthForm } from '../shell/sign-in/auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { loadAuthForm } from '../shell/sign-in/load-auth-form.ts';

const addressIn = (locale: Locale): string => href(locale, 'auth-forgotten-password');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'accounts');
  const title = t('accounts.title.forgotten_password');
  return pageMetadata({ locale, screen: 'auth-forgotten-password', title, addressIn });
};

/** Asks for a link that sets a new password. */
export const Page = async ({ params }: PageProps) => {
  const locale = localeOf((await params).locale);
  const form = await loadAuthForm(locale, { view: 'forgotten_password' });
  return (
    <AuthFrame locale={locale}>
      <AuthForm {...form} />
    </AuthFrame>
  );
};
