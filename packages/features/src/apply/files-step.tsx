'use client';

import { ApplicationDocument, CvStep as CvSchema } from '@radar/domain/applications';
import { documentAccept, maxFilesAtOnce } from '@radar/domain/files';
import { FileUpload } from '@radar/ui/file-upload';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useSiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useUploads } from './use-uploads.ts';

const AnyFiles = z.extend(CvSchema, { cv: z.array(ApplicationDocument) });

type FilesStepProps = StepProps & { source: 'CV' | 'document' };

/** The step of the CV (one file, required) and that of other documents (up to five, none required). */
export const FilesStep = ({ store, draft, go, locale, source }: FilesStepProps) => {
  const { t } = useWords();
  const isCv = source === 'CV';
  const { documents, rows, isUploading, add, cancel, retry } = useUploads({ store, source, locale });
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
  const { id, label, error } = form.words('cv');
  const named = (key: 'apply.cancelUpload' | 'apply.retryUpload' | 'apply.removeFile') => (name: string) =>
    t(key, { name });

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
      <FileUpload
        id={id}
        label={label}
        error={isUploading ? undefined : error}
        files={rows}
        onAdd={(files) => void add(files)}
        onCancel={cancel}
        onRetry={retry}
        onRemove={(file) => {
          const document = documents.find((one) => String(one.id) === file);
          if (document === undefined) cancel(file);
          else form.run(() => store.removeDocument(document.id));
        }}
        chooseLabel={t(
          isCv ? (documents.length === 0 ? 'apply.cv.choose' : 'apply.cv.replace') : 'apply.documents.choose',
        )}
        note={`${isCv ? '' : t('apply.documents.hint')} ${t('apply.fileHint')}`}
        cancelLabel={named('apply.cancelUpload')}
        retryLabel={named('apply.retryUpload')}
        removeLabel={named('apply.removeFile')}
        accept={documentAccept}
        multiple={!isCv}
        full={!isCv && documents.length >= maxFilesAtOnce}
      />
    </StepFrame>
  );
};
