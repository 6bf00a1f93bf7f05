import { href } from '@radar/i18n/addresses';
import { loadMessages } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import type { Metadata } from 'next';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps, type QueryPageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LinkPanel } from './link-panel.tsx';
import { ProviderReturn } from './provider-return.tsx';

const addressIn = (locale: Locale): string => href(locale, 'auth');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'accounts');
  // Its address may hold the secret of a mailed link.
  return {
    ...pageMetadata({ locale, screen: 'auth', title: t('accounts.title.link'), addressIn }),
    referrer: 'no-referrer',
  };
};

/** Where a mailed sign-in link lands, with its code: one press signs in. A provider leads back here without one. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const { code } = await searchParams;
  return (
    <AuthFrame locale={locale}>
      {code === undefined ? (
        <ProviderReturn
          locale={locale}
          messages={await loadMessages(locale, ['accounts', 'errors'])}
          home={href(locale, 'index')}
        />
      ) : (
        <LinkPanel locale={locale} action="signIn" token={code} />
      )}
    </AuthFrame>
  );
};
