'use client';

import { type CoverLetter, deleteCoverLetter, libraryLimits, restoreCoverLetter } from '@radar/domain/documents';
import type { Locale } from '@radar/i18n/locales';
import { Button } from '@radar/ui/button';
import { PlusIcon } from '@radar/ui/icons';
import { Meter } from '@radar/ui/meter';
import { Note } from '@radar/ui/note';
import { Panel } from '@radar/ui/panel';
import { useMemo, useRef, useState } from 'react';
import { showToast } from '../shell/after-load/messages.ts';
import { browserCaller } from '../shell/browser-caller.ts';
import { useIsReady } from '../shell/use-is-ready.ts';
import { useWords } from '../shell/use-words.ts';
import { useHasLetterDraft } from './letter-draft.ts';
import { LetterForm } from './letter-form.tsx';
import { LetterRow } from './letter-row.tsx';
import styles from './library.module.css';
import { useKept } from './use-kept.ts';

type LettersProps = { locale: Locale; userId: number; letters: readonly CoverLetter[] };

/** Saved cover letters, last changed first: five at most. */
export const Letters = ({ locale, userId, letters }: LettersProps) => {
  const { t } = useWords();
  const isReady = useIsReady();
  const kept = useKept(locale, letters);
  const [asked, setAsked] = useState<boolean | null>(null);
  const hasDraft = useHasLetterDraft({ userId, letterId: null });
  const isWriting = asked ?? hasDraft;
  const list = useRef<HTMLDivElement>(null);
  const call = useMemo(() => browserCaller(locale), [locale]);
  const max = libraryLimits.coverLetters;
  const isFull = kept.items.length >= max;

  const remove = ({ id, name }: CoverLetter): void => {
    // The button that had the focus goes.
    list.current?.focus();
    const params = { id: String(id) };
    void kept.remove(id, {
      remove: () => call(deleteCoverLetter, { params }),
      restore: () => call(restoreCoverLetter, { params, body: {} }),
      words: {
        deleted: t('library.letterDeleted', { name }),
        deleteFailed: t('library.letterDeleteFailed', { name }),
        restored: t('library.letterRestored', { name }),
        restoreFailed: t('library.letterRestoreFailed', { name }),
      },
    });
  };
  const stopWriting = (): void => {
    setAsked(false);
    list.current?.focus();
  };
  const count = t('library.lettersCount', { n: kept.items.length, max });

  return (
    <Panel
      heading={t('library.letters')}
      action={
        <div className={styles.meter}>
          <span className={styles.quiet}>{count}</span>
          <Meter look="segments" label={count} value={kept.items.length} max={max} />
        </div>
      }
    >
      <div className={styles.shelf}>
        <div ref={list} tabIndex={-1} className={styles.list}>
          {kept.items.length === 0 ? (
            <p className={styles.quiet}>{t('library.noLetters')}</p>
          ) : (
            <ul className={styles.rows} role="list" aria-label={t('library.letters')}>
              {kept.items.map((letter) => (
                <LetterRow
                  locale={locale}
                  key={letter.id}
                  call={call}
                  userId={userId}
                  letter={letter}
                  onChanged={(changed) => {
                    kept.change(changed);
                    void showToast({ title: t('library.letterSaved', { name: changed.name }) });
                  }}
                  onStale={kept.change}
                  onDelete={() => remove(letter)}
                />
              ))}
            </ul>
          )}
        </div>
        {isWriting && (
          <LetterForm
            locale={locale}
            call={call}
            userId={userId}
            letter={null}
            onClose={stopWriting}
            onSaved={(letter) => {
              kept.add(letter);
              stopWriting();
              void showToast({ title: t('library.letterSaved', { name: letter.name }) });
            }}
          />
        )}
        {!isWriting && isFull && <Note tone="tint">{t('library.lettersFull', { max })}</Note>}
        {!isWriting && !isFull && (
          <div>
            <Button icon={<PlusIcon />} disabled={!isReady} onClick={() => setAsked(true)}>
              {t('library.newLetter')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
};
