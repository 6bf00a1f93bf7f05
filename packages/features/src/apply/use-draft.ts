'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** What the device keeps of a started application: typed text, and where its server side is. */
export type Draft = {
  applicationId: number | null;
  /** Made once for a sending, kept over reloads: the same key sends once. */
  idempotencyKey: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  coverLetter: string;
};

const emptyDraft: Draft = {
  applicationId: null,
  idempotencyKey: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  coverLetter: '',
};

const saveAfterMs = 500;

const read = (key: string): Draft => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return emptyDraft;
    const valid = Object.entries(kept).filter(
      ([name, value]) =>
        Object.hasOwn(emptyDraft, name) && (typeof value === 'string' || typeof value === 'number' || value === null),
    );
    return { ...emptyDraft, ...Object.fromEntries(valid) };
  } catch {
    return emptyDraft;
  }
};

const write = (key: string, draft: Draft): void => {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: the form works without it.
  }
};

export type DraftStore = {
  draft: Draft;
  /** When the device last kept it; null before the first change. */
  savedAt: Date | null;
  /** Keeps changes half a second after the last of them, and at once when the page goes away. */
  change: (changes: Partial<Draft>) => void;
  clear: () => void;
};

/** The draft of a job's application on this device. In the browser only. */
export const useDraft = (jobId: number): DraftStore => {
  const key = `radar:apply:${jobId}`;
  const [draft, setDraft] = useState<Draft>(() => read(key));
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const pending = useRef<{ draft: Draft; timer: number } | null>(null);

  const flush = useCallback(() => {
    if (pending.current === null) return;
    window.clearTimeout(pending.current.timer);
    write(key, pending.current.draft);
    pending.current = null;
    setSavedAt(new Date());
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const change = useCallback(
    (changes: Partial<Draft>) => {
      setDraft((current) => {
        const next = { ...current, ...changes };
        window.clearTimeout(pending.current?.timer);
        pending.current = { draft: next, timer: window.setTimeout(flush, saveAfterMs) };
        return next;
      });
    },
    [flush],
  );

  const clear = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = null;
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept then.
    }
    setDraft(emptyDraft);
    setSavedAt(null);
  }, [key]);

  return { draft, savedAt, change, clear };
};
