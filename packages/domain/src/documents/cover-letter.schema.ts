import * as z from 'zod/mini';
import { maxCoverLetterLength } from '../applications/application.schema.ts';
import { Id, Instant, paragraph, requiredLine } from '../text/values.schema.ts';

/** A letter that is kept for applications to come. */
export const CoverLetter = z.object({
  id: Id,
  /** The person's own name for it. */
  name: z.string(),
  text: z.string(),
  /** Counts its changes. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type CoverLetter = z.output<typeof CoverLetter>;

export const NewCoverLetter = z.strictObject({
  name: requiredLine(120),
  text: paragraph(maxCoverLetterLength).check(z.minLength(1, 'required')),
});
export type NewCoverLetter = z.output<typeof NewCoverLetter>;

export const CoverLetterChanges = z.partial(NewCoverLetter);
export type CoverLetterChanges = z.output<typeof CoverLetterChanges>;
