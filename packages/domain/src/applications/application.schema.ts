import * as z from 'zod/mini';
import { ApplicationType } from '../jobs/job.schema.ts';
import {
  EmailAddress,
  Id,
  Instant,
  OptionalPhoneNumber,
  paragraph,
  personName,
  PhoneNumber,
} from '../text/values.schema.ts';

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
  coverLetter: z.nullable(z.string()),
  documents: z.array(ApplicationDocument),
  /** Whether the address stated in the form was confirmed by its code. */
  isVerified: z.boolean(),
  sentAt: z.nullable(Instant),
  updatedAt: Instant,
});
export type Application = z.output<typeof Application>;

export const maxCoverLetterLength = 5000;

/** The contact step of the form: a name, the e-mail that the code is sent to, and a phone number if the person likes. */
export const ContactStep = z.object({
  firstName: personName(255),
  lastName: personName(255),
  email: EmailAddress,
  phone: OptionalPhoneNumber,
});
export type ContactStep = z.output<typeof ContactStep>;

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
});
export type ApplicationDraft = z.output<typeof ApplicationDraft>;
