'use client';

import { LetterStep as LetterSchema, maxCoverLetterLength } from '@radar/domain/applications';
import { useFormValue } from '@radar/ui/form';
import { TextareaField } from '@radar/ui/textarea';
import { useSiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { StoredLetters } from './stored-letters.tsx';
import styles from './letter-step.module.css';

/** The cover letter, typed or one of the account's; may stay empty. */
export const LetterStep = ({ store, draft, applicant, locale, addresses, go }: StepProps) => {
  const { t } = useWords();
  const form = useSiteForm({
    id: 'letter',
    schema: LetterSchema,
    labels: { coverLetter: t('apply.letter.label') },
    start: draft.values,
    keepSoon: draft.keepSoon,
    send: async ({ coverLetter }) => {
      const { updatedAt } = await store.save({ coverLetter: coverLetter === '' ? null : coverLetter });
      draft.keep({ agreedAt: updatedAt });
      go('documents');
    },
  });
  /** The application says which letter it holds. A letter that is gone by now has left its text here. */
  const choose = (coverLetterId: number | null): void =>
    void store.save({ coverLetterId }).then(
      ({ updatedAt }) => draft.keep({ agreedAt: updatedAt }),
      () => {},
    );
  const text = useFormValue(form, 'coverLetter');
  return (
    <StepFrame
      step="letter"
      form={form}
      title={t('apply.letter.title')}
      isOptional
      savedAt={draft.savedAt}
      onBack={() => go('cv')}
      submitLabel={t('apply.next')}
      busyLabel={t('apply.saving')}
    >
      <div>
        <TextareaField {...form.field('coverLetter')} hint={t('apply.letter.hint')} rows={8} />
        <p className={styles.count}>{t('apply.letter.count', { n: text.length, max: maxCoverLetterLength })}</p>
      </div>
      {applicant !== null && (
        <StoredLetters
          locale={locale}
          letters={applicant.letters}
          text={text}
          library={addresses.documents}
          onChoose={({ id, text: chosen }) => {
            form.set('coverLetter', chosen);
            choose(id);
          }}
        />
      )}
    </StepFrame>
  );
};
