'use client';

import { documentAccept, maxFilesAtOnce } from '@radar/domain/files';
import { Checkbox } from '@radar/ui/checkbox';
import { FileUpload } from '@radar/ui/file-upload';
import type { FormState } from '@radar/ui/form';
import { useFileWords } from '../shell/uploads/use-file-words.ts';
import { useWords } from '../shell/use-words.ts';
import type { StepProps } from './step-props.ts';
import { StoredDocuments } from './stored-documents.tsx';
import type { Uploads } from './use-uploads.ts';

type DocumentFieldsProps = Pick<StepProps, 'store' | 'applicant'> & {
  source: 'CV' | 'document';
  uploads: Uploads;
  form: Pick<FormState<{ cv: unknown }>, 'words' | 'run'>;
};

/** Files of an application: chosen from the account's, or uploaded now, and what became of each. */
export const DocumentFields = ({ store, applicant, source, uploads, form }: DocumentFieldsProps) => {
  const { t } = useWords();
  const isCv = source === 'CV';
  const { documents, rows, isUploading, add, addStored, cancel, retry, isKept, setKept } = uploads;
  const { id, label, error } = form.words('cv');
  const isFull = !isCv && documents.length >= maxFilesAtOnce;
  const { labels } = useFileWords();
  const stored = applicant?.documents.filter((document) => document.source === source) ?? [];
  return (
    <>
      {stored.length > 0 && !isFull && (
        <StoredDocuments
          id={`${id}-stored`}
          documents={stored}
          taken={documents.map(({ name }) => name)}
          onChoose={(document) => void addStored(document)}
        />
      )}
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
        note={`${isCv ? '' : t('apply.documents.hint')} ${t('files.hint')}`}
        {...labels}
        accept={documentAccept}
        multiple={!isCv}
        full={isFull}
      />
      {applicant !== null && !isFull && (
        <Checkbox
          id={`${id}-keep`}
          label={t('applying.keepDocument')}
          checked={isKept}
          onChange={({ currentTarget }) => setKept(currentTarget.checked)}
        />
      )}
    </>
  );
};
