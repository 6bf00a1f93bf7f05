import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { Panel } from '@radar/ui/panel';
import type { Metadata } from 'next';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { AuthForm } from '../shell/sign-in/auth-form.tsx';
import styles from './auth.module.css';
import { loadAuthForm } from '../shell/sign-in/load-auth-form.ts';

const addressIn = (locale: Locale): string => href(locale, 'auth-verify');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'accounts');
  return pageMetadata({ locale, screen: 'auth-verify', title: t('accounts.title.verify'), addressIn });
};

/** Confirms the address of a new account by the mailed code, on any device. */
export const Page = async ({ params }: PageProps) => {
  const locale = localeOf((await params).locale);
  const form = await loadAuthForm(locale, { view: 'verify' });
  return (
    <Shell locale={locale} screen="auth-verify" addressIn={addressIn}>
      <div className={`wrap ${styles.single}`}>
        <Panel>
          <AuthForm {...form} />
        </Panel>
      </div>
    </Shell>
  );
};
