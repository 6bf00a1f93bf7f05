/** Jobs or employers that this device remembers, newest last, in the browser's storage of this site alone. */
export type IdList = {
  /** The same array until the list changes. */
  get: () => readonly number[];
  subscribe: (listener: () => void) => () => void;
  replace: (ids: readonly number[]) => void;
};

const none: readonly number[] = [];

const parse = (text: string | null): readonly number[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : none;
  } catch {
    // Not ours: as if nothing were there.
    return none;
  }
};

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be closed to us.
    return null;
  }
};

/** A list under a key; of more than `most` ids the newest stay. */
export const createIdList = (key: string, most: number): IdList => {
  const listeners = new Set<() => void>();
  let kept: { text: string | null; ids: readonly number[] } = { text: null, ids: none };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => {
      const text = read(key);
      if (text !== kept.text) kept = { text, ids: parse(text) };
      return kept.ids;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      // Another tab may change it.
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
    replace: (ids) => {
      try {
        localStorage.setItem(key, JSON.stringify([...new Set(ids)].slice(-most)));
      } catch {
        // Full or closed: then this device remembers nothing.
      }
      tell();
    },
  };
};

export const mostCompared = 4;

export const comparedJobs: IdList = createIdList('compare', mostCompared);

export const seenJobs: IdList = createIdList('seen', 500);

/** Saved by a visitor; who is signed in saves in the account. */
export const savedJobs: IdList = createIdList('saved', 200);

/** Hidden from lists by a visitor. */
export const hiddenJobs: IdList = createIdList('hidden', 200);

/** Employers whose jobs a visitor has hidden. */
export const hiddenEmployers: IdList = createIdList('hidden-employers', 100);

/** Jobs that this device began an application for: the API knows its visitor. */
export const begunJobs: IdList = createIdList('applications', 100);

/** Adds a job as the newest, or takes it away. */
export const setInList = (list: IdList, id: number, isIn: boolean): void =>
  list.replace([...list.get().filter((one) => one !== id), ...(isIn ? [id] : [])]);
