'use client';

import { ContactStep as ContactSchema, CvStep, sendApplication } from '@radar/domain/applications';
import { Checkbox } from '@radar/ui/checkbox';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useSiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { ContactFields, toDraft, useContactLabels } from './contact-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import { sendOnce } from './send-once.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useUploads } from './use-uploads.ts';

const Quick = z.extend(ContactSchema, { ...CvStep.shape, ...sendApplication.body.shape });

/** Everything on one screen, filled from the account: a look, a tick, sent. A new address goes through its code. */
export const QuickStep = (props: StepProps) => {
  const { store, draft, countries, addresses, go, onSent } = props;
  const { t } = useWords();
  const uploads = useUploads({ ...props, source: 'CV' });
  const form = useSiteForm({
    id: 'quick',
    schema: Quick,
    labels: { ...useContactLabels(), cv: t('apply.step.cv'), acceptTos: t('apply.terms') },
    start: { ...draft.values, cv: uploads.documents, acceptTos: false },
    keepSoon: draft.keepSoon,
    send: async (values) => {
      const { id, updatedAt, isVerified } = await store.save(toDraft(values));
      draft.keep({ applicationId: id, agreedAt: updatedAt });
      if (isVerified) onSent(await sendOnce(store, draft));
      else go('code');
    },
  });
  const { set } = form;
  // Arrived and removed files change the application, not the form.
  useEffect(() => set('cv', uploads.documents), [set, uploads.documents]);
  return (
    <StepFrame
      step={null}
      form={form}
      title={t('applying.quickTitle')}
      savedAt={draft.savedAt}
      submitLabel={t('apply.send')}
      busyLabel={t('apply.sending')}
    >
      <ContactFields form={form} countries={countries} />
      <DocumentFields {...props} source="CV" uploads={uploads} form={form} />
      <Checkbox {...form.field('acceptTos')} label={<AcceptTerms addresses={addresses} />} />
    </StepFrame>
  );
};
