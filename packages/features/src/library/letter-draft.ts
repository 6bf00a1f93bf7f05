'use client';

import { type Draft, onDevice, useDraft } from '@radar/ui/form';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { personalDraftKey } from '../shell/device/personal-drafts.ts';

const orElse = z.catch;

const Kept = z.object({ name: orElse(z.string(), ''), text: orElse(z.string(), '') });

export type LetterText = z.output<typeof Kept>;

/** Whose letter is being written: a kept one's, or a new one's. */
export type LetterKey = { userId: number; letterId: number | null };

const keyOf = ({ userId, letterId }: LetterKey): string => personalDraftKey(`letter:${letterId ?? 'new'}`, userId);

const never = (): (() => void) => () => {};

/** Whether a letter was being written when the page was left. */
export const useHasLetterDraft = (key: LetterKey): boolean =>
  useSyncExternalStore(
    never,
    () => onDevice.read(keyOf(key)) !== undefined,
    () => false,
  );

/** What was typed into a letter, on top of what is kept of it. In the browser only. */
export const useLetterDraft = (key: LetterKey, start: LetterText): Draft<LetterText> =>
  useDraft({
    key: keyOf(key),
    parse: (kept) => orElse(Kept, start).parse(kept ?? start),
    storage: onDevice,
  });
