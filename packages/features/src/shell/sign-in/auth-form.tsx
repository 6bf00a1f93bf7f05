'use client';

import { createCaller } from '@radar/api-client/caller';
import { intlTag } from '@radar/i18n/intl';
import { Note } from '@radar/ui/note';
import { Tabs } from '@radar/ui/tabs';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { useAuthDraft } from './auth-draft.ts';
import type { AuthFormProps, AuthViewProps } from './auth-props.ts';
import styles from './sign-in.module.css';
import { LoginForm } from './login-form.tsx';
import { MailLinkForm } from './mail-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { settleIn } from './settle-in.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useAccountWords } from './use-account-words.ts';
import { VerifyForm } from './verify-form.tsx';
import type { AuthView } from './views.ts';

/** Keeps the view in the address, so that Back and a reload find it. */
const stateView = (view: AuthView): void => {
  const url = new URL(window.location.href);
  url.searchParams.set('view', view);
  window.history.replaceState(null, '', url);
};

const hereNow = (): string => `${window.location.pathname}${window.location.search}`;

const never = (): (() => void) => () => {};

/** Over a page the dialog has its own title, and the tabs say the rest. */
const Heading = ({ view, inPlace }: Pick<AuthFormProps, 'view' | 'inPlace'>) => {
  const { t } = useAccountWords();
  const title = t(`accounts.title.${view}`);
  const isStart = view === 'login' || view === 'register';
  return (
    <>
      {inPlace === undefined && <h1 className={styles.title}>{title}</h1>}
      {inPlace !== undefined && !isStart && <h3 className={styles.title}>{title}</h3>}
      {isStart && (
        <p className={styles.lead}>
          {t(inPlace === undefined ? `accounts.lead.${view}` : `accounts.reason.${inPlace.reason}`)}
        </p>
      )}
    </>
  );
};

const Views = ({
  locale,
  addresses,
  view: first,
  hash,
  inPlace,
  ...rest
}: Omit<AuthFormProps, 'messages' | 'timeZone'>) => {
  const { t } = useAccountWords();
  const [view, setView] = useState(first);
  const draft = useAuthDraft();
  const call = useMemo(() => createCaller({ prefix: '/api/proxy', headers: { 'accept-language': locale } }), [locale]);
  const areCookiesOff = useSyncExternalStore(
    never,
    () => !navigator.cookieEnabled,
    () => false,
  );
  const props: AuthViewProps = {
    ...rest,
    locale,
    addresses: inPlace === undefined ? addresses : { ...addresses, next: hereNow() },
    call,
    draft,
    show: (next) => {
      setView(next);
      if (inPlace === undefined) stateView(next);
    },
    onSignedIn: (me) => {
      const leave = () => window.location.assign(view === 'new_password' ? addresses.home : addresses.next);
      const goOn = inPlace?.onSignedIn ?? leave;
      void settleIn(me).then(goOn);
    },
  };
  const tab = (form: ReactNode) => (
    <div className={styles.form}>
      <SocialButtons {...props} />
      {form}
    </div>
  );
  return (
    <div className={styles.form}>
      <Heading view={view} inPlace={inPlace} />
      <div className={styles.unscripted}>
        <Note tone="warn">{t('accounts.noScript')}</Note>
      </div>
      {areCookiesOff && (
        <Note tone="err" role="alert">
          {t('accounts.cookiesOff')}
        </Note>
      )}
      {(view === 'login' || view === 'register') && (
        <>
          <Tabs
            label={t('accounts.tabs')}
            value={view}
            onValueChange={(id) => props.show(id === 'register' ? 'register' : 'login')}
            tabs={[
              { id: 'login', label: t('accounts.tab.login'), content: tab(<LoginForm {...props} />) },
              { id: 'register', label: t('accounts.tab.register'), content: tab(<RegisterForm {...props} />) },
            ]}
          />
        </>
      )}
      {view === 'verify' && <VerifyForm {...props} />}
      {(view === 'forgotten_password' || view === 'link') && <MailLinkForm key={view} {...props} purpose={view} />}
      {view === 'new_password' && <NewPasswordForm {...props} hash={hash} />}
    </div>
  );
};

/** Sign-in and registration: one form, whose views are those of the address. */
export const AuthForm = ({ messages, timeZone, ...props }: AuthFormProps) => (
  <IntlProvider locale={intlTag(props.locale)} messages={messages} timeZone={timeZone}>
    <Views {...props} />
  </IntlProvider>
);
