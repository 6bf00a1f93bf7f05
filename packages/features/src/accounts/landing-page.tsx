import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import type { Metadata } from 'next';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps, type QueryPageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LinkPanel } from './link-panel.tsx';

const addressIn = (locale: Locale): string => href(locale, 'auth');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'accounts');
  return pageMetadata({ locale, screen: 'auth', title: t('accounts.title.link'), addressIn });
};

/** Where a mailed sign-in link lands: one press signs in. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const { code } = await searchParams;
  return (
    <AuthFrame locale={locale}>
      <LinkPanel locale={locale} action="signIn" token={code} />
    </AuthFrame>
  );
};
