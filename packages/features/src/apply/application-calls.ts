'use client';

import {
  addDocumentFromLibrary,
  type Application,
  ApplicationDraft,
  checkApplicationCode,
  type CodeChannel,
  deleteApplication,
  deleteApplicationDocument,
  getApplication,
  listApplications,
  sendApplication,
  sendApplicationAgain,
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

const orNull = <T>(code: AppError['code'], asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof AppError && error.code === code) return null;
    throw error;
  });

/** What of a form's texts may be kept already: half an address may not. */
const fitToKeep = (texts: Record<string, string>): ApplicationDraft =>
  Object.fromEntries(
    Object.entries(ApplicationDraft.shape).flatMap(([field, schema]) => {
      const text = texts[field];
      if (text === undefined) return [];
      const result = schema.safeParse(text.trim() === '' ? null : text);
      return result.success ? [[field, result.data]] : [];
    }),
  );

/** The calls of the form. Each rejects with `AppError`. */
export const createCalls = (locale: string) => {
  const call = browserCaller(locale);
  return {
    /** An application that was started before; null when it is gone, sent, or another person's. */
    find: async (id: number): Promise<Application | null> => {
      const found = await orNull('NOT_FOUND', call(getApplication, paramsOf(id)));
      return found?.status === 'initiated' ? found : null;
    },
    /** The one that this person has open for the job, whatever this device knows of it. */
    findOpen: async (jobId: number): Promise<Application | null> => {
      const { items } = await call(listApplications, { query: { jobId: String(jobId) } });
      const open = items.find(({ mayContinue }) => mayContinue);
      return open === undefined ? null : call(getApplication, paramsOf(open.id));
    },
    /** Whether an open application may still be sent. */
    mayBeSent: async (id: number): Promise<boolean> => (await call(getApplication, paramsOf(id))).mayContinue,
    start: (jobId: number, applicationType: ApplicationType): Promise<Application> =>
      call(startApplication, { body: { jobId, applicationType, source: sourceOfVisit() } }),
    /** Lists ask what the API knows of a visitor who has begun an application on this device. */
    noteBegun: (jobId: number): void => setInList(begunJobs, jobId, true),
    /** The application that was sent for a job. */
    findSent: async (jobId: number): Promise<{ id: number; sentAt: string; maySendAgain: boolean } | null> => {
      const { items } = await call(listApplications, { query: { jobId: String(jobId) } });
      const sent = items.find(({ status }) => status === 'completed');
      return sent === undefined ? null : { ...sent, sentAt: sent.sentAt ?? sent.updatedAt };
    },
    again: (id: number) => call(sendApplicationAgain, { ...paramsOf(id), body: {} }),
    update: (id: number, body: ApplicationDraft) => call(updateApplication, { ...paramsOf(id), body }),
    keep: (id: number, texts: Record<string, string>) =>
      call(updateApplication, { ...paramsOf(id), body: fitToKeep(texts) }),
    copyDocument: (id: number, documentId: number, source: 'CV' | 'document') =>
      call(addDocumentFromLibrary, { ...paramsOf(id), body: { documentId, source } }),
    removeDocument: (id: number, documentId: number) =>
      call(deleteApplicationDocument, { params: { id: String(id), documentId: String(documentId) } }),
    requestCode: (id: number, channel: CodeChannel) =>
      call(sendApplicationCode, { ...paramsOf(id), body: { channel } }),
    confirm: (id: number, code: string) => call(checkApplicationCode, { ...paramsOf(id), body: { code } }),
    send: (id: number, idempotencyKey: string) =>
      call(sendApplication, { ...paramsOf(id), body: { acceptTos: true } }, { idempotencyKey }),
    discard: (id: number) => call(deleteApplication, paramsOf(id)),
  };
};
