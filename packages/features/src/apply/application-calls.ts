'use client';

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
import { browserCaller } from '../shell/browser-caller.ts';
import { begunJobs, setInList } from '../shell/device/id-list.ts';

const sourceOfVisit = (): string =>
  new URLSearchParams(window.location.search).get('utm_source')?.slice(0, 100) ?? 'direct';

const paramsOf = (id: number) => ({ params: { id: String(id) } });

/** The calls of the form. Each rejects with `AppError`. */
export const createCalls = (locale: string) => {
  const call = browserCaller(locale);
  return {
    /** An application that was started before; null when it is gone, sent, or another person's. */
    find: async (id: number): Promise<Application | null> => {
      const found = await call(getApplication, paramsOf(id)).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
        throw error;
      });
      return found?.status === 'initiated' ? found : null;
    },
    start: async (jobId: number, applicationType: ApplicationType): Promise<Application> => {
      const started = await call(startApplication, { body: { jobId, applicationType, source: sourceOfVisit() } });
      setInList(begunJobs, jobId, true);
      return started;
    },
    update: (id: number, body: ApplicationDraft) => call(updateApplication, { ...paramsOf(id), body }),
    removeDocument: (id: number, documentId: number) =>
      call(deleteApplicationDocument, { params: { id: String(id), documentId: String(documentId) } }),
    requestCode: (id: number) => call(sendApplicationCode, { ...paramsOf(id), body: {} }),
    confirm: (id: number, code: string) => call(checkApplicationCode, { ...paramsOf(id), body: { code } }),
    send: (id: number, idempotencyKey: string) =>
      call(sendApplication, { ...paramsOf(id), body: { acceptTos: true } }, { idempotencyKey }),
    discard: (id: number) => call(deleteApplication, paramsOf(id)),
  };
};
