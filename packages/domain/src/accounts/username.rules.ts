import * as z from 'zod/mini';
import { toLatin } from '../words/latin.ts';

/** A name to log in with: 3 to 30 letters, digits, dots, dashes and underscores. */
export const Username = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.minLength(3),
    z.maxLength(30),
    z.regex(/^[\p{L}\p{M}\p{Nd}._-]+$/u, 'username'),
    z.regex(/[\p{L}\p{Nd}]/u, 'username'),
  );

// Cyrillic letters that look like Latin ones, as opposed to those that sound like them.
const lookAlikes: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
};

const isLookAlikeOnly = (text: string): boolean =>
  [...text].every((character) => !/\p{Script=Cyrillic}/u.test(character) || lookAlikes[character] !== undefined);

/**
 * What two usernames must not share: the same without regard to case, accents and characters that look alike (`Ana`,
 * `ana`, Cyrillic `ана` and `аna`; `0` and `o`; `1`, `l` and `i`).
 */
export const usernameKey = (username: string): string => {
  const small = username.trim().normalize('NFKC').toLowerCase();
  const latin = isLookAlikeOnly(small)
    ? [...small].map((character) => lookAlikes[character] ?? character).join('')
    : toLatin(small);
  return latin.normalize('NFKD').replace(/\p{M}/gu, '').replace(/0/g, 'o').replace(/[1i|]/g, 'l');
};
