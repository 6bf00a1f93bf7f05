import { atom, type Atom, getDefaultStore } from 'jotai';

/** Where drafts outlive the page. */
export type DraftStorage = {
  /** What was kept under a key, whatever it may be; undefined when there is nothing. */
  read: (key: string) => unknown;
  /** False when it could not be kept. */
  write: (key: string, values: object) => boolean;
  remove: (key: string) => void;
};

export type DraftOptions<Values extends object> = {
  /** Names the form, its thing and its person: two forms with the same key share one draft. */
  key: string;
  /** Makes values of what was kept, also of nothing and of rubbish. */
  parse: (kept: unknown) => Values;
  /** @default none: the draft lives as long as the page */
  storage?: DraftStorage;
};

type State<Values> = { values: Values; savedAt: Date | null };

/** Milliseconds after the last key. */
export const keepAfterMs = 500;

/** A draft in shared state. */
export type DraftStore<Values extends object> = {
  /** The values, and when they were last kept; null before that and where the storage refuses. */
  state: Atom<State<Values>>;
  /** Keeps changes, with all that still waits, at once. */
  keep: (changes: Partial<Values>) => void;
  /** Keeps changes half a second after the last of them. */
  keepSoon: (changes: Partial<Values>) => void;
  /** Keeps what still waits. */
  flush: () => void;
  /** Forgets everything, here and in the storage. */
  clear: () => void;
};

export const createDraft = <Values extends object>({
  key,
  parse,
  storage,
}: DraftOptions<Values>): DraftStore<Values> => {
  const store = getDefaultStore();
  const state = atom<State<Values>>({ values: parse(storage?.read(key)), savedAt: null });
  let waiting: Partial<Values> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    waiting = null;
  };
  const keep = (changes: Partial<Values>): void => {
    const values = { ...store.get(state).values, ...waiting, ...changes };
    stop();
    const isKept = storage?.write(key, values) ?? true;
    store.set(state, { values, savedAt: isKept ? new Date() : null });
  };
  const flush = (): void => {
    if (waiting !== null) keep({});
  };
  return {
    state,
    keep,
    keepSoon(changes) {
      waiting = { ...waiting, ...changes };
      clearTimeout(timer);
      timer = setTimeout(flush, keepAfterMs);
    },
    flush,
    clear() {
      stop();
      storage?.remove(key);
      store.set(state, { values: parse(undefined), savedAt: null });
    },
  };
};

/** Keeps drafts on this device, for whoever has no account. */
export const onDevice: DraftStorage = {
  read(key) {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return kept ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key, values) {
    try {
      localStorage.setItem(key, JSON.stringify(values));
      return true;
    } catch {
      // Full or forbidden: the form works without it.
      return false;
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept then.
    }
  },
};
