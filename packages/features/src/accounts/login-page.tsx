import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { Note } from '@radar/ui/note';
import type { Metadata } from 'next';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps, type QueryPageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';
import { AuthForm } from '../shell/sign-in/auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { loadAuthForm } from '../shell/sign-in/load-auth-form.ts';
import { authViewOf } from '../shell/sign-in/views.ts';

const addressIn = (locale: Locale): string => href(locale, 'login');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'accounts');
  return pageMetadata({ locale, screen: 'login', title: t('accounts.metaTitle'), addressIn });
};

/** Sign-in and registration; `view` of the address says which of their views. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const { view, redirect, hash } = await searchParams;
  const [{ t }, form] = await Promise.all([
    words(locale, 'accounts'),
    loadAuthForm(locale, { view: authViewOf(view), redirect, hash }),
  ]);
  return (
    <AuthFrame locale={locale}>
      <noscript>
        <Note tone="warn">{t('accounts.noScript')}</Note>
      </noscript>
      <AuthForm {...form} />
    </AuthFrame>
  );
};
