'use client';

import type { Application } from '@radar/domain/applications';
import { FileRow } from '@radar/ui/file-row';
import { IconButton } from '@radar/ui/icon-button';
import { TrashIcon, XIcon } from '@radar/ui/icons';
import type { UploadState } from './use-uploads.ts';
import { useWords } from './use-words.ts';
import styles from './file-list.module.css';

type FileListProps = {
  documents: Application['documents'];
  uploads: readonly UploadState[];
  onRemove: (documentId: number) => void;
};

/** Files of a step: those that arrived, those on their way, those that could not be taken. */
export const FileList = ({ documents, uploads, onRemove }: FileListProps) => {
  const { t, size, reasonOfCode } = useWords();
  if (documents.length === 0 && uploads.length === 0) return null;
  return (
    <ul className={styles.files} role="list" aria-live="polite">
      {documents.map(({ id, name, format, sizeBytes }) => (
        <li key={id}>
          <FileRow
            name={name}
            note={`${format.toUpperCase()}, ${size(sizeBytes)}`}
            format={format}
            actions={
              <IconButton label={t('apply.removeFile', { name })} icon={<TrashIcon />} onClick={() => onRemove(id)} />
            }
          />
        </li>
      ))}
      {uploads.map(({ key, name, share, error, cancel }) => (
        <li key={key}>
          <FileRow
            name={name}
            note={t('apply.uploading', { percent: Math.round(share * 100) })}
            error={error === null ? undefined : reasonOfCode(error)}
            progress={error === null ? share : undefined}
            actions={
              <IconButton
                label={error === null ? t('apply.cancelUpload') : t('apply.removeFile', { name })}
                icon={<XIcon />}
                onClick={cancel}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
};
