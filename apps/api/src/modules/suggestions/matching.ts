import { fold } from '@radar/domain/words';

/** A name as suggestions compare it: folded, each word behind a space. */
export const beginningsOf = (name: string): string =>
  ` ${fold(name)
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim()}`;

/**
 * How well a name answers to what was typed: 2 if it begins so, 1 if one of its words does, else 0.
 * @param typed from `beginningsOf`
 */
export const matchOf = (names: readonly string[], typed: string): 0 | 1 | 2 => {
  if (names.some((name) => name.startsWith(typed))) return 2;
  return names.some((name) => name.includes(typed)) ? 1 : 0;
};

type Matched = { match: number; jobs: number };

/** The best match first, then the one with the most jobs. */
export const byMatch = (one: Matched, other: Matched): number => other.match - one.match || other.jobs - one.jobs;
