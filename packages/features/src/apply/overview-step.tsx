'use client';

import { sendApplication } from '@radar/domain/applications';
import { Button, ButtonLink } from '@radar/ui/button';
import { Checkbox } from '@radar/ui/checkbox';
import { Note } from '@radar/ui/note';
import { SummaryList } from '@radar/ui/summary-list';
import { useEffect, useState } from 'react';
import { useSiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { sendOnce } from './send-once.ts';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './step-frame.tsx';
import type { Step } from './steps.ts';
import styles from './overview-step.module.css';

/** What is about to be sent, part by part, with the terms and the one button that sends it. */
export const OverviewStep = ({ store, draft, countries, applicant, go, addresses, onSent }: StepProps) => {
  const { t } = useWords();
  const [isClosed, setIsClosed] = useState(false);
  const form = useSiteForm({
    id: 'overview',
    schema: sendApplication.body,
    labels: { acceptTos: t('apply.terms') },
    start: { acceptTos: false },
    send: async () => onSent(await sendOnce(store, draft)),
  });
  const { application, mayBeSent } = store;
  useEffect(() => {
    // The job may have closed while the form was filled in. Where that cannot be asked now, sending will tell.
    mayBeSent().then(
      (may) => setIsClosed(!may),
      () => {},
    );
    // Once, on arrival.
  }, []); // oxlint-disable-line react/exhaustive-deps -- the store's functions are new on each render
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
  const { nationality } = application;
  const contact = [
    `${application.firstName} ${application.lastName}`,
    application.email,
    application.phone,
    countries.find(({ value }) => value === nationality)?.label ?? nationality,
  ]
    .filter((part) => part !== null)
    .join('\n');
  // One screen holds all that whoever applies quickly fills in.
  const isQuick = applicant !== null && application.applicationType === 'quick';
  const rows: readonly { step: Step; term: string; value: string }[] = [
    { step: 'contact', term: t('apply.step.contact'), value: contact },
    { step: isQuick ? 'contact' : 'cv', term: t('apply.step.cv'), value: names('CV') },
    ...(isQuick
      ? []
      : ([
          { step: 'letter', term: t('apply.letter.title'), value: application.coverLetter ?? none },
          { step: 'documents', term: t('apply.documents.title'), value: names('document') || none },
        ] as const)),
  ];

  return (
    <StepFrame
      step="overview"
      title={t('apply.overview.title')}
      form={form}
      savedAt={draft.savedAt}
      onBack={() => go(isQuick ? 'contact' : 'documents')}
      submitLabel={t('apply.send')}
      busyLabel={t('apply.sending')}
    >
      {isClosed && (
        <Note
          tone="warn"
          role="alert"
          action={<ButtonLink href={addresses.similar}>{t('apply.success.similar')}</ButtonLink>}
        >
          {t('applying.closedMeanwhile')}
        </Note>
      )}
      <SummaryList
        rows={rows.map(({ step, term, value }) => ({
          term,
          value: <span className={styles.value}>{value}</span>,
          action: edit(step, term),
        }))}
      />
      <Checkbox {...form.field('acceptTos')} label={<AcceptTerms addresses={addresses} />} />
    </StepFrame>
  );
};
