'use client';

import type { Caller } from '@radar/api-client/caller';
import type { CoverLetter } from '@radar/domain/documents';
import type { Locale } from '@radar/i18n/locales';
import { IconButton } from '@radar/ui/icon-button';
import { PencilSimpleIcon, TrashIcon } from '@radar/ui/icons';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsReady } from '../shell/use-is-ready.ts';
import { useWords } from '../shell/use-words.ts';
import { useHasLetterDraft } from './letter-draft.ts';
import { LetterForm } from './letter-form.tsx';
import styles from './library.module.css';

type LetterRowProps = {
  locale: Locale;
  call: Caller;
  userId: number;
  letter: CoverLetter;
  onChanged: (letter: CoverLetter) => void;
  onStale: (letter: CoverLetter) => void;
  onDelete: () => void;
};

/** A kept cover letter: its name, how it begins, and the ways to change and to delete it. */
export const LetterRow = ({ locale, call, userId, letter, onChanged, onStale, onDelete }: LetterRowProps) => {
  const { t, day } = useWords();
  const { id, name, text, updatedAt } = letter;
  const isReady = useIsReady();
  const [asked, setAsked] = useState<boolean | null>(null);
  const hasDraft = useHasLetterDraft({ userId, letterId: id });
  const editId = `edit-letter-${id}`;

  /** Back to the button that opened the form. */
  const close = (): void => {
    flushSync(() => setAsked(false));
    document.getElementById(editId)?.focus();
  };

  if (asked ?? hasDraft) {
    return (
      <li>
        <LetterForm
          locale={locale}
          call={call}
          userId={userId}
          letter={letter}
          onClose={close}
          onStale={onStale}
          onSaved={(saved) => {
            onChanged(saved);
            close();
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.letter}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.beginning}>{text}</p>
        <p className={styles.quiet}>{t('library.changed', { date: day(updatedAt) })}</p>
      </div>
      <div className={styles.actions}>
        <IconButton
          id={editId}
          label={t('library.edit', { name })}
          icon={<PencilSimpleIcon />}
          disabled={!isReady}
          onClick={() => setAsked(true)}
        />
        <IconButton label={t('library.delete', { name })} icon={<TrashIcon />} disabled={!isReady} onClick={onDelete} />
      </div>
    </li>
  );
};
