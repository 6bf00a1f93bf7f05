'use client';

import type { MessageId } from '@radar/i18n/intl';
import { Button } from '@radar/ui/button';
import { Form, type FormState, type FormValues } from '@radar/ui/form';
import { Note } from '@radar/ui/note';
import type { ReactNode } from 'react';
import { useAccountWords } from './use-account-words.ts';

type AccountFormProps<Values extends FormValues> = {
  /** From `useSiteForm`. */
  form: FormState<Values>;
  submitLabel: string;
  /**
   * Address of this site that takes it without scripts.
   * @default none
   */
  action?: string;
  /** What to say of a failure that is nobody's fault here. */
  otherwise: MessageId;
  /** @default 'main' */
  look?: 'main' | 'line';
  children: ReactNode;
  /** Under the button. */
  after?: ReactNode;
};

/** One view of the sign-in: what failed above its fields, one wide button under them. */
export const AccountForm = <Values extends FormValues>({
  form,
  submitLabel,
  action,
  otherwise,
  look = 'main',
  children,
  after,
}: AccountFormProps<Values>) => {
  const { t, reasonOf } = useAccountWords();
  return (
    <Form form={form} summaryHeading={t('form.checkAll')} action={action}>
      {form.failure !== null && (
        <Note tone="err" role="alert">
          {reasonOf(form.failure, otherwise)}
        </Note>
      )}
      {children}
      <Button type="submit" look={look} size="l" wide busy={form.isBusy}>
        {submitLabel}
      </Button>
      {after}
    </Form>
  );
};
