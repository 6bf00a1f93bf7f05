'use client';

import { documentFault } from '@radar/domain/files';
import { AppError, type ErrorCode } from '@radar/domain/http';
import type { UploadedFile } from '@radar/ui/file-upload';
import { useState } from 'react';
import { useWords } from '../use-words.ts';
import type { FileUpload } from './send-file.ts';

/** What a file tells on its way, and how it is stopped. */
export type UploadProgress = Pick<FileUpload, 'onProgress' | 'signal'>;

/** A file that was chosen. */
export type ChosenFile = {
  name: string;
  /** Why it is not sent at all; null: it is. */
  error: ErrorCode | null;
  /** Sends it, and keeps what arrived: files that arrived are the parent's. */
  send: (progress: UploadProgress) => Promise<void>;
};

type Upload = ChosenFile & {
  key: string;
  /** 0 to 1. */
  share: number;
  abort: AbortController;
};

/** Faults of the file itself, which another try does not mend. */
const finalFaults = new Set<ErrorCode>(['FILE_FORMAT_UNSUPPORTED', 'FILE_TOO_BIG', 'TOO_MANY_FILES']);

/** Files of a person's device, of which `room` may be chosen now. */
export const chosenFiles = (
  files: readonly File[],
  room: number,
  send: (file: File, progress: UploadProgress) => Promise<void>,
): ChosenFile[] =>
  files.map((file, index) => ({
    name: file.name,
    error: index < room ? documentFault(file) : 'TOO_MANY_FILES',
    send: (progress) => send(file, progress),
  }));

/** Sends chosen files one by one, with progress, cancel, another try and a reason for each that fails. */
export const useUploadQueue = () => {
  const { t, reasonOfCode } = useWords();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  const patch = (key: string, changes: Partial<Upload>): void =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string): void => setUploads((now) => now.filter((one) => one.key !== key));

  const start = async ({ key, send, abort: { signal } }: Upload): Promise<void> => {
    patch(key, { error: null, share: 0 });
    try {
      await send({ onProgress: (share) => patch(key, { share }), signal });
      drop(key);
    } catch (error) {
      if (!signal.aborted) patch(key, { error: error instanceof AppError ? error.code : 'INTERNAL' });
    }
  };

  return {
    isUploading: uploads.some(({ error }) => error === null),
    add: async (files: readonly ChosenFile[]): Promise<void> => {
      const chosen = files.map((file) => ({
        ...file,
        key: crypto.randomUUID(),
        share: 0,
        abort: new AbortController(),
      }));
      // What failed before makes room for the new choice.
      setUploads((now) => [...now.filter(({ error }) => error === null), ...chosen]);
      for (const upload of chosen) if (upload.error === null && !upload.abort.signal.aborted) await start(upload);
    },
    cancel: (key: string): void => {
      uploads.find((one) => one.key === key)?.abort.abort();
      drop(key);
    },
    retry: (key: string): void => {
      const upload = uploads.find((one) => one.key === key);
      if (upload !== undefined) void start(upload);
    },
    /** As a list of files shows them. */
    rows: uploads.map(({ key, name, share, error }): UploadedFile => {
      const shown = { id: key, name, note: t('files.uploading', { percent: Math.round(share * 100) }) };
      return error === null
        ? { ...shown, state: 'uploading', progress: share }
        : { ...shown, state: 'failed', error: reasonOfCode(error), retryable: !finalFaults.has(error) };
    }),
  };
};
