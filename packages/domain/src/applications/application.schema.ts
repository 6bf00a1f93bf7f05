import * as z from 'zod/mini';
import { ApplicationType, JobListItem } from '../jobs/job.schema.ts';
import { EmailAddress, Id, Instant, paragraph, personName, PhoneNumber } from '../text/values.schema.ts';

export const ApplicationStatus = z.enum(['initiated', 'completed']);

export const ApplicationDocument = z.object({
  id: Id,
  /** Name that the person's file had. */
  name: z.string(),
  source: z.enum(['CV', 'document']),
  sizeBytes: z.int(),
  format: z.string(),
});
export type ApplicationDocument = z.output<typeof ApplicationDocument>;

/** How a code reaches a person: by e-mail, or by a text message to the phone. */
export const CodeChannel = z.enum(['email', 'phone']);
export type CodeChannel = z.output<typeof CodeChannel>;

/** What became of a sent application; each happens once. */
export const ApplicationStep = z.enum(['forwarded', 'seen', 'ended', 'no_feedback']);
export type ApplicationStep = z.output<typeof ApplicationStep>;

export const Application = z.object({
  id: Id,
  jobId: Id,
  applicationType: ApplicationType,
  status: ApplicationStatus,
  /** Where the person came from (`utm_source`, or `direct`). */
  source: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  /** As it is sent. */
  coverLetter: z.nullable(z.string()),
  /** The saved letter that it was taken from; null for a typed one, and once that letter is gone. */
  coverLetterId: z.nullable(Id),
  documents: z.array(ApplicationDocument),
  /** Whether an address stated in the form is known to be the person's: by a code, or as the account's own. */
  isVerified: z.boolean(),
  /** Which of the stated addresses that is. */
  verifiedBy: z.nullable(CodeChannel),
  /** The sent application that this one brings up to date. */
  updates: z.nullable(Id),
  sentAt: z.nullable(Instant),
  updatedAt: Instant,
});
export type Application = z.output<typeof Application>;

/** An application in the list of a person's own. */
export const ApplicationListItem = z.object({
  id: Id,
  applicationType: ApplicationType,
  status: ApplicationStatus,
  job: JobListItem,
  /** The steps that have happened, oldest first. */
  progress: z.array(z.object({ step: ApplicationStep, at: Instant })),
  updates: z.nullable(Id),
  sentAt: z.nullable(Instant),
  updatedAt: Instant,
  /** Pending, and the job still takes applications. */
  mayContinue: z.boolean(),
  /** Pending. A deleted one can be restored for `undoDeletionMs`. */
  mayDelete: z.boolean(),
  /** Sent, and the job still takes applications: see `sendApplicationAgain`. */
  maySendAgain: z.boolean(),
});
export type ApplicationListItem = z.output<typeof ApplicationListItem>;

/** One of the caller's applications: what was filled in, and what the list says of it. */
export const ApplicationDetails = z.extend(Application, ApplicationListItem.shape);
export type ApplicationDetails = z.output<typeof ApplicationDetails>;

/** A page of the caller's applications, last changed or sent first. One that was brought up to date is not listed. */
export const ApplicationPage = z.object({
  items: z.array(ApplicationListItem),
  total: z.int(),
  totalPages: z.int(),
});
export type ApplicationPage = z.output<typeof ApplicationPage>;

export const applicationsPageSize = 20;

/** How long a deleted application can be restored. */
export const undoDeletionMs = 10 * 60_000;

export const maxCoverLetterLength = 5000;

/** The step of the CV: one file at least. */
export const CvStep = z.object({ cv: z.array(ApplicationDocument).check(z.minLength(1, 'cv')) });

/** The step of the cover letter, which may stay empty. */
export const LetterStep = z.object({ coverLetter: paragraph(maxCoverLetterLength) });

/** Draft fields that the form keeps; each may be missing or cleared with null. Unknown fields are refused. */
export const ApplicationDraft = z.strictObject({
  firstName: z.optional(z.nullable(personName(255))),
  lastName: z.optional(z.nullable(personName(255))),
  email: z.optional(z.nullable(EmailAddress)),
  phone: z.optional(z.nullable(PhoneNumber)),
  nationality: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'country')))),
  coverLetter: z.optional(z.nullable(paragraph(maxCoverLetterLength))),
  /** One of the account's saved letters: its text is taken, unless `coverLetter` brings another. */
  coverLetterId: z.optional(z.nullable(Id)),
});
export type ApplicationDraft = z.output<typeof ApplicationDraft>;
