'use client';

import type { Application } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import { saveSearch } from '@radar/domain/saved';
import type { Locale } from '@radar/i18n/locales';
import { Button, ButtonLink } from '@radar/ui/button';
import { BellRingingIcon, UserIcon } from '@radar/ui/icons';
import { Note } from '@radar/ui/note';
import { useState } from 'react';
import { showToast } from '../shell/after-load/messages.ts';
import { browserCaller } from '../shell/browser-caller.ts';
import { askToSignIn } from '../shell/sign-in/ask-to-sign-in.ts';
import { useAuthDraft } from '../shell/sign-in/auth-draft.ts';
import { useWords } from '../shell/use-words.ts';
import type { Addresses, Applicant } from './step-props.ts';

export type AfterSendingProps = {
  locale: Locale;
  application: Application;
  applicant: Applicant | null;
  /** What the job is about, in our table. */
  position: { id: number; name: string } | null;
  addresses: Addresses;
};

/** What a sent application leads to: an account that it is followed in, and mails about jobs like this one. */
export const AfterSending = ({ locale, application, applicant, position, addresses }: AfterSendingProps) => {
  const { t, reasonOf } = useWords();
  const [isSignedIn, setIsSignedIn] = useState(applicant !== null);
  const [isNotified, setIsNotified] = useState(false);
  const account = useAuthDraft();

  /** Whether somebody is signed in now; a visitor is asked, with what the form knows of them filled in. */
  const signIn = async (reason: 'afterApplying' | 'saveSearch'): Promise<boolean> => {
    if (isSignedIn) return true;
    const { firstName, lastName, email } = application;
    account.keep({ firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' });
    const isIn = await askToSignIn(reason);
    setIsSignedIn(isIn);
    return isIn;
  };
  const notify = async (): Promise<void> => {
    if (position === null || !(await signIn('saveSearch'))) return;
    const query = { positions: [String(position.id)] };
    try {
      await browserCaller(locale)(saveSearch, { body: { query, name: position.name, hasEmailNotification: true } });
      setIsNotified(true);
      await showToast({ title: t('applying.notified'), subtitle: position.name });
    } catch (error) {
      const isFull = error instanceof AppError && error.code === 'TOO_MANY_SAVED';
      const subtitle = isFull ? reasonOf(error) : t('applying.tryAgain');
      await showToast({ type: 'error', title: t('applying.notifyFailed'), subtitle });
    }
  };

  return (
    <>
      {applicant === null &&
        (isSignedIn ? (
          <Note
            tone="ok"
            role="status"
            action={<ButtonLink href={addresses.applications}>{t('applying.toApplications')}</ButtonLink>}
          >
            {t('applying.accountMade')}
          </Note>
        ) : (
          <Note
            tone="tint"
            icon={<UserIcon />}
            action={
              <Button look="main" onClick={() => void signIn('afterApplying')}>
                {t('applying.makeAccount')}
              </Button>
            }
          >
            {t('applying.makeAccountText')}
          </Note>
        ))}
      {position !== null && (
        <Note
          icon={<BellRingingIcon />}
          action={isNotified ? undefined : <Button onClick={() => void notify()}>{t('applying.notify')}</Button>}
        >
          {t(isNotified ? 'applying.notified' : 'applying.notifyText', { position: position.name })}
        </Note>
      )}
    </>
  );
};
