'use client';

import { type Draft, onDevice, useDraft } from '@radar/ui/form';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { personalDraftKey } from '../shell/device/personal-drafts.ts';

const orElse = z.catch;

const Kept = z.object({
  /** Null until something is typed, as are the others. */
  name: orElse(z.nullable(z.string()), null),
  text: orElse(z.nullable(z.string()), null),
  /** Version of the letter that was being changed. */
  version: orElse(z.nullable(z.int()), null),
});

export type LetterDraft = z.output<typeof Kept>;

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

const parse = (kept: unknown): LetterDraft => orElse(Kept, () => Kept.parse({})).parse(kept);

/** What was typed into a letter, on top of what is kept of it. In the browser only. */
export const useLetterDraft = (key: LetterKey): Draft<LetterDraft> =>
  useDraft({ key: keyOf(key), parse, storage: onDevice });
