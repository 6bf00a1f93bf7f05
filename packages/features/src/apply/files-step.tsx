'use client';

import { documentAccept } from '@radar/domain/files';
import { DropZone } from '@radar/ui/drop-zone';
import { FieldError } from '@radar/ui/field';
import { Note } from '@radar/ui/note';
import { useState } from 'react';
import type { StepProps } from './step-props.ts';
import { FileList } from './file-list.tsx';
import { StepFrame } from './step-frame.tsx';
import { useAction } from './use-action.ts';
import { useUploads } from './use-uploads.ts';
import { useWords } from './use-words.ts';

type FilesStepProps = StepProps & { source: 'CV' | 'document' };

/** The step of the CV (one file, required) and that of other documents (up to five). */
export const FilesStep = ({ store, drafts, go, locale, source }: FilesStepProps) => {
  const { t, fieldText } = useWords();
  const { isBusy, failure, run } = useAction();
  const { uploads, choose } = useUploads({ store, source, locale });
  const [isMissing, setIsMissing] = useState(false);
  const documents = store.application?.documents.filter((document) => document.source === source) ?? [];
  const isCv = source === 'CV';
  const isUploading = uploads.some(({ error }) => error === null);
  const chooseLabel = isCv
    ? t(documents.length === 0 ? 'apply.cv.choose' : 'apply.cv.replace')
    : t('apply.documents.choose');

  return (
    <StepFrame
      step={isCv ? 'cv' : 'documents'}
      title={t(isCv ? 'apply.cv.title' : 'apply.documents.title')}
      isOptional={!isCv}
      savedAt={drafts.savedAt}
      failure={failure}
      isBusy={isBusy || isUploading}
      onBack={() => go(isCv ? 'contact' : 'letter')}
      onSubmit={() => {
        if (isUploading) return;
        if (isCv && documents.length === 0) setIsMissing(true);
        else go(isCv ? 'letter' : 'overview');
      }}
      submitLabel={t('apply.next')}
    >
      <FileList
        documents={documents}
        uploads={uploads}
        onRemove={(documentId) => void run(() => store.removeDocument(documentId))}
      />
      <div>
        <DropZone
          id={source}
          label={chooseLabel}
          note={t(isCv ? 'apply.fileHint' : 'apply.documents.hint')}
          accept={documentAccept}
          multiple={!isCv}
          aria-invalid={isMissing && documents.length === 0 ? true : undefined}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            setIsMissing(false);
            void choose(files);
          }}
        />
        {isMissing && documents.length === 0 && !isUploading && (
          <div role="alert">
            <FieldError>{fieldText('cv')}</FieldError>
          </div>
        )}
      </div>
      {!isCv && <Note>{t('apply.fileHint')}</Note>}
    </StepFrame>
  );
};
