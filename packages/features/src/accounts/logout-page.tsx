import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { Panel } from '@radar/ui/panel';
import type { Metadata } from 'next';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import styles from './auth.module.css';
import { LinkPanel } from './link-panel.tsx';

const addressIn = (locale: Locale): string => href(locale, 'logout');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'accounts');
  return pageMetadata({ locale, screen: 'logout', title: t('accounts.logoutTitle'), addressIn });
};

/** Signs out on this device. */
export const Page = async ({ params }: PageProps) => {
  const locale = localeOf((await params).locale);
  return (
    <Shell locale={locale} screen="logout" addressIn={addressIn}>
      <div className={`wrap ${styles.single}`}>
        <Panel>
          <LinkPanel locale={locale} action="signOut" token={''} />
        </Panel>
      </div>
    </Shell>
  );
};
