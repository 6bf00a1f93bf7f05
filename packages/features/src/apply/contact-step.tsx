'use client';

import { ContactStep as ContactSchema } from '@radar/domain/applications';
import { useSiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { ContactFields, toDraft, useContactLabels } from './contact-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

type ContactStepProps = StepProps & {
  /** Loads the code of the next step: a form whose line broke must not go there without. */
  loadNext: () => Promise<unknown>;
};

/** Name and how to reach the person. */
export const ContactStep = ({ store, draft, countries, go, loadNext }: ContactStepProps) => {
  const { t } = useWords();
  const form = useSiteForm({
    id: 'contact',
    schema: ContactSchema,
    labels: useContactLabels(),
    start: draft.values,
    keepSoon: draft.keepSoon,
    send: async (contact) => {
      const [{ id, updatedAt }] = await Promise.all([store.save(toDraft(contact)), loadNext()]);
      draft.keep({ applicationId: id, agreedAt: updatedAt });
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
      <ContactFields form={form} countries={countries} />
    </StepFrame>
  );
};
