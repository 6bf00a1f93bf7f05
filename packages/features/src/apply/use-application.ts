'use client';

import type { Application, ApplicationDraft } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import type { ApplicationType } from '@radar/domain/jobs';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useState } from 'react';

type Options = { jobId: number; applicationType: ApplicationType; locale: string };

/** Loads the calls, with the client that they need, which a form that was just opened does not. */
const loadCalls = async (locale: string) => (await import('./application-calls.ts')).createCalls(locale);

const createApplication = ({ jobId, applicationType, locale }: Options) => {
  const store = getDefaultStore();
  const state = atom<Application | null>(null);
  const set = (application: Application | null): void => store.set(state, application);
  let calls: ReturnType<typeof loadCalls> | undefined;
  const load = (): ReturnType<typeof loadCalls> => {
    calls ??= loadCalls(locale).catch((error: unknown) => {
      calls = undefined;
      throw new AppError('UNAVAILABLE', {}, String(error));
    });
    return calls;
  };
  /** Changes the open application as it is at that moment. */
  const change = (next: (open: Application) => Application): void =>
    store.set(state, (open) => (open === null ? null : next(open)));
  const open = (): Application => {
    const application = store.get(state);
    if (application === null) throw new AppError('APPLICATION_STEP_MISSING');
    return application;
  };

  return {
    state,
    load,
    /** Takes up what was started before; null when it is gone, sent, or another person's. */
    async resume(id: number): Promise<Application | null> {
      const found = await (await load()).find(id);
      set(found);
      return found;
    },
    /** Keeps fields on the server; starts the application first if there is none. */
    async save(fields: ApplicationDraft): Promise<Application> {
      const { start, update } = await load();
      const { id } = store.get(state) ?? (await start(jobId, applicationType));
      const saved = await update(id, fields);
      set(saved);
      return saved;
    },
    addDocument: (document: Application['documents'][number]): void =>
      change((application) => ({
        ...application,
        // A new CV takes the place of the other.
        documents: [
          ...application.documents.filter(({ source }) => source !== 'CV' || document.source !== 'CV'),
          document,
        ],
      })),
    async removeDocument(documentId: number): Promise<void> {
      await (await load()).removeDocument(open().id, documentId);
      change((application) => ({
        ...application,
        documents: application.documents.filter(({ id }) => id !== documentId),
      }));
    },
    requestCode: async () => (await load()).requestCode(open().id),
    confirm: async (code: string): Promise<void> => set(await (await load()).confirm(open().id, code)),
    send: async (idempotencyKey: string): Promise<Application> => (await load()).send(open().id, idempotencyKey),
    async discard(): Promise<void> {
      const { id } = open();
      set(null);
      await (await load()).discard(id);
    },
  };
};

export type ApplicationStore = Omit<ReturnType<typeof createApplication>, 'state'> & {
  application: Application | null;
};

/** The application on the server, and everything the form does with it. Each action rejects with `AppError`. */
export const useApplication = (options: Options): ApplicationStore => {
  const [{ state, ...actions }] = useState(() => createApplication(options));
  return { ...actions, application: useAtomValue(state) };
};
