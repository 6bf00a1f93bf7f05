'use client';

import { documentFault, maxFilesAtOnce } from '@radar/domain/files';
import { AppError, type ErrorCode } from '@radar/domain/http';
import type { UploadedFile } from '@radar/ui/file-upload';
import { useMemo, useState } from 'react';
import { useWords } from '../shell/use-words.ts';
import { uploadDocument } from './upload-document.ts';
import type { ApplicationStore } from './use-application.ts';

/** A file on its way, or one that could not be taken. Files that arrived are the application's. */
type Upload = {
  key: string;
  file: File;
  /** 0 to 1. */
  share: number;
  error: ErrorCode | null;
  abort: AbortController;
};

type Options = { store: ApplicationStore; source: 'CV' | 'document'; locale: string };

/** Faults of the file itself, which another try does not mend. */
const finalFaults = new Set<ErrorCode>(['FILE_FORMAT_UNSUPPORTED', 'FILE_TOO_BIG', 'TOO_MANY_FILES']);

/** Sends chosen files one by one, with progress, cancel, another try and a reason for each that fails. */
export const useUploads = ({ store, source, locale }: Options) => {
  const { t, size, reasonOfCode } = useWords();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { application, addDocument } = store;
  const all = application?.documents;
  const documents = useMemo(() => all?.filter((document) => document.source === source) ?? [], [all, source]);

  const patch = (key: string, changes: Partial<Upload>): void =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string): void => setUploads((now) => now.filter((one) => one.key !== key));

  const send = async ({ key, file, abort }: Upload): Promise<void> => {
    if (application === null) return;
    patch(key, { error: null, share: 0 });
    try {
      const document = await uploadDocument({
        applicationId: application.id,
        source,
        file,
        locale,
        onProgress: (share) => patch(key, { share }),
        signal: abort.signal,
      });
      drop(key);
      addDocument(document);
    } catch (error) {
      if (!abort.signal.aborted) patch(key, { error: error instanceof AppError ? error.code : 'INTERNAL' });
    }
  };

  const add = async (files: readonly File[]): Promise<void> => {
    const room = source === 'CV' ? 1 : maxFilesAtOnce - documents.length;
    const chosen = files.map((file, index) => ({
      key: crypto.randomUUID(),
      file,
      share: 0,
      error: index < room ? documentFault(file) : ('TOO_MANY_FILES' as const),
      abort: new AbortController(),
    }));
    // What failed before makes room for the new choice.
    setUploads((now) => [...now.filter(({ error }) => error === null), ...chosen]);
    for (const upload of chosen) if (upload.error === null) await send(upload);
  };

  const cancel = (key: string): void => {
    uploads.find((one) => one.key === key)?.abort.abort();
    drop(key);
  };

  return {
    documents,
    isUploading: uploads.some(({ error }) => error === null),
    add,
    cancel,
    retry: (key: string): void => {
      const upload = uploads.find((one) => one.key === key);
      if (upload !== undefined) void send(upload);
    },
    /** As the list of files shows them: those that arrived, by their id, then the others. */
    rows: [
      ...documents.map(({ id, name, format, sizeBytes }): UploadedFile => ({
        id: String(id),
        name,
        note: `${format.toUpperCase()}, ${size(sizeBytes)}`,
        state: 'done',
      })),
      ...uploads.map(({ key, file: { name }, share, error }): UploadedFile => {
        const shown = { id: key, name, note: t('apply.uploading', { percent: Math.round(share * 100) }) };
        return error === null
          ? { ...shown, state: 'uploading', progress: share }
          : { ...shown, state: 'failed', error: reasonOfCode(error), retryable: !finalFaults.has(error) };
      }),
    ],
  };
};
