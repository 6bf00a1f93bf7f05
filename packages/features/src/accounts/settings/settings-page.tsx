import { orderedLocales } from '@radar/config/brand';
import { getMySessions } from '@radar/domain/accounts';
import { getSavedSearches } from '@radar/domain/saved';
import { href } from '@radar/i18n/addresses';
import { loadMessages } from '@radar/i18n/intl';
import { type Locale, localeFacts } from '@radar/i18n/locales';
import { plainDate, plainTime } from '@radar/i18n/plain-format';
import { Panel } from '@radar/ui/panel';
import { ThemeChoice } from '@radar/ui/theme-choice';
import type { Metadata } from 'next';
import { brand, site } from '../../server/brand.ts';
import { requireSignedIn } from '../../server/signed-in.ts';
import { AccountFrame } from '../../shell/account-nav.tsx';
import { pageMetadata } from '../../shell/metadata.ts';
import { localeOf, type PageProps } from '../../shell/page-props.ts';
import { searchTitle } from '../../shell/search-title.ts';
import { words } from '../../shell/words.ts';
import { Settings } from './settings.tsx';

const addressIn = (locale: Locale): string => href(locale, 'my-profile-settings');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'account');
  return pageMetadata({ locale, screen: 'my-profile-settings', title: t('account.settings'), addressIn });
};

/** What a signed-in person sets for themselves. */
export const Page = async ({ params }: PageProps) => {
  const locale = localeOf((await params).locale);
  const { me, call } = await requireSignedIn(locale, addressIn(locale));
  const [translator, messages, sessions, searches] = await Promise.all([
    words(locale, 'account', 'shell', 'saved'),
    loadMessages(locale, ['accounts', 'settings', 'notices', 'form', 'errors']),
    call(getMySessions, {}),
    call(getSavedSearches, {}),
  ]);
  const { t } = translator;
  const dateOf = (instant: string): string => {
    const date = new Date(instant);
    return `${plainDate(locale, date, site.timeZone)} ${plainTime(date, site.timeZone)}`;
  };
  return (
    <AccountFrame locale={locale} screen="my-profile-settings" heading={t('account.settings')}>
      <Settings
        locale={locale}
        timeZone={site.timeZone}
        messages={messages}
        me={me}
        sessions={sessions.map(({ id, device, isCurrent, lastSeenAt }) => ({
          id,
          device,
          isCurrent,
          lastSeen: dateOf(lastSeenAt),
        }))}
        searches={searches.map(({ id, hasEmailNotification, emailFrequency, ...search }) => ({
          id,
          hasEmailNotification,
          emailFrequency,
          title: searchTitle(translator, search),
        }))}
        hasMessages={brand.features.messages}
        languages={orderedLocales(brand).map((one) => ({
          locale: one,
          name: localeFacts[one].ownName,
          href: addressIn(one),
        }))}
        home={href(locale, 'index')}
      >
        <Panel heading={t('shell.theme')}>
          <ThemeChoice
            name="settings-theme"
            label={t('shell.theme')}
            lightLabel={t('shell.themeLight')}
            darkLabel={t('shell.themeDark')}
            systemLabel={t('shell.themeSystem')}
          />
        </Panel>
      </Settings>
    </AccountFrame>
  );
};
