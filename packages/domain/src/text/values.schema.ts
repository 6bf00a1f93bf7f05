import * as z from 'zod/mini';

/** Ids are positive 32-bit integers in the API; addresses carry them as decimal text. */
export const Id = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** An id as it stands in an address: decimal digits only. What is not an id is answered like an unknown id. */
export const IdText = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
    z.transform((text: string) => Number(text)),
  ),
  Id,
);

// NUL, lone surrogates and control characters other than tab and line breaks never enter the database or a mail.
const hasForbiddenCharacter = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) || !text.isWellFormed();

/** One line of text, trimmed, without control characters. */
export const line = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength),
    z.refine((text) => !hasForbiddenCharacter(text) && !/[\t\r\n]/.test(text), 'characters'),
  );

/** Several lines of text, trimmed. */
export const paragraph = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength),
    z.refine((text) => !hasForbiddenCharacter(text), 'characters'),
  );

/** A required line. */
export const requiredLine = (maxLength: number) => line(maxLength).check(z.minLength(1, 'required'));

const mailAddress =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/**
 * One plain mail address: no display name, no list, no quoted local part, ASCII only.
 * Narrower than RFC 5321 on purpose: a mailer must never read two recipients out of it.
 */
export const EmailAddress = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254), z.regex(mailAddress, 'email'));

/** The same, or nothing: a form's field that may stay empty. */
export const OptionalEmailAddress = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.refine((text) => text === '' || mailAddress.test(text), 'email'),
);

const dialled = (text: string): string => text.replace(/[\s\-/.()]/g, '').replace(/^00/, '+');

const phone = (pattern: RegExp) =>
  z.pipe(z.pipe(z.string().check(z.maxLength(40)), z.transform(dialled)), z.string().check(z.regex(pattern, 'phone')));

/** E.164: `+`, country code and 6 to 14 digits. Spaces, dashes, slashes, dots and brackets are taken out first. */
export const PhoneNumber = phone(/^\+[1-9]\d{6,14}$/);

/** The same, or nothing: a form's field that may stay empty. */
export const OptionalPhoneNumber = phone(/^(?:\+[1-9]\d{6,14})?$/);

/** A day: `YYYY-MM-DD`. */
export const IsoDate = z.iso.date();

/** An instant: ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** ISO 4217. */
export const Currency = z.enum([
  'EUR',
  'BAM',
  'MKD',
  'RSD',
  'CHF',
  'GBP',
  'USD',
  'SEK',
  'DKK',
  'NOK',
  'PLN',
  'CZK',
  'HUF',
]);

/** http(s) only: an address that may be shown as a link. */
export const WebAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).check(z.maxLength(2048));

/** Address of a video: any host, as a site may serve it itself and on a developer's machine has no domain. */
export const VideoAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2048));

/** A person's name in a mail or a document: a line without what mail headers and mark-up treat as signs. */
export const personName = (maxLength: number) =>
  requiredLine(maxLength).check(z.refine((text) => !/[<>";\\]/.test(text), 'characters'));

/** Query keys that may come once or several times become a list. At most 50 values. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z._default(
    z.pipe(
      z.transform((value: unknown): unknown[] => (Array.isArray(value) ? value : [value])),
      z.array(item).check(z.maxLength(50)),
    ),
    () => [],
  );
