'use client';

import { plainDate } from '@radar/i18n/plain-format';
import type { Locale } from '@radar/i18n/locales';
import { Button, ButtonLink } from '@radar/ui/button';
import { Note } from '@radar/ui/note';
import { Panel } from '@radar/ui/panel';
import { Success } from '@radar/ui/success';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { confirmModal } from '../shell/after-load/messages.ts';
import { useWords } from '../shell/use-words.ts';
import type { Addresses } from './step-props.ts';

type AlreadySentProps = {
  locale: Locale;
  sent: { sentAt: string; maySendAgain: boolean };
  addresses: Addresses;
  /** Begins the updated application. */
  again: () => Promise<void>;
};

/** This person has applied for the job: when, where to follow it, and how to bring it up to date. */
export const AlreadySent = ({ locale, sent, addresses, again }: AlreadySentProps) => {
  const { t, reasonOf } = useWords();
  const { timeZone = 'UTC' } = useIntl();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const press = async (): Promise<void> => {
    if (isBusy) return;
    const isMeant = await confirmModal({
      title: t('applying.againTitle'),
      text: t('applying.againText'),
      confirmLabel: t('applying.again'),
      cancelLabel: t('applying.againCancel'),
    });
    if (!isMeant) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await again();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <Panel>
      <Success
        title={t('applying.alreadyTitle', { date: plainDate(locale, new Date(sent.sentAt), timeZone) })}
        message={t('applying.alreadyText')}
      >
        <ButtonLink look="main" size="l" href={addresses.applications}>
          {t('applying.toApplications')}
        </ButtonLink>
        {sent.maySendAgain && (
          <Button size="l" busy={isBusy} onClick={() => void press()}>
            {t('applying.again')}
          </Button>
        )}
      </Success>
      {failure !== null && (
        <Note tone="err" role="alert">
          {reasonOf(failure)}
        </Note>
      )}
    </Panel>
  );
};
