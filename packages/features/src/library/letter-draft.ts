'use client';

import { type Draft, inTab, useDraft } from '@radar/ui/form';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const orElse = z.catch;

const Kept = z.object({ name: orElse(z.string(), ''), text: orElse(z.string(), '') });

export type LetterText = z.output<typeof Kept>;

/** Whose letter is being written: a kept one's, or a new one's. */
export type LetterKey = { userId: number; letterId: number | null };

const keyOf = ({ userId, letterId }: LetterKey): string => `radar:letter:${userId}:${letterId ?? 'new'}`;

const never = (): (() => void) => () => {};

/** Whether a letter was being written when this tab was loaded anew. */
export const useHasLetterDraft = (key: LetterKey): boolean =>
  useSyncExternalStore(
    never,
    () => inTab.read(keyOf(key)) !== undefined,
    () => false,
  );

/** What was typed into a letter, on top of what is kept of it. In the browser only. */
export const useLetterDraft = (key: LetterKey, start: LetterText): Draft<LetterText> =>
  useDraft({
    key: keyOf(key),
    parse: (kept) => orElse(Kept, start).parse(kept ?? start),
    storage: inTab,
  });
