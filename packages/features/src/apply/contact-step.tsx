'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { ContactStep as ContactSchema } from '@radar/domain/applications';
import { ErrorSummary } from '@radar/ui/error-summary';
import { FieldPair, Fields } from '@radar/ui/field';
import { TextField } from '@radar/ui/input';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './step-frame.tsx';
import { useAction } from './use-action.ts';
import { useWords } from './use-words.ts';

const summaryId = 'errors';
const fields = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Name and how to reach the person. Errors show once a field was touched, and again when the step is sent. */
export const ContactStep = ({ store, drafts, go }: StepProps) => {
  const { t, fieldText } = useWords();
  const { isBusy, failure, run } = useAction();
  const { draft, change, savedAt } = drafts;
  const { register, handleSubmit, subscribe, setError, formState } = useForm({
    resolver: zodResolver(ContactSchema),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: { firstName: draft.firstName, lastName: draft.lastName, email: draft.email, phone: draft.phone },
  });
  const { errors, submitCount } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => change(values) }),
    [subscribe, change],
  );

  const listed = fields.flatMap((name) => {
    const code = errors[name]?.message;
    return code === undefined ? [] : [{ fieldId: name, text: `${t(`apply.${name}`)}: ${fieldText(code)}` }];
  });
  const isSummaryShown = submitCount > 0 && listed.length > 0;

  const errorOf = (name: (typeof fields)[number]): string | undefined => {
    const code = errors[name]?.message;
    return code === undefined ? undefined : fieldText(code);
  };

  const submit = handleSubmit(
    ({ firstName, lastName, email, phone }) =>
      run(async () => {
        const saved = await store.save({ firstName, lastName, email, phone: phone === '' ? null : phone });
        change({ applicationId: saved.id });
        go('cv');
      }),
    // The summary is in the page only after this very answer was drawn.
    () => requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${summaryId}`)?.focus()),
  );

  useEffect(() => {
    for (const { path, code } of failure?.details.fields ?? []) {
      const name = fields.find((one) => one === path);
      if (name !== undefined) setError(name, { message: code });
    }
  }, [failure, setError]);

  return (
    <StepFrame
      step="contact"
      title={t('apply.contact.title')}
      savedAt={savedAt}
      failure={failure?.code === 'VALIDATION_FAILED' ? null : failure}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      submitLabel={t('apply.next')}
      busyLabel={t('apply.saving')}
    >
      {isSummaryShown && <ErrorSummary id={summaryId} heading={t('apply.summaryTitle')} errors={listed} />}
      <Fields>
        <FieldPair>
          <TextField
            {...register('firstName')}
            id="firstName"
            label={t('apply.firstName')}
            autoComplete="given-name"
            maxLength={255}
            error={errorOf('firstName')}
          />
          <TextField
            {...register('lastName')}
            id="lastName"
            label={t('apply.lastName')}
            autoComplete="family-name"
            maxLength={255}
            error={errorOf('lastName')}
          />
        </FieldPair>
        <TextField
          {...register('email')}
          id="email"
          type="email"
          inputMode="email"
          label={t('apply.email')}
          hint={t('apply.emailHint')}
          autoComplete="email"
          maxLength={254}
          error={errorOf('email')}
        />
        <TextField
          {...register('phone')}
          id="phone"
          type="tel"
          label={t('apply.phone')}
          hint={t('apply.phoneHint')}
          optionalLabel={`(${t('apply.optional')})`}
          autoComplete="tel"
          maxLength={40}
          error={errorOf('phone')}
        />
      </Fields>
    </StepFrame>
  );
};
