'use client';

import type { Caller } from '@radar/api-client/caller';
import { maxCoverLetterLength } from '@radar/domain/applications';
import { addCoverLetter, type CoverLetter, NewCoverLetter, updateCoverLetter } from '@radar/domain/documents';
import type { Locale } from '@radar/i18n/locales';
import { Button } from '@radar/ui/button';
import { Fields } from '@radar/ui/field';
import { useFormValue } from '@radar/ui/form';
import { TextField } from '@radar/ui/input';
import { TextareaField } from '@radar/ui/textarea';
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
  onClose: () => void;
};

/** A cover letter, written or changed; what is typed survives a reload. */
export const LetterForm = ({ locale, call, userId, letter, onSaved, onClose }: LetterFormProps) => {
  const { t } = useWords();
  const letterId = letter?.id ?? null;
  const id = `letter-${letterId ?? 'new'}`;
  const draft = useLetterDraft({ userId, letterId }, { name: letter?.name ?? '', text: letter?.text ?? '' });
  const form = useSiteForm({
    id,
    schema: NewCoverLetter,
    labels: { name: t('library.letterName'), text: t('library.letterText') },
    start: draft.values,
    keepSoon: draft.keepSoon,
    send: async (body) => {
      const saved = await withSession(locale, () =>
        letterId === null
          ? call(addCoverLetter, { body })
          : call(updateCoverLetter, { params: { id: String(letterId) }, body }),
      );
      draft.clear();
      onSaved(saved);
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
                draft.clear();
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
        </Fields>
      </SiteForm>
    </div>
  );
};
