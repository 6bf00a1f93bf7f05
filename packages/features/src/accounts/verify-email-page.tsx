import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { Panel } from '@radar/ui/panel';
import type { Metadata } from 'next';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps, type QueryPageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import styles from './auth.module.css';
import { LinkPanel } from './link-panel.tsx';

const addressIn = (locale: Locale): string => href(locale, 'auth-verify-email');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'accounts');
  // Its address may hold the secret of a mailed link.
  return {
    ...pageMetadata({ locale, screen: 'auth-verify-email', title: t('accounts.confirmEmail'), addressIn }),
    referrer: 'no-referrer',
  };
};

/** Where the link to a new address lands: one press confirms it. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const { token } = await searchParams;
  return (
    <Shell locale={locale} screen="auth-verify-email" addressIn={addressIn}>
      <div className={`wrap ${styles.single}`}>
        <Panel>
          <LinkPanel locale={locale} action="confirmEmail" token={token} />
        </Panel>
      </div>
    </Shell>
  );
};
