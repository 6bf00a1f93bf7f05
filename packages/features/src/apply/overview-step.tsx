'use client';

import { sendApplication } from '@radar/domain/applications';
import { Button } from '@radar/ui/button';
import { Checkbox } from '@radar/ui/checkbox';
import { SummaryList } from '@radar/ui/summary-list';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './step-frame.tsx';
import type { Step } from './steps.ts';
import styles from './overview-step.module.css';

const openIn = (href: string) =>
  // A new tab: leaving the form for the terms must not lose it.
  function Terms(words: ReactNode) {
    return (
      <a key={href} href={href} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    );
  };

/** What is about to be sent, part by part, with the terms and the one button that sends it. */
export const OverviewStep = ({ store, draft, go, addresses, onSent }: StepProps) => {
  const { t } = useWords();
  const form = useSiteForm({
    id: 'overview',
    schema: sendApplication.body,
    labels: { acceptTos: t('apply.terms') },
    start: { acceptTos: false },
    send: async () => {
      // The key is kept before the first try: a reload in the middle repeats the same sending, not another.
      const key = draft.values.idempotencyKey ?? crypto.randomUUID();
      draft.keep({ idempotencyKey: key });
      onSent(await store.send(key));
    },
  });
  const { application } = store;
  if (application === null) return null;

  const names = (source: 'CV' | 'document'): string =>
    application.documents
      .filter((document) => document.source === source)
      .map(({ name }) => name)
      .join('\n');
  const edit = (step: Step, section: string) => (
    <Button look="text" aria-label={t('apply.editOf', { section })} onClick={() => go(step)}>
      {t('apply.edit')}
    </Button>
  );
  const none = t('apply.none');
  const contact = [`${application.firstName} ${application.lastName}`, application.email, application.phone]
    .filter((part) => part !== null)
    .join('\n');
  const rows = [
    { step: 'contact', term: t('apply.step.contact'), value: contact },
    { step: 'cv', term: t('apply.step.cv'), value: names('CV') },
    { step: 'letter', term: t('apply.letter.title'), value: application.coverLetter ?? none },
    { step: 'documents', term: t('apply.documents.title'), value: names('document') || none },
  ] as const;

  return (
    <StepFrame
      step="overview"
      title={t('apply.overview.title')}
      form={form}
      savedAt={draft.savedAt}
      onBack={() => go('documents')}
      submitLabel={t('apply.send')}
      busyLabel={t('apply.sending')}
    >
      <SummaryList
        rows={rows.map(({ step, term, value }) => ({
          term,
          value: <span className={styles.value}>{value}</span>,
          action: edit(step, term),
        }))}
      />
      <Checkbox
        {...form.field('acceptTos')}
        label={
          <FormattedMessage
            id="apply.acceptTos"
            values={{ terms: openIn(addresses.terms), privacy: openIn(addresses.privacy) }}
          />
        }
      />
    </StepFrame>
  );
};
