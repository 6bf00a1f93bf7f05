'use client';

import { Button } from '@radar/ui/button';
import { Note } from '@radar/ui/note';
import { useState } from 'react';
import { showToast } from '../shell/after-load/messages.ts';
import { useWords } from '../shell/use-words.ts';
import { type ApplyDraft, forgetGuestDraft, guestTexts } from './apply-draft.ts';
import styles from './guest-draft.module.css';

type GuestDraftProps = {
  jobId: number;
  /** Of the account, taken up already. */
  draft: ApplyDraft;
  /** The form is to show it. */
  onTaken: () => void;
};

/** Offers what was typed on this device before signing in: to go on with it, or to let it go. */
export const GuestDraft = ({ jobId, draft, onTaken }: GuestDraftProps) => {
  const { t } = useWords();
  const [offered, setOffered] = useState(() => guestTexts(jobId, draft.values));
  if (offered === null) return null;
  const end = (news: string): void => {
    forgetGuestDraft(jobId);
    setOffered(null);
    void showToast({ title: news });
  };
  return (
    <Note
      tone="tint"
      role="status"
      action={
        <div className={styles.ways}>
          <Button
            onClick={() => {
              draft.keep(offered);
              end(t('resuming.takenOver'));
              onTaken();
            }}
          >
            {t('resuming.takeOver')}
          </Button>
          <Button look="text" onClick={() => end(t('resuming.discarded'))}>
            {t('resuming.discard')}
          </Button>
        </div>
      }
    >
      {t('resuming.deviceDraft')}
    </Note>
  );
};
