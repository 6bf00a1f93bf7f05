'use client';

import type { Me } from '@radar/domain/accounts';
import { type CompiledMessages, intlTag } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { ButtonLink } from '@radar/ui/button';
import { Note } from '@radar/ui/note';
import { Panel } from '@radar/ui/panel';
import { type ReactNode, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { browserCaller } from '../../shell/browser-caller.ts';
import { showToast } from '../../shell/after-load/messages.ts';
import { forgetPersonalDrafts } from '../../shell/device/personal-drafts.ts';
import { useAccountWords } from '../../shell/sign-in/use-account-words.ts';
import { useMe } from '../../shell/use-me.ts';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LanguageSection, type SettingsLanguage } from './language-section.tsx';
import { type NoticeSearch, NoticesSection } from './notices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection, type ShownSession } from './sessions-section.tsx';
import styles from './settings.module.css';
import { useAttempt } from './use-attempt.ts';

type SettingsProps = {
  locale: Locale;
  timeZone: string;
  /** Of `accounts`, `settings`, `notices`, `form` and `errors`. */
  messages: CompiledMessages;
  me: Me;
  sessions: readonly ShownSession[];
  searches: readonly NoticeSearch[];
  hasMessages: boolean;
  languages: readonly SettingsLanguage[];
  home: string;
  /** Settings that need no script of ours here. */
  children: ReactNode;
};

const Sections = (props: Omit<SettingsProps, 'messages' | 'timeZone'>) => {
  const { locale, languages, searches, hasMessages, home, children } = props;
  const { t } = useAccountWords();
  const [sessions, setSessions] = useState(props.sessions);
  const [isDeleted, setIsDeleted] = useState(false);
  const call = useMemo(() => browserCaller(locale), [locale]);
  const [me, setMe] = useMe(props.me, call);
  const shared = { me, call, attempt: useAttempt(), onChanged: setMe };

  if (isDeleted) {
    return (
      <Panel>
        <div className={styles.section} role="status">
          <Note tone="ok">{t('settings.delete.done')}</Note>
          <p>{t('settings.delete.doneText')}</p>
          <div>
            <ButtonLink look="main" href={home}>
              {t('accounts.home')}
            </ButtonLink>
          </div>
        </div>
      </Panel>
    );
  }
  return (
    <>
      <EmailSection {...shared} />
      <PasswordSection {...shared} onOthersEnded={() => setSessions(sessions.filter(({ isCurrent }) => isCurrent))} />
      <LanguageSection {...shared} locale={locale} languages={languages} />
      <NoticesSection {...shared} searches={searches} hasMessages={hasMessages} />
      {children}
      <SessionsSection
        {...shared}
        sessions={sessions}
        onEnded={(ended) => setSessions(sessions.filter(({ id }) => id !== ended))}
      />
      <ExportSection {...shared} />
      <DeleteSection
        {...shared}
        onDeleted={() => {
          // The header's state was set before the page was drawn, by the script of the page.
          delete document.documentElement.dataset['signedIn'];
          forgetPersonalDrafts();
          setIsDeleted(true);
          void showToast({ title: t('settings.delete.done') });
        }}
      />
    </>
  );
};

/** All sections of the settings of a signed-in person. */
export const Settings = ({ messages, timeZone, ...props }: SettingsProps) => (
  <IntlProvider locale={intlTag(props.locale)} messages={messages} timeZone={timeZone}>
    <Sections {...props} />
  </IntlProvider>
);
