'use client';

import { ApplicationDocument, CvStep as CvSchema } from '@radar/domain/applications';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useSiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { DocumentFields } from './document-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useUploads } from './use-uploads.ts';

const AnyFiles = z.extend(CvSchema, { cv: z.array(ApplicationDocument) });

type FilesStepProps = StepProps & { source: 'CV' | 'document' };

/** The step of the CV (one file, required) and that of other documents (up to five, none required). */
export const FilesStep = (props: FilesStepProps) => {
  const { draft, go, source } = props;
  const { t } = useWords();
  const isCv = source === 'CV';
  const uploads = useUploads(props);
  const { documents, isUploading } = uploads;
  const form = useSiteForm({
    id: isCv ? 'cv' : 'documents',
    schema: isCv ? CvSchema : AnyFiles,
    labels: { cv: t(isCv ? 'apply.step.cv' : 'apply.step.documents') },
    start: { cv: documents },
    send: async () => {
      if (!isUploading) go(isCv ? 'letter' : 'overview');
    },
  });
  const { set } = form;
  // Arrived and removed files change the application, not the form.
  useEffect(() => set('cv', documents), [set, documents]);

  return (
    <StepFrame
      step={isCv ? 'cv' : 'documents'}
      form={form}
      title={t(isCv ? 'apply.cv.title' : 'apply.documents.title')}
      isOptional={!isCv}
      savedAt={draft.savedAt}
      onBack={() => go(isCv ? 'contact' : 'letter')}
      submitLabel={t('apply.next')}
      busyLabel={t('apply.saving')}
    >
      <DocumentFields {...props} uploads={uploads} form={form} />
    </StepFrame>
  );
};
