'use client';

import { createCaller } from '@radar/api-client/caller';
import { getMe, loginWithCode, logout, verifyEmail } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import { type CompiledMessages, intlTag } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { Button, ButtonLink } from '@radar/ui/button';
import { Note } from '@radar/ui/note';
import { useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { isSignedIn } from '../shell/device/is-signed-in.ts';
import { forgetPersonalDrafts } from '../shell/device/personal-drafts.ts';
import { settleIn } from '../shell/sign-in/settle-in.ts';
import styles from '../shell/sign-in/sign-in.module.css';
import { useSecretOfLink } from '../shell/sign-in/use-secret-of-link.ts';
import { keepSwitchBack } from '../shell/switch-back.ts';
import { useAccountWords } from '../shell/sign-in/use-account-words.ts';

export type LinkActionProps = {
  locale: Locale;
  /** Of `accounts` and `errors`. */
  messages: CompiledMessages;
  /** What one press does: a mailed link must not act when a mail program looks ahead at it. */
  action: 'signIn' | 'confirmEmail' | 'signOut';
  /** Secret of the mailed link. */
  token: string;
  addresses: { home: string; login: string; newLink: string };
};

const texts = {
  signIn: { title: 'accounts.title.link', button: 'accounts.continueLink' },
  confirmEmail: { title: 'accounts.confirmEmail', button: 'accounts.confirmEmail' },
  signOut: { title: 'accounts.logoutTitle', button: 'accounts.logout' },
} as const;

const ActionPanel = ({ locale, action, token, addresses }: Omit<LinkActionProps, 'messages'>) => {
  const { t, reasonOf } = useAccountWords();
  const call = useMemo(() => createCaller({ prefix: '/api/proxy', headers: { 'accept-language': locale } }), [locale]);
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [failure, setFailure] = useState<unknown>(null);
  const secret = useSecretOfLink(token);

  const act = async (): Promise<void> => {
    if (action === 'signOut') {
      await call(logout, {});
      forgetPersonalDrafts();
    } else if (action === 'confirmEmail') {
      await call(verifyEmail, { body: { token: secret ?? '' } });
    } else {
      const before = isSignedIn() ? await call(getMe, {}).catch(() => null) : null;
      const { me, switchToken } = await call(loginWithCode, { body: { code: secret ?? '' } });
      if (before !== null && switchToken !== null)
        keepSwitchBack(switchToken, `${before.firstName} ${before.lastName}`);
      await settleIn(me);
      window.location.assign(addresses.home);
    }
  };
  const press = (): void => {
    if (state === 'busy') return;
    setState('busy');
    setFailure(null);
    act().then(
      () => setState('done'),
      (error: unknown) => {
        setFailure(error);
        setState('ready');
      },
    );
  };

  const isWrong = failure instanceof AppError && (failure.code === 'NOT_FOUND' || failure.code === 'UNAUTHENTICATED');
  const isTaken = failure instanceof AppError && failure.code === 'USER_EXISTS';
  const { title, button } = texts[action];
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{t(title)}</h1>
      <div role="status" className={styles.form}>
        {state === 'done' && action === 'confirmEmail' && (
          <>
            <Note tone="ok">{t('accounts.emailConfirmed')}</Note>
            <ButtonLink look="main" size="l" wide href={addresses.login}>
              {t('accounts.login')}
            </ButtonLink>
          </>
        )}
        {state === 'done' && action === 'signOut' && (
          <>
            <Note tone="ok">{t('accounts.loggedOut')}</Note>
            <ButtonLink look="main" size="l" wide href={addresses.home}>
              {t('accounts.home')}
            </ButtonLink>
          </>
        )}
        {action === 'signIn' && state !== 'ready' && <p>{t('accounts.signingIn')}</p>}
      </div>
      {failure !== null && (
        <Note tone="err" role="alert">
          {isWrong
            ? t('accounts.wrongLink')
            : isTaken
              ? t('accounts.emailTaken')
              : reasonOf(failure, 'errors.INTERNAL')}
        </Note>
      )}
      {state !== 'done' && !isWrong && !isTaken && (
        <>
          {action === 'confirmEmail' && <p>{t('accounts.confirmEmailText')}</p>}
          {action === 'signOut' && <p>{t('accounts.logoutText')}</p>}
          <Button look="main" size="l" wide busy={state === 'busy'} onClick={press}>
            {t(button)}
          </Button>
        </>
      )}
      {isWrong && (
        <ButtonLink look="main" size="l" wide href={addresses.newLink}>
          {t('accounts.newLink')}
        </ButtonLink>
      )}
    </div>
  );
};

/** One press that a mailed link, or the way out, leads to. */
export const LinkAction = ({ messages, ...props }: LinkActionProps) => (
  <IntlProvider locale={intlTag(props.locale)} messages={messages}>
    <ActionPanel {...props} />
  </IntlProvider>
);
