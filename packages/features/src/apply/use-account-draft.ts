'use client';

import { useEffect, useRef } from 'react';
import type { ApplyDraft, KeptDraft } from './apply-draft.ts';
import type { ApplicationStore } from './use-application.ts';

const textsOf = ({ firstName, lastName, email, phone, nationality, coverLetter }: KeptDraft) => ({
  firstName,
  lastName,
  email,
  phone,
  nationality,
  coverLetter,
});

/** What the device has kept is kept with the account, too, once it has an application there. A visitor's stays here. */
export const useAccountDraft = (isSignedIn: boolean, { values, keep }: ApplyDraft, store: ApplicationStore): void => {
  const isOpen = isSignedIn && store.application !== null;
  const { keep: keepInAccount } = store;
  const texts = JSON.stringify(textsOf(values));
  const kept = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen) {
      kept.current = null;
      return;
    }
    const isFirst = kept.current === null;
    const isKnown = kept.current === texts;
    kept.current = texts;
    // What the form begins with came from there.
    if (isFirst || isKnown) return;
    keepInAccount(textsOf(values)).then(
      (application) => application !== null && keep({ agreedAt: application.updatedAt }),
      // The device has it, and the step's own button tries again, and tells.
      () => {},
    );
  }, [isOpen, texts]); // oxlint-disable-line react/exhaustive-deps -- the texts are what changes
};
