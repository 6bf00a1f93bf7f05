'use client';

import type { ReactNode } from 'react';
import { DropZone } from '../drop-zone/drop-zone.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { FileRow } from '../file-row/file-row.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ArrowClockwiseIcon } from '../icons/arrow-clockwise.tsx';
import { TrashIcon } from '../icons/trash.tsx';
import { XIcon } from '../icons/x.tsx';
import styles from './file-upload.module.css';

export type UploadedFile = {
  /** Unique in the list. */
  id: string;
  name: string;
  /** Kind and size, or how far the upload has come, in words. */
  note: string;
} & (
  | { state: 'uploading'; /** Share that is done, 0 to 1. */ progress: number }
  | { state: 'done' }
  | {
      state: 'failed';
      /** Why, and what to do. */
      error: string;
      /** Trying again may help: not for a file that is too big. */
      retryable: boolean;
    }
);

export type FileUploadProps = Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'optionalLabel'> & {
  files: readonly UploadedFile[];
  /** Files were chosen or dropped. */
  onAdd: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  /** Words of the zone: "Choose files". */
  chooseLabel: string;
  /** What is taken: how many, how big, of which kind. */
  note?: ReactNode;
  /** Names of the buttons of a file, which say its name too. */
  cancelLabel: (name: string) => string;
  retryLabel: (name: string) => string;
  removeLabel: (name: string) => string;
  /**
   * Kinds that the file picker offers, as in HTML: ".pdf,.docx".
   * @default any
   */
  accept?: string;
  /**
   * More than one at a time.
   * @default true
   */
  multiple?: boolean;
  /**
   * No more can be added.
   * @default false
   */
  full?: boolean;
};

/** A zone to choose or drop files, and the files with what became of each. The uploading itself is the parent's. */
export function FileUpload({
  id,
  label,
  hint,
  error,
  optionalLabel,
  files,
  onAdd,
  onCancel,
  onRetry,
  onRemove,
  chooseLabel,
  note,
  cancelLabel,
  retryLabel,
  removeLabel,
  accept,
  multiple = true,
  full = false,
}: FileUploadProps) {
  function remove(act: (fileId: string) => void, fileId: string) {
    act(fileId);
    // The button that had the focus goes with its row.
    document.getElementById(`${id}-files`)?.focus();
  }
  return (
    <Field id={id} kind="group" label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <div className={styles.upload}>
        {!full && (
          <DropZone
            id={`${id}-files`}
            label={chooseLabel}
            note={note}
            accept={accept}
            multiple={multiple}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              const { files: chosen } = event.currentTarget;
              if (chosen?.length) onAdd([...chosen]);
              // The same file may be chosen again after it failed.
              event.currentTarget.value = '';
            }}
          />
        )}
        {files.length > 0 && (
          <ul className={styles.files} role="list" aria-live="polite">
            {files.map((file) => (
              <li key={file.id}>
                <FileRow
                  name={file.name}
                  note={file.note}
                  error={file.state === 'failed' ? file.error : undefined}
                  progress={file.state === 'uploading' ? file.progress : undefined}
                  actions={
                    <>
                      {file.state === 'failed' && file.retryable && (
                        <IconButton
                          label={retryLabel(file.name)}
                          icon={<ArrowClockwiseIcon />}
                          onClick={() => onRetry(file.id)}
                        />
                      )}
                      {file.state === 'uploading' ? (
                        <IconButton
                          label={cancelLabel(file.name)}
                          icon={<XIcon />}
                          onClick={() => remove(onCancel, file.id)}
                        />
                      ) : (
                        <IconButton
                          label={removeLabel(file.name)}
                          icon={<TrashIcon />}
                          onClick={() => remove(onRemove, file.id)}
                        />
                      )}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Field>
  );
}
