import { AppError } from '@radar/domain/http';
import { saveJob, unsaveJob } from '@radar/domain/saved';
import { browserCaller } from '../browser-caller.ts';
import { showToast } from '../after-load/messages.ts';
import { savedJobs, setInList } from './id-list.ts';
import { isSignedIn } from './is-signed-in.ts';
import { isShownSaved, showSaved } from './save-buttons.ts';

export type SaveWords = {
  saved: string;
  /** Where a visitor's saved jobs are, and what signing in does. */
  onDevice: string;
  removed: string;
  undo: string;
  saveFailed: string;
  removeFailed: string;
  full: string;
};

/** @returns where it is kept now */
const write = async (id: number, isSaved: boolean, locale: string): Promise<'account' | 'device'> => {
  if (isSignedIn()) {
    const call = browserCaller(locale);
    const params = { id: String(id) };
    try {
      await (isSaved ? call(saveJob, { params, body: {} }) : call(unsaveJob, { params }));
      return 'account';
    } catch (error) {
      // The session has ended: then it is kept as for any visitor, and taken over at the next sign-in.
      if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') throw error;
    }
  }
  setInList(savedJobs, id, isSaved);
  return 'device';
};

// Two presses at once arrive in their order.
let queue: Promise<unknown> = Promise.resolve();

/** Saves a job, or takes it off the saved ones, and says so. The buttons show it already; they turn back if it fails. */
export const setSaved = (id: number, isSaved: boolean, words: SaveWords, locale: string): Promise<void> => {
  const work = async (): Promise<void> => {
    const toast = { id: `saved-${id}` };
    try {
      const place = await write(id, isSaved, locale);
      await showToast({
        ...toast,
        title: isSaved ? words.saved : words.removed,
        ...(isSaved && place === 'device' && { subtitle: words.onDevice }),
        action: {
          label: words.undo,
          onAct: () => {
            showSaved(id, !isSaved);
            void setSaved(id, !isSaved, words, locale);
          },
        },
      });
    } catch (error) {
      if (isShownSaved(id) === isSaved) showSaved(id, !isSaved);
      const isFull = error instanceof AppError && error.code === 'TOO_MANY_SAVED';
      await showToast({
        ...toast,
        type: 'error',
        title: isSaved ? words.saveFailed : words.removeFailed,
        ...(isFull && { subtitle: words.full }),
      });
    }
  };
  const done = queue.then(work);
  queue = done;
  return done;
};
