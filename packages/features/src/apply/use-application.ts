'use client';

import { createCaller } from '@radar/api-client/caller';
import {
  type Application,
  type ApplicationDraft,
  checkApplicationCode,
  deleteApplication,
  deleteApplicationDocument,
  getApplication,
  sendApplication,
  sendApplicationCode,
  startApplication,
  updateApplication,
} from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import type { ApplicationType } from '@radar/domain/jobs';
import { useCallback, useMemo, useState } from 'react';

type Options = { jobId: number; applicationType: ApplicationType; locale: string };

const sourceOfVisit = (): string =>
  new URLSearchParams(window.location.search).get('utm_source')?.slice(0, 100) ?? 'direct';

/** The application on the server, and everything the form does with it. Each action rejects with `AppError`. */
export const useApplication = ({ jobId, applicationType, locale }: Options) => {
  const [application, setApplication] = useState<Application | null>(null);
  const call = useMemo(() => createCaller({ prefix: '/api/proxy', headers: { 'accept-language': locale } }), [locale]);

  /** Finds an application that was started before; null when it is gone, sent, or another person's. */
  const resume = useCallback(
    async (id: number): Promise<Application | null> => {
      const found = await call(getApplication, { params: { id: String(id) } }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
        throw error;
      });
      const open = found?.status === 'initiated' ? found : null;
      setApplication(open);
      return open;
    },
    [call],
  );

  /** Keeps fields on the server; starts the application first if there is none. */
  const save = useCallback(
    async (fields: ApplicationDraft): Promise<Application> => {
      const started =
        application ?? (await call(startApplication, { body: { jobId, applicationType, source: sourceOfVisit() } }));
      const saved = await call(updateApplication, { params: { id: String(started.id) }, body: fields });
      setApplication(saved);
      return saved;
    },
    [application, applicationType, call, jobId],
  );

  const withId = useCallback(
    <T>(action: (id: string, open: Application) => Promise<T>): Promise<T> =>
      application === null
        ? Promise.reject(new AppError('APPLICATION_STEP_MISSING'))
        : action(String(application.id), application),
    [application],
  );

  const addDocument = useCallback((document: Application['documents'][number]) => {
    setApplication((current) => {
      if (current === null) return null;
      const others =
        document.source === 'CV' ? current.documents.filter(({ source }) => source !== 'CV') : current.documents;
      return { ...current, documents: [...others, document] };
    });
  }, []);

  const removeDocument = useCallback(
    (documentId: number) =>
      withId(async (id) => {
        await call(deleteApplicationDocument, { params: { id, documentId: String(documentId) } });
        setApplication((current) =>
          current === null ? null : { ...current, documents: current.documents.filter((one) => one.id !== documentId) },
        );
      }),
    [call, withId],
  );

  const requestCode = useCallback(
    () => withId((id) => call(sendApplicationCode, { params: { id }, body: {} })),
    [call, withId],
  );

  const confirm = useCallback(
    (code: string) =>
      withId(async (id) => setApplication(await call(checkApplicationCode, { params: { id }, body: { code } }))),
    [call, withId],
  );

  const send = useCallback(
    (idempotencyKey: string) =>
      withId((id) => call(sendApplication, { params: { id }, body: { acceptTos: true } }, { idempotencyKey })),
    [call, withId],
  );

  const discard = useCallback(
    () =>
      withId(async (id) => {
        await call(deleteApplication, { params: { id } });
        setApplication(null);
      }),
    [call, withId],
  );

  return { application, resume, save, addDocument, removeDocument, requestCode, confirm, send, discard };
};

export type ApplicationStore = ReturnType<typeof useApplication>;
