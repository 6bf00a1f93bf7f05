'use client';

import { addApplicationDocument } from '@radar/domain/applications';
import { addDocument as addToLibrary, type Document } from '@radar/domain/documents';
import { maxFilesAtOnce } from '@radar/domain/files';
import { AppError } from '@radar/domain/http';
import type { UploadedFile } from '@radar/ui/file-upload';
import { useMemo, useRef, useState } from 'react';
import { showToast } from '../shell/after-load/messages.ts';
import { sendFile } from '../shell/uploads/send-file.ts';
import { useFileWords } from '../shell/uploads/use-file-words.ts';
import { chosenFiles, useUploadQueue } from '../shell/uploads/use-upload-queue.ts';
import { useWords } from '../shell/use-words.ts';
import type { ApplicationStore } from './use-application.ts';

type Options = { store: ApplicationStore; source: 'CV' | 'document'; locale: string };

/** Files of an application: those that arrived, those on their way from the device or the account. */
export const useUploads = ({ store, source, locale }: Options) => {
  const { t, reasonOfCode } = useWords();
  const { noteOf } = useFileWords();
  const queue = useUploadQueue();
  const [isKept, setIsKept] = useState(false);
  // Those of this visit that the account has not got: the wish to keep them may come after them.
  const unkept = useRef<File[]>([]);
  const { application, addDocument, copyDocument, withSession } = store;
  const all = application?.documents;
  const documents = useMemo(() => all?.filter((document) => document.source === source) ?? [], [all, source]);
  const fields = { source };

  /** Keeps a file in the account, too, for applications to come. */
  const keep = async (file: File): Promise<void> => {
    try {
      const { signal } = new AbortController();
      await sendFile(addToLibrary, { fields, file, locale, onProgress: () => {}, signal });
      await showToast({ title: t('applying.documentKept'), subtitle: file.name });
    } catch (error) {
      // The application has it: only the library has not.
      const code = error instanceof AppError ? error.code : 'INTERNAL';
      const subtitle = `${file.name}: ${reasonOfCode(code)}`;
      await showToast({ type: 'error', title: t('applying.documentNotKept'), subtitle });
    }
  };

  return {
    ...queue,
    documents,
    /** Whether files that are uploaded stay in the account, too. */
    isKept,
    setKept: (isWanted: boolean): void => {
      setIsKept(isWanted);
      if (isWanted) for (const file of unkept.current.splice(0)) void keep(file);
    },
    add: (files: readonly File[]): Promise<void> =>
      queue.add(
        chosenFiles(files, source === 'CV' ? 1 : maxFilesAtOnce - documents.length, async (file, progress) => {
          // Files come after the first step, which starts the application.
          if (application === null) throw new AppError('APPLICATION_STEP_MISSING');
          const params = { id: String(application.id) };
          addDocument(
            await withSession(() => sendFile(addApplicationDocument, { params, fields, file, locale, ...progress })),
          );
          if (isKept) void keep(file);
          else if (source === 'CV') unkept.current = [file];
          else unkept.current.push(file);
        }),
      ),
    /** Puts a file of the account into the application. */
    addStored: ({ id, name }: Document): Promise<void> =>
      queue.add([{ name, error: null, send: async () => addDocument(await copyDocument(id, source)) }]),
    /** As the list of files shows them: those that arrived, by their id, then the others. */
    rows: [
      ...documents.map((document): UploadedFile => ({
        id: String(document.id),
        name: document.name,
        note: noteOf(document),
        state: 'done',
      })),
      ...queue.rows,
    ],
  };
};

export type Uploads = ReturnType<typeof useUploads>;
