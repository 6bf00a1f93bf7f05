import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { Panel } from '@radar/ui/panel';
import { ThemeChoice } from '@radar/ui/theme-choice';
import type { Metadata } from 'next';
import { requireSignedIn } from '../server/signed-in.ts';
import { AccountFrame } from '../shell/account-nav.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';

const addressIn = (locale: Locale): string => href(locale, 'my-profile-settings');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'account');
  return pageMetadata({ locale, screen: 'my-profile-settings', title: t('account.settings'), addressIn });
};

/** What a signed-in person sets for themselves. */
export const Page = async ({ params }: PageProps) => {
  const locale = localeOf((await params).locale);
  await requireSignedIn(locale, addressIn(locale));
  const { t } = await words(locale, 'account', 'shell');
  return (
    <AccountFrame locale={locale} screen="my-profile-settings" heading={t('account.settings')}>
      <Panel heading={t('shell.theme')}>
        <ThemeChoice
          name="settings-theme"
          label={t('shell.theme')}
          lightLabel={t('shell.themeLight')}
          darkLabel={t('shell.themeDark')}
          systemLabel={t('shell.themeSystem')}
        />
      </Panel>
    </AccountFrame>
  );
};
