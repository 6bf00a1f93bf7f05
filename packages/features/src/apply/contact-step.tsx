'use client';

import { ContactStep as ContactSchema } from '@radar/domain/applications';
import { FieldPair, Fields } from '@radar/ui/field';
import { TextField } from '@radar/ui/input';
import { useSiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

type ContactStepProps = StepProps & {
  /** Loads the code of the next step: a form whose line broke must not go there without. */
  loadNext: () => Promise<unknown>;
};

/** Name and how to reach the person. */
export const ContactStep = ({ store, draft, go, loadNext }: ContactStepProps) => {
  const { t } = useWords();
  const form = useSiteForm({
    id: 'contact',
    schema: ContactSchema,
    labels: {
      firstName: t('apply.firstName'),
      lastName: t('apply.lastName'),
      email: t('apply.email'),
      phone: t('apply.phone'),
    },
    start: draft.values,
    keepSoon: draft.keepSoon,
    send: async ({ phone, ...contact }) => {
      const fields = { ...contact, phone: phone === '' ? null : phone };
      const [{ id }] = await Promise.all([store.save(fields), loadNext()]);
      draft.keep({ applicationId: id });
      go('cv');
    },
  });
  return (
    <StepFrame
      step="contact"
      form={form}
      title={t('apply.contact.title')}
      savedAt={draft.savedAt}
      submitLabel={t('apply.next')}
      busyLabel={t('apply.saving')}
    >
      <Fields>
        <FieldPair>
          <TextField {...form.field('firstName')} autoComplete="given-name" />
          <TextField {...form.field('lastName')} autoComplete="family-name" />
        </FieldPair>
        <TextField
          {...form.field('email')}
          type="email"
          inputMode="email"
          hint={t('apply.emailHint')}
          autoComplete="email"
        />
        <TextField
          {...form.field('phone')}
          type="tel"
          hint={t('apply.phoneHint')}
          optionalLabel={`(${t('apply.optional')})`}
          autoComplete="tel"
        />
      </Fields>
    </StepFrame>
  );
};
