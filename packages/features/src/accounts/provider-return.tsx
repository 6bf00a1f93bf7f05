'use client';

import { createCaller } from '@radar/api-client/caller';
import { AppError } from '@radar/domain/http';
import { type CompiledMessages, intlTag, type MessageId } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { ButtonLink } from '@radar/ui/button';
import { Note } from '@radar/ui/note';
import { useEffect, useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { loginAddress } from '../shell/login-address.ts';
import { takeVisit } from '../shell/sign-in/provider-visit.ts';
import { returnAddress } from '../shell/sign-in/return-address.ts';
import { settleIn } from '../shell/sign-in/settle-in.ts';
import styles from '../shell/sign-in/sign-in.module.css';
import { useAccountWords } from '../shell/sign-in/use-account-words.ts';
import { readAnswer, signInWith } from './provider-answer.ts';

type ProviderReturnProps = {
  locale: Locale;
  /** Of `accounts` and `errors`. */
  messages: CompiledMessages;
  home: string;
};

/** Why nobody is signed in, and where the way back leads. */
type Failure = { text: MessageId; next: string };

/** Signs in with the answer in the address. @returns where to go on, or why not */
const takeAnswer = async (locale: Locale, home: string): Promise<string | Failure> => {
  const answer = readAnswer(window.location);
  // A token does not stay in the address, nor in the history.
  window.history.replaceState(null, '', window.location.pathname);
  const visit = takeVisit();
  if (answer === null || visit === null || visit.state !== answer.state)
    return { text: 'accounts.wrongLink', next: home };
  const next = returnAddress(visit.next, home);
  if (answer.isCancelled) return { text: 'accounts.error.socialCancelled', next };
  if (answer.token === null) return { text: 'accounts.error.social', next };
  const call = createCaller({ prefix: '/api/proxy', headers: { 'accept-language': locale } });
  try {
    await settleIn(await signInWith(call, visit.provider, answer.token, answer.names));
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'USER_EXISTS';
    return { text: isTaken ? 'accounts.error.USER_EXISTS' : 'accounts.error.social', next };
  }
  return next;
};

const ReturnPanel = ({ locale, home }: Omit<ProviderReturnProps, 'messages'>) => {
  const { t } = useAccountWords();
  const isTaken = useRef(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    // An answer is good once.
    if (isTaken.current) return;
    isTaken.current = true;
    const take = async (): Promise<void> => {
      const result = await takeAnswer(locale, home);
      if (typeof result === 'string') window.location.replace(result);
      else setFailure(result);
    };
    void take();
  }, [locale, home]);
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{t('accounts.metaTitle')}</h1>
      {failure === null ? (
        <p role="status">{t('accounts.signingIn')}</p>
      ) : (
        <>
          <Note tone="err" role="alert">
            {t(failure.text)}
          </Note>
          <ButtonLink look="main" size="l" wide href={loginAddress(locale, failure.next)}>
            {t('accounts.backToLogin')}
          </ButtonLink>
        </>
      )}
    </div>
  );
};

/** Where a provider leads back to: signs in with its answer and goes on to where the person came from. */
export const ProviderReturn = ({ messages, ...props }: ProviderReturnProps) => (
  <IntlProvider locale={intlTag(props.locale)} messages={messages}>
    <ReturnPanel {...props} />
  </IntlProvider>
);
