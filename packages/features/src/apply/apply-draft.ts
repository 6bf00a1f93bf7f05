'use client';

import type { Application } from '@radar/domain/applications';
import { type Draft, onDevice, useDraft } from '@radar/ui/form';
import * as z from 'zod/mini';
import { applicationTexts as texts, personalDraftKey } from '../shell/device/personal-drafts.ts';

// A rule takes the name for that of a promise.
const orElse = z.catch;

const text = orElse(z.string(), '');
const note = orElse(z.nullable(z.string()), null);

const Kept = z.object({
  /** Where its server side is. */
  applicationId: orElse(z.nullable(z.int()), null),
  /** `updatedAt` of the server's side when both last agreed; null where only this device has a draft. */
  agreedAt: note,
  /** Made once for a sending, kept over reloads: the same key sends once. */
  idempotencyKey: note,
  /** When a visitor last sent one for this job from here; all else is forgotten then. */
  sentAt: note,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  nationality: text,
  coverLetter: text,
});
export type KeptDraft = z.output<typeof Kept>;

/** What the device keeps of a started application: what was typed, and where its server side is. */
export type ApplyDraft = Draft<KeptDraft>;

const parse = (kept: unknown): KeptDraft => orElse(Kept, () => Kept.parse({})).parse(kept);

/** The draft of a person for a job, on this device: a guest's (null) or that of an account. In the browser only. */
export const useApplyDraft = (jobId: number, userId: number | null): ApplyDraft =>
  useDraft({ key: personalDraftKey(`apply:${jobId}`, userId), parse, storage: onDevice });

const guestKey = (jobId: number): string => personalDraftKey(`apply:${jobId}`, null);

/**
 * What was typed for a job on this device before somebody signed in, and says something else than the draft that they go
 * on with now; null for nothing. In the browser only.
 */
export const guestTexts = (jobId: number, draft: KeptDraft): Partial<KeptDraft> | null => {
  const guest = parse(onDevice.read(guestKey(jobId)));
  const news = texts.filter((field) => guest[field].trim() !== '' && guest[field] !== draft[field]);
  return news.length === 0 ? null : Object.fromEntries(news.map((field) => [field, guest[field]]));
};

export const forgetGuestDraft = (jobId: number): void => onDevice.remove(guestKey(jobId));

/**
 * The draft that somebody with an account goes on with. Where this device was the last to change it, what is here is as
 * new, and holds what was not fit to be sent yet; else the account's side is newer.
 */
export const takeUp = (kept: KeptDraft, application: Application): Partial<KeptDraft> => {
  const isOurs = kept.applicationId === application.id;
  const agreed = { applicationId: application.id, agreedAt: application.updatedAt };
  if (isOurs && kept.agreedAt === application.updatedAt) return agreed;
  const known = Object.fromEntries(texts.map((field) => [field, application[field] ?? kept[field]]));
  return { ...agreed, ...known, ...(!isOurs && { idempotencyKey: null }) };
};
