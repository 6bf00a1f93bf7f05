'use client';

import type { Caller } from '@radar/api-client/caller';
import { maxCoverLetterLength } from '@radar/domain/applications';
import { addCoverLetter, CoverLetter, NewCoverLetter, updateCoverLetter } from '@radar/domain/documents';
import type { Locale } from '@radar/i18n/locales';
import { Button } from '@radar/ui/button';
import { Fields } from '@radar/ui/field';
import { useFormValue } from '@radar/ui/form';
import { TextField } from '@radar/ui/input';
import { Note } from '@radar/ui/note';
import { TextareaField } from '@radar/ui/textarea';
import { useCallback, useState } from 'react';
import { currentOf } from '../shell/current-of.ts';
import { withSession } from '../shell/with-session.ts';
import { SiteForm, useSiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { useLetterDraft } from './letter-draft.ts';
import styles from './library.module.css';
import { keepFocus, useFirstFocus } from './focus.ts';

type LetterFormProps = {
  locale: Locale;
  call: Caller;
  userId: number;
  /** Null: a new one. */
  letter: CoverLetter | null;
  onSaved: (letter: CoverLetter) => void;
  /** Told the letter as it is by now, where somebody has changed it elsewhere. */
  onStale?: (letter: CoverLetter) => void;
  onClose: () => void;
};

/** A cover letter, written or changed; what is typed survives a reload. */
export const LetterForm = ({ locale, call, userId, letter, onSaved, onStale, onClose }: LetterFormProps) => {
  const { t } = useWords();
  const letterId = letter?.id ?? null;
  const id = `letter-${letterId ?? 'new'}`;
  const { values: typed, keep, keepSoon, clear } = useLetterDraft({ userId, letterId });
  const version = typed.version ?? letter?.version ?? null;
  const [isStale, setIsStale] = useState(false);
  const save = async (body: NewCoverLetter): Promise<CoverLetter> => {
    if (letter === null || version === null) return call(addCoverLetter, { body });
    return call(updateCoverLetter, { params: { id: String(letter.id) }, body }, { ifMatch: version });
  };
  const form = useSiteForm({
    id,
    schema: NewCoverLetter,
    labels: { name: t('library.letterName'), text: t('library.letterText') },
    start: { name: typed.name ?? letter?.name ?? '', text: typed.text ?? letter?.text ?? '' },
    keepSoon: useCallback((values: NewCoverLetter) => keepSoon({ ...values, version }), [keepSoon, version]),
    send: async (body) => {
      try {
        const saved = await withSession(locale, () => save(body));
        clear();
        onSaved(saved);
      } catch (failure) {
        const current = currentOf(CoverLetter, failure);
        if (current !== null) {
          // What is typed stays, and may take the place of what stands there now.
          keep({ ...body, version: current.version });
          onStale?.(current);
          setIsStale(true);
        }
        throw failure;
      }
    },
  });
  const { length } = useFormValue(form, 'text');
  useFirstFocus(`${id}-name`);
  return (
    <div className={styles.editor}>
      <SiteForm
        form={form}
        buttons={
          <div className={styles.buttons}>
            <Button
              onMouseDown={keepFocus}
              onClick={() => {
                clear();
                onClose();
              }}
            >
              {t('library.cancel')}
            </Button>
            <Button type="submit" look="main" busy={form.isBusy}>
              {t('library.save')}
            </Button>
          </div>
        }
      >
        <Fields>
          <TextField {...form.field('name')} hint={t('library.letterNameHint')} autoComplete="off" />
          <div>
            <TextareaField {...form.field('text')} rows={10} />
            <p className={styles.count}>{t('library.count', { n: length, max: maxCoverLetterLength })}</p>
          </div>
          {isStale && letter !== null && (
            <Note
              tone="tint"
              action={
                <Button
                  onClick={() => {
                    form.set('name', letter.name);
                    form.set('text', letter.text);
                    setIsStale(false);
                    document.getElementById(`${id}-text`)?.focus();
                  }}
                >
                  {t('library.letterTake')}
                </Button>
              }
            >
              <p>{t('library.letterStale')}</p>
              <p>
                <b>{letter.name}</b>
              </p>
              <p className={styles.theirs}>{letter.text}</p>
            </Note>
          )}
        </Fields>
      </SiteForm>
    </div>
  );
};
