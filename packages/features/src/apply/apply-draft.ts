'use client';

import { type Draft, onDevice, useDraft } from '@radar/ui/form';
import * as z from 'zod/mini';

// A rule takes the name for that of a promise.
const orElse = z.catch;

const text = orElse(z.string(), '');

const Kept = z.object({
  /** Where its server side is. */
  applicationId: orElse(z.nullable(z.int()), null),
  /** Made once for a sending, kept over reloads: the same key sends once. */
  idempotencyKey: orElse(z.nullable(z.string()), null),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  coverLetter: text,
});

/** What the device keeps of a started application: what was typed, and where its server side is. */
export type ApplyDraft = Draft<z.output<typeof Kept>>;

const parse = (kept: unknown) => orElse(Kept, () => Kept.parse({})).parse(kept);

/** A guest's draft for a job, on this device. In the browser only. */
export const useApplyDraft = (jobId: number): ApplyDraft =>
  useDraft({ key: `radar:apply:${jobId}:guest`, parse, storage: onDevice });
