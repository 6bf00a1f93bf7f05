'use client';

import { addCoverLetter, type CoverLetter, libraryLimits, NewCoverLetter } from '@radar/domain/documents';
import { AppError } from '@radar/domain/http';
import { Button } from '@radar/ui/button';
import { Field } from '@radar/ui/field';
import { CheckIcon, FileTextIcon } from '@radar/ui/icons';
import { TextField } from '@radar/ui/input';
import { Note } from '@radar/ui/note';
import { useId, useState } from 'react';
import { browserCaller } from '../shell/browser-caller.ts';
import { showToast } from '../shell/after-load/messages.ts';
import { useWords } from '../shell/use-words.ts';
import styles from './stored.module.css';

type StoredLettersProps = {
  locale: string;
  letters: readonly CoverLetter[];
  /** What stands in the form now. */
  text: string;
  /** Address of the screen where letters are deleted. */
  library: string;
  /** Told the text, and the letter that it is of; null for a typed one. */
  onChoose: (letter: { id: number | null; text: string }) => void;
};

/** Letters of the account: put one into the form, or save the one that stands there for later. */
export const StoredLetters = ({ locale, letters: atFirst, text, library, onChoose }: StoredLettersProps) => {
  const { t, reasonOf } = useWords();
  const id = useId();
  const [letters, setLetters] = useState(atFirst);
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isFull = letters.length >= libraryLimits.coverLetters;
  const isKnown = letters.some((letter) => letter.text === text.trim());

  const choose = (letter: CoverLetter): void => {
    onChoose(letter);
    // What was typed is nowhere else.
    if (text.trim() === '' || isKnown) return;
    void showToast({
      id: `${id}replaced`,
      title: t('applying.letterReplaced', { name: letter.name }),
      durationMs: 10_000,
      action: { label: t('applying.letterBack'), onAct: () => onChoose({ id: null, text }) },
    });
  };
  const save = async (): Promise<void> => {
    const letter = NewCoverLetter.safeParse({ name, text });
    if (isBusy || !letter.success) return setFailure(letter.error ?? null);
    setIsBusy(true);
    setFailure(null);
    try {
      const saved = await browserCaller(locale)(addCoverLetter, { body: letter.data });
      setLetters([saved, ...letters]);
      setName('');
      await showToast({ title: t('applying.letterSaved'), subtitle: saved.name });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      {letters.length > 0 && (
        <Field id={`${id}letters`} kind="group" label={t('applying.storedLetters')}>
          <ul className={styles.list} role="list">
            {letters.map((letter) => {
              const isChosen = letter.text === text.trim();
              return (
                <li key={letter.id}>
                  <Button
                    look="soft"
                    className={styles.choice}
                    icon={isChosen ? <CheckIcon size="s" /> : <FileTextIcon size="s" />}
                    aria-pressed={isChosen}
                    onClick={() => choose(letter)}
                  >
                    <span className={styles.name}>{letter.name}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
        </Field>
      )}
      {text.trim() !== '' &&
        !isKnown &&
        (isFull ? (
          <Note action={<a href={library}>{t('applying.toLibrary')}</a>}>
            {t('applying.lettersFull', { max: libraryLimits.coverLetters })}
          </Note>
        ) : (
          <div className={styles.keep}>
            <TextField
              id={`${id}name`}
              label={t('applying.letterName')}
              hint={t('applying.letterNameHint')}
              error={
                failure === null
                  ? undefined
                  : failure instanceof AppError
                    ? reasonOf(failure)
                    : t(name.trim() === '' ? 'form.required' : 'form.invalid')
              }
              value={name}
              maxLength={120}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              onKeyDown={(event) => {
                // Enter saves the letter, not the step.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void save();
              }}
            />
            <Button busy={isBusy} onClick={() => void save()}>
              {t('applying.saveLetter')}
            </Button>
          </div>
        ))}
    </>
  );
};
