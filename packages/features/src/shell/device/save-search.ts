import { AppError } from '@radar/domain/http';
import { addToSearchHistory, removeSavedSearch, type SavedSearch, saveSearch } from '@radar/domain/saved';
import { browserCaller } from '../browser-caller.ts';
import { showToast } from '../after-load/messages.ts';

export type SearchWords = {
  saved: string;
  removed: string;
  undo: string;
  saveFailed: string;
  removeFailed: string;
  full: string;
};

export type NewSearch = Pick<SavedSearch, 'query' | 'name' | 'hasEmailNotification' | 'emailFrequency'>;

const callIn = (locale: string) => browserCaller(locale);

type Change = {
  /** The saved search; null: not saved yet. */
  id: number | null;
  search: NewSearch;
  isSaved: boolean;
  words: SearchWords;
  locale: string;
  /** Told what stands now: the id, or null for none. */
  show: (id: number | null) => void;
};

/** Saves a search in the account, or removes it, says so, and offers to undo it. What fails is shown as it was. */
export const setSearchSaved = async (change: Change): Promise<void> => {
  const { id, search, isSaved, words, locale, show } = change;
  const toast = { id: `search-${JSON.stringify(search.query)}` };
  try {
    let now: number | null = null;
    if (isSaved) now = (await callIn(locale)(saveSearch, { body: search })).id;
    else if (id !== null) await callIn(locale)(removeSavedSearch, { params: { id: String(id) } });
    show(now);
    await showToast({
      ...toast,
      title: isSaved ? words.saved : words.removed,
      action: { label: words.undo, onAct: () => void setSearchSaved({ ...change, id: now, isSaved: !isSaved }) },
    });
  } catch (error) {
    show(id);
    const isFull = error instanceof AppError && error.code === 'TOO_MANY_SAVED';
    await showToast({
      ...toast,
      type: 'error',
      title: isSaved ? words.saveFailed : words.removeFailed,
      ...(isFull && { subtitle: words.full }),
    });
  }
};

/** Notes a search in the account's history. @returns id of the saved search that is the same, or null */
export const rememberInAccount = async (
  query: SavedSearch['query'],
  hasResults: boolean,
  locale: string,
): Promise<number | null> => (await callIn(locale)(addToSearchHistory, { body: { query, hasResults } })).savedSearchId;
