'use client';

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { createDraft, type DraftOptions, type DraftStore } from './draft.ts';

export type Draft<Values extends object> = Pick<DraftStore<Values>, 'keep' | 'keepSoon' | 'clear'> & {
  values: Values;
  /** When they were last kept; null before that and where the storage refuses. */
  savedAt: Date | null;
};

const drafts = new Map<string, unknown>();

const draftOf = <Values extends object>(options: DraftOptions<Values>): DraftStore<Values> => {
  const known = drafts.get(options.key) as DraftStore<Values> | undefined;
  if (known !== undefined) return known;
  const draft = createDraft(options);
  drafts.set(options.key, draft);
  return draft;
};

/**
 * The draft of a key, shared by all that ask for it. What waits is kept when its form leaves the page and when the page
 * leaves the screen. With a storage of the browser: not while the server renders.
 */
export const useDraft = <Values extends object>(options: DraftOptions<Values>): Draft<Values> => {
  const { state, keep, keepSoon, flush, clear } = draftOf(options);
  const { values, savedAt } = useAtomValue(state);
  useEffect(() => {
    // A phone may never tell that it closes a page that it has hidden.
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { values, savedAt, keep, keepSoon, clear };
};
