'use client';

import { maxCoverLetterLength } from '@radar/domain/applications';
import { TextareaField } from '@radar/ui/textarea';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './step-frame.tsx';
import { useAction } from './use-action.ts';
import { useWords } from './use-words.ts';
import styles from './letter-step.module.css';

/** The cover letter, typed; may stay empty. */
export const LetterStep = ({ store, drafts, go }: StepProps) => {
  const { t } = useWords();
  const { isBusy, failure, run } = useAction();
  const { draft, change, savedAt } = drafts;
  const submit = (): Promise<void> =>
    run(async () => {
      const text = draft.coverLetter.trim();
      await store.save({ coverLetter: text === '' ? null : text });
      go('documents');
    });
  return (
    <StepFrame
      step="letter"
      title={t('apply.letter.title')}
      isOptional
      savedAt={savedAt}
      failure={failure}
      isBusy={isBusy}
      onBack={() => go('cv')}
      onSubmit={() => void submit()}
      submitLabel={t('apply.next')}
      busyLabel={t('apply.saving')}
    >
      <div>
        <TextareaField
          id="coverLetter"
          label={t('apply.letter.label')}
          hint={t('apply.letter.hint')}
          rows={8}
          maxLength={maxCoverLetterLength}
          value={draft.coverLetter}
          onChange={(event) => change({ coverLetter: event.currentTarget.value })}
        />
        <p className={styles.count}>
          {t('apply.letter.count', { n: draft.coverLetter.length, max: maxCoverLetterLength })}
        </p>
      </div>
    </StepFrame>
  );
};
