import * as z from 'zod/mini';
import { EmailAddress, Id, Instant, line, personName } from '../text/values.schema.ts';
import { GivenPassword, NewPassword } from './password.rules.ts';
import { Username } from './username.rules.ts';

const Language = z.enum(['hr', 'en', 'sl', 'bs', 'mk']);

export const Theme = z.enum(['light', 'dark']);
export type Theme = z.output<typeof Theme>;

/** A completed education level, with its name in the language asked for. */
export const EducationLevelItem = z.object({ id: Id, name: z.string() });
export type EducationLevelItem = z.output<typeof EducationLevelItem>;

/** The signed-in person. */
export const Me = z.object({
  id: Id,
  email: z.string(),
  /** A new address that waits for its link to be opened. */
  pendingEmail: z.nullable(z.string()),
  /** Only where the site logs in by username. */
  username: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  locale: Language,
  theme: z.nullable(Theme),
  address: z.nullable(z.string()),
  educationLevel: z.nullable(EducationLevelItem),
  /** False for those who sign in through a provider or by link only. */
  hasPassword: z.boolean(),
  /** Whether mails tell what became of applications. */
  hasApplicationMails: z.boolean(),
  /** Whether mails tell of new messages. */
  hasMessageMails: z.boolean(),
  createdAt: Instant,
});
export type Me = z.output<typeof Me>;

/** What registration takes. `username` is asked for where the site logs in by it. */
export const Registration = z.strictObject({
  firstName: personName(255),
  lastName: personName(255),
  email: EmailAddress,
  username: z.optional(Username),
  password: NewPassword,
  educationLevel: z.optional(z.object({ id: Id, name: z.optional(line(255)) })),
  address: z.optional(line(255)),
  /** Of the form: terms of use and privacy policy. */
  acceptTos: z.literal(true, 'acceptTos'),
});
export type Registration = z.output<typeof Registration>;

/** What a login takes: `email` or `username`, as the site logs in. */
export const Login = z.strictObject({
  email: z.optional(EmailAddress),
  username: z.optional(z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(254))),
  password: GivenPassword,
  /** Keeps the session for 90 days without use instead of one. @default false */
  isRemembered: z._default(z.boolean(), false),
});
export type Login = z.output<typeof Login>;

/** What a signed-in person may change of themselves. */
export const MeChanges = z.strictObject({
  firstName: z.optional(personName(255)),
  lastName: z.optional(personName(255)),
  locale: z.optional(Language),
  theme: z.optional(z.nullable(Theme)),
  address: z.optional(z.nullable(line(255))),
  educationLevelId: z.optional(z.nullable(Id)),
  hasApplicationMails: z.optional(z.boolean()),
  hasMessageMails: z.optional(z.boolean()),
});
export type MeChanges = z.output<typeof MeChanges>;

/** A place where the person is signed in. */
export const UserSession = z.object({
  id: Id,
  /** Browser and system in words, `Firefox, Android`; null when it did not say. */
  device: z.nullable(z.string()),
  isCurrent: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type UserSession = z.output<typeof UserSession>;

/** A code was mailed: how long to wait before another, and how long it is good. */
export const CodeSent = z.object({ resendAfterS: z.int(), expiresInS: z.int() });
