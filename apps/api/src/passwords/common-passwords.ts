import { readFileSync } from 'node:fs';
import { sites } from '@radar/config/sites';
import { fold } from '@radar/domain/words';

/** The 3,000 most common passwords of eight characters and more (zxcvbn-ts, MIT), most common first. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

const brandWords = new Set(
  Object.values(sites)
    .flatMap(({ name }) => name.split(' '))
    .map(fold)
    .concat('lozinka', 'geslo', 'password', 'posao', 'prijava'),
);

/** A word of ours and a few digits or signs: the first that anybody would try here. */
const isBrandWord = (password: string): boolean => {
  const bare = fold(password).replace(/[^\p{L}]/gu, '');
  return [...brandWords].some((word) => bare === word || bare === word + word);
};

/** Whether a password is among those that everybody tries first. */
export const isCommonPassword = (password: string): boolean =>
  common.has(password) || common.has(password.toLowerCase()) || isBrandWord(password);
