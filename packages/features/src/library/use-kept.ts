'use client';

import type { Locale } from '@radar/i18n/locales';
import { useEffect, useState } from 'react';
import { prepareMessages, showToast } from '../shell/after-load/messages.ts';
import { withSession } from '../shell/with-session.ts';
import { useWords } from '../shell/use-words.ts';

type Deletion = {
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  words: { deleted: string; deleteFailed: string; restored: string; restoreFailed: string };
};

/** Long enough to find the way to the button by keyboard; it stands still under the pointer and the focus. */
const undoMs = 10_000;

/** Things that the page came with, what was added, changed and deleted since, and the way back. */
export const useKept = <T extends { id: number }>(locale: Locale, start: readonly T[]) => {
  const { t, reasonOf } = useWords();
  const [items, setItems] = useState(start);
  useEffect(prepareMessages, []);
  const [goneIds, setGoneIds] = useState<ReadonlySet<number>>(new Set());

  const setGone = (id: number, isGone: boolean): void =>
    setGoneIds((now) => new Set(isGone ? [...now, id] : [...now].filter((one) => one !== id)));

  /** Tells what went wrong, and nothing where the person was asked to sign in and put it off. */
  const attempt = async (failed: string, change: () => Promise<unknown>): Promise<boolean> => {
    try {
      await withSession(locale, change);
      return true;
    } catch (error) {
      await showToast({ type: 'error', title: failed, subtitle: reasonOf(error) });
      return false;
    }
  };

  return {
    items: items.filter(({ id }) => !goneIds.has(id)),
    attempt,
    /** Puts one first. */
    add: (item: T): void => setItems((now) => [item, ...now.filter(({ id }) => id !== item.id)]),
    /** Leaves it where it stands. */
    change: (item: T): void => setItems((now) => now.map((one) => (one.id === item.id ? item : one))),
    /** Takes one off at once, and offers to take that back. */
    remove: async (id: number, { remove, restore, words }: Deletion): Promise<void> => {
      setGone(id, true);
      if (!(await attempt(words.deleteFailed, remove))) return setGone(id, false);
      const undo = async (): Promise<void> => {
        if (!(await attempt(words.restoreFailed, restore))) return;
        setGone(id, false);
        await showToast({ title: words.restored });
      };
      await showToast({
        title: words.deleted,
        durationMs: undoMs,
        action: { label: t('library.undo'), onAct: () => void undo() },
      });
    },
  };
};
