import type { Application } from '@radar/domain/applications';
import type { ApplicationStore } from '../use-application.ts';
import { anApplication } from './an-application.ts';

const never = (): Promise<never> => new Promise(() => {});

/** What a step works with, where everything goes through at once. Only stories build it. */
export const aStore = (application: Application | null, changes: Partial<ApplicationStore> = {}): ApplicationStore => {
  const answer = (): Promise<Application> => Promise.resolve(application ?? anApplication());
  return {
    application,
    load: never,
    withSession: (act) => act(),
    resume: answer,
    resumeOpen: answer,
    begin: answer,
    findSent: () => Promise.resolve(null),
    again: answer,
    mayBeSent: () => Promise.resolve(true),
    save: answer,
    keep: answer,
    addDocument: () => {},
    copyDocument: never,
    removeDocument: () => Promise.resolve(),
    requestCode: (channel) => Promise.resolve({ channel, resendAfterS: 60, expiresInS: 600 }),
    confirm: answer,
    send: answer,
    discard: () => Promise.resolve(),
    ...changes,
  };
};
