import * as z from 'zod/mini';

/** Length of a password in characters. What it is made of is not prescribed (OWASP ASVS 5.0, 6.2.5). */
export const passwordLength = { min: 8, max: 128 } as const;

/** A new password: taken exactly as typed, never trimmed. Common ones are refused by the server. */
export const NewPassword = z.string().check(
  z.minLength(1, 'required'),
  z.minLength(passwordLength.min),
  z.maxLength(passwordLength.max),
  z.refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'characters'),
);

/** A password that somebody logs in with: any text that could be one, so that old ones go on working. */
export const GivenPassword = z.string().check(
  z.minLength(1, 'required'),
  z.maxLength(1024),
  z.refine((text) => text.isWellFormed(), 'characters'),
);

/** What makes a password stronger; shown as advice, never demanded. */
export const passwordAdvice = (password: string): { hasSign: boolean; hasBothCases: boolean; isLong: boolean } => ({
  hasSign: /[\d\W]/.test(password),
  hasBothCases: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  isLong: password.length >= 12,
});
