'use client';

import { AppError } from '@radar/domain/http';
import { useEffect, useState } from 'react';
import { type ApplyDraft, takeUp } from './apply-draft.ts';
import type { Step } from './steps.ts';
import type { ApplicationStore } from './use-application.ts';

type Options = { isSignedIn: boolean; asked: Step; draft: ApplyDraft; store: ApplicationStore };

export type SentBefore = { id: number; sentAt: string; maySendAgain: boolean };

type Arrival = {
  /** Whether it goes on with an application that was begun before. */
  isResumed: boolean;
  /** Asked for the code of an application that this browser does not know. */
  isElsewhere: boolean;
  /** The one that was sent for the job; null where there is none. */
  sentBefore: SentBefore | null;
};

const fresh: Arrival = { isResumed: false, isElsewhere: false, sentBefore: null };

/** Takes up what this person has begun, once, when the form is opened. `arrival` is null until then. */
export const useArrival = ({ isSignedIn, asked, draft, store }: Options) => {
  const [arrival, setArrival] = useState<Arrival | null>(null);

  /** Fills the form from the account, or from what it has of an application that was begun. */
  const begin = async (): Promise<boolean> => {
    const { applicationId } = draft.values;
    const application = await store.begin();
    draft.keep(takeUp(draft.values, application));
    return application.id === applicationId || application.documents.length > 0 || application.coverLetter !== null;
  };
  const ofAccount = async (): Promise<Arrival> => {
    try {
      return { ...fresh, isResumed: await begin() };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'APPLICATION_ALREADY_SENT') throw error;
      return { ...fresh, sentBefore: await store.findSent() };
    }
  };
  const ofGuest = async (): Promise<Arrival> => {
    const { applicationId } = draft.values;
    const isMailed = asked === 'code';
    if (applicationId === null && !isMailed) return fresh;
    const known = applicationId === null ? null : await store.resume(applicationId);
    // A mail led here: the cookie may know what the device has forgotten.
    const application = known ?? (isMailed ? await store.resumeOpen() : null);
    if (application === null) return { ...fresh, isElsewhere: isMailed };
    if (known === null) draft.keep(takeUp(draft.values, application));
    return { ...fresh, isResumed: true };
  };
  useEffect(() => {
    // Offline or refused: the typed text is on the device, and the next step tries again.
    (isSignedIn ? ofAccount() : ofGuest()).then(setArrival, () => setArrival(fresh));
    // Once, on arrival.
  }, []); // oxlint-disable-line react/exhaustive-deps -- the store's functions are new on each render

  return {
    arrival,
    begin,
    /** Forgets how it began: the form goes on from here. */
    settle: (): void => setArrival(fresh),
  };
};
