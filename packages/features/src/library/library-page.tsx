import { getCoverLetters, getDocuments } from '@radar/domain/documents';
import { href } from '@radar/i18n/addresses';
import { loadMessages } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import type { Metadata } from 'next';
import { site } from '../server/brand.ts';
import { requireSignedIn } from '../server/signed-in.ts';
import { AccountFrame } from '../shell/account-nav.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';
import { Library } from './library.tsx';

const addressIn = (locale: Locale): string => href(locale, 'my-profile-documents');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'account');
  return pageMetadata({ locale, screen: 'my-profile-documents', title: t('account.documents'), addressIn });
};

/** Documents and cover letters that a person keeps for applications. */
export const Page = async ({ params }: PageProps) => {
  const locale = localeOf((await params).locale);
  const { me, call } = await requireSignedIn(locale, addressIn(locale));
  const [{ t }, messages, documents, letters] = await Promise.all([
    words(locale, 'account'),
    loadMessages(locale, ['library', 'files', 'form', 'errors']),
    call(getDocuments, {}),
    call(getCoverLetters, {}),
  ]);
  return (
    <AccountFrame locale={locale} screen="my-profile-documents" heading={t('account.documents')}>
      <Library
        locale={locale}
        timeZone={site.timeZone}
        messages={messages}
        userId={me.id}
        documents={documents}
        letters={letters}
      />
    </AccountFrame>
  );
};
