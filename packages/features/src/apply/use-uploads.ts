'use client';

import type { Application, ApplicationDocument } from '@radar/domain/applications';
import type { Document } from '@radar/domain/documents';
import { documentFault, maxFilesAtOnce } from '@radar/domain/files';
import { AppError, type ErrorCode } from '@radar/domain/http';
import type { UploadedFile } from '@radar/ui/file-upload';
import { useMemo, useState } from 'react';
import { showToast } from '../shell/after-load/messages.ts';
import { useWords } from '../shell/use-words.ts';
import { keepDocument, type Sending, uploadDocument } from './upload-document.ts';
import type { ApplicationStore } from './use-application.ts';

/** A file on its way, or one that could not be taken. Files that arrived are the application's. */
type Upload = {
  key: string;
  name: string;
  /** Puts it into the application. */
  send: (progress: Pick<Sending, 'onProgress' | 'signal'>) => Promise<ApplicationDocument>;
  /** What the account keeps for later, too. */
  kept: File | null;
  /** 0 to 1. */
  share: number;
  error: ErrorCode | null;
  abort: AbortController;
};

/** Files come after the first step, which starts the application. */
const idOf = (application: Application | null): number => {
  if (application === null) throw new AppError('APPLICATION_STEP_MISSING');
  return application.id;
};

type Options = { store: ApplicationStore; source: 'CV' | 'document'; locale: string };

/** Faults of the file itself, which another try does not mend. */
const finalFaults = new Set<ErrorCode>(['FILE_FORMAT_UNSUPPORTED', 'FILE_TOO_BIG', 'TOO_MANY_FILES']);

/** Sends chosen files one by one, with progress, cancel, another try and a reason for each that fails. */
export const useUploads = ({ store, source, locale }: Options) => {
  const { t, size, reasonOfCode } = useWords();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [isKept, setKept] = useState(false);
  const { application, addDocument, copyDocument, withSession } = store;
  const all = application?.documents;
  const documents = useMemo(() => all?.filter((document) => document.source === source) ?? [], [all, source]);

  const patch = (key: string, changes: Partial<Upload>): void =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string): void => setUploads((now) => now.filter((one) => one.key !== key));

  const keep = async (file: File): Promise<void> => {
    try {
      await keepDocument({ source, file, locale });
      await showToast({ title: t('applying.documentKept'), subtitle: file.name });
    } catch (error) {
      // The application has it: only the library has not.
      const code = error instanceof AppError ? error.code : 'INTERNAL';
      const subtitle = `${file.name}: ${reasonOfCode(code)}`;
      await showToast({ type: 'error', title: t('applying.documentNotKept'), subtitle });
    }
  };

  const send = async ({ key, send: put, kept, abort }: Upload): Promise<void> => {
    patch(key, { error: null, share: 0 });
    const { signal } = abort;
    try {
      const document = await put({ onProgress: (share) => patch(key, { share }), signal });
      drop(key);
      addDocument(document);
      if (kept !== null) void keep(kept);
    } catch (error) {
      if (!signal.aborted) patch(key, { error: error instanceof AppError ? error.code : 'INTERNAL' });
    }
  };

  const addAll = async (chosen: readonly Upload[]): Promise<void> => {
    // What failed before makes room for the new choice.
    setUploads((now) => [...now.filter(({ error }) => error === null), ...chosen]);
    for (const upload of chosen) if (upload.error === null) await send(upload);
  };
  const anUpload = (name: string, rest: Pick<Upload, 'send' | 'kept' | 'error'>): Upload => ({
    ...rest,
    key: crypto.randomUUID(),
    name,
    share: 0,
    abort: new AbortController(),
  });

  const cancel = (key: string): void => {
    uploads.find((one) => one.key === key)?.abort.abort();
    drop(key);
  };

  return {
    documents,
    isUploading: uploads.some(({ error }) => error === null),
    /** Whether files that are uploaded from now on stay in the account, too. */
    isKept,
    setKept,
    add: (files: readonly File[]): Promise<void> => {
      const room = source === 'CV' ? 1 : maxFilesAtOnce - documents.length;
      return addAll(
        files.map((file, index) =>
          anUpload(file.name, {
            send: (progress) =>
              withSession(async () => uploadDocument(idOf(application), { source, file, locale, ...progress })),
            kept: isKept ? file : null,
            error: index < room ? documentFault(file) : 'TOO_MANY_FILES',
          }),
        ),
      );
    },
    /** Puts a file of the account into the application. */
    addStored: ({ id, name }: Document): Promise<void> =>
      addAll([anUpload(name, { send: () => copyDocument(id, source), kept: null, error: null })]),
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
      ...uploads.map(({ key, name, share, error }): UploadedFile => {
        const shown = { id: key, name, note: t('apply.uploading', { percent: Math.round(share * 100) }) };
        return error === null
          ? { ...shown, state: 'uploading', progress: share }
          : { ...shown, state: 'failed', error: reasonOfCode(error), retryable: !finalFaults.has(error) };
      }),
    ],
  };
};

export type Uploads = ReturnType<typeof useUploads>;
