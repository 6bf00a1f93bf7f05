'use client';

import { AppError, type ErrorCode } from '@radar/domain/http';
import { documentFault, maxFilesAtOnce } from '@radar/domain/files';
import { useCallback, useState } from 'react';
import { uploadDocument } from './upload-document.ts';
import type { ApplicationStore } from './use-application.ts';

/** A file on its way, or one that could not be taken. Files that arrived are the application's. */
export type UploadState = {
  key: string;
  name: string;
  sizeBytes: number;
  /** 0 to 1. */
  share: number;
  error: ErrorCode | null;
  cancel: () => void;
};

type Options = { store: ApplicationStore; source: 'CV' | 'document'; locale: string };

/** Sends chosen files one by one, with progress, cancel and a reason for each that fails. */
export const useUploads = ({ store, source, locale }: Options) => {
  const [uploads, setUploads] = useState<UploadState[]>([]);
  const { application, addDocument } = store;

  const patch = useCallback((key: string, changes: Partial<UploadState>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);
  const drop = useCallback((key: string) => setUploads((all) => all.filter((one) => one.key !== key)), []);

  const send = useCallback(
    async (file: File, fault: ErrorCode | null) => {
      const key = crypto.randomUUID();
      const abort = new AbortController();
      const cancel = (): void => {
        abort.abort();
        drop(key);
      };
      setUploads((all) => [...all, { key, name: file.name, sizeBytes: file.size, share: 0, error: fault, cancel }]);
      if (fault !== null || application === null) return;
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
    },
    [addDocument, application, drop, locale, patch, source],
  );

  const choose = useCallback(
    async (files: readonly File[]) => {
      // What failed before makes room for the new choice.
      setUploads((all) => all.filter(({ error }) => error === null));
      const taken = source === 'CV' ? 0 : (application?.documents.filter((one) => one.source === source).length ?? 0);
      const room = source === 'CV' ? 1 : maxFilesAtOnce - taken;
      for (const [index, file] of files.entries()) {
        await send(file, index < room ? documentFault(file) : 'TOO_MANY_FILES');
      }
    },
    [application, send, source],
  );

  return { uploads, choose };
};
