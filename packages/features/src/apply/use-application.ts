'use client';

import type { Application, ApplicationDraft, CodeChannel } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import type { ApplicationType } from '@radar/domain/jobs';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useState } from 'react';

type Options = {
  jobId: number;
  applicationType: ApplicationType;
  locale: string;
  /** Whether it belongs to an account. */
  isSignedIn: boolean;
};

/** Loads the calls, with the client that they need, which a form that was just opened does not. */
const loadCalls = async (locale: string) => (await import('./application-calls.ts')).createCalls(locale);
type Calls = Awaited<ReturnType<typeof loadCalls>>;

const loadSession = async () => (await import('../shell/with-session.ts')).withSession;

const createApplication = ({ jobId, applicationType, locale, isSignedIn }: Options) => {
  const store = getDefaultStore();
  const state = atom<Application | null>(null);
  const set = <A extends Application | null>(application: A): A => {
    store.set(state, application);
    return application;
  };
  let calls: Promise<Calls> | undefined;
  const loadAll = async (): Promise<Calls> => {
    const [loaded] = await Promise.all([loadCalls(locale), isSignedIn && loadSession()]);
    return loaded;
  };
  const load = (): Promise<Calls> => {
    calls ??= loadAll().catch((error: unknown) => {
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

  /** A guest's session does not end. */
  const withSession = async <T>(act: () => Promise<T>): Promise<T> =>
    isSignedIn ? (await loadSession())(locale, act) : act();
  const run = <T>(use: (loaded: Calls) => Promise<T>): Promise<T> => withSession(async () => use(await load()));

  // One change after another: what was typed last is kept last.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next.catch(() => {});
    return next;
  };
  const start = async ({ start: begin, noteBegun }: Calls): Promise<Application> => {
    const started = await begin(jobId, applicationType);
    if (!isSignedIn) noteBegun(jobId);
    return started;
  };

  return {
    state,
    load,
    withSession,
    /** Takes up what was started before; null when it is gone, sent, or another person's. */
    resume: async (id: number): Promise<Application | null> => set(await (await load()).find(id)),
    /** Takes up the one that this person has open; null where there is none. */
    resumeOpen: async (): Promise<Application | null> => set(await (await load()).findOpen(jobId)),
    /** Takes up the one that this person has open, or starts one. */
    begin: async (): Promise<Application> => set(await start(await load())),
    findSent: async () => (await load()).findSent(jobId),
    /** Begins an updated one with what a sent one holds. */
    again: (id: number): Promise<Application> => run(async ({ again }) => set(await again(id))),
    mayBeSent: (): Promise<boolean> => run(({ mayBeSent }) => mayBeSent(open().id)),
    /** Keeps fields on the server; starts the application first if there is none. */
    save: (fields: ApplicationDraft): Promise<Application> =>
      inTurn(() =>
        run(async (loaded) => {
          const { id } = store.get(state) ?? (await start(loaded));
          return set(await loaded.update(id, fields));
        }),
      ),
    /** Keeps what is typed with the account as well, as far as it is fit to be. Null before it was started. */
    keep: (texts: Record<string, string>): Promise<Application | null> =>
      inTurn(async () => {
        const id = store.get(state)?.id;
        return id === undefined ? null : set(await (await load()).keep(id, texts));
      }),
    addDocument: (document: Application['documents'][number]): void =>
      change((application) => ({
        ...application,
        // A new CV takes the place of the other.
        documents: [
          ...application.documents.filter(({ source }) => source !== 'CV' || document.source !== 'CV'),
          document,
        ],
      })),
    /** A copy of a document of the account; it is not in the application yet. */
    copyDocument: (documentId: number, source: 'CV' | 'document') =>
      run(({ copyDocument }) => copyDocument(open().id, documentId, source)),
    async removeDocument(documentId: number): Promise<void> {
      await run(({ removeDocument }) => removeDocument(open().id, documentId));
      change((application) => ({
        ...application,
        documents: application.documents.filter(({ id }) => id !== documentId),
      }));
    },
    requestCode: (channel: CodeChannel) => run(({ requestCode }) => requestCode(open().id, channel)),
    confirm: (code: string): Promise<Application> => run(async ({ confirm }) => set(await confirm(open().id, code))),
    send: (idempotencyKey: string): Promise<Application> => run(({ send }) => send(open().id, idempotencyKey)),
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
