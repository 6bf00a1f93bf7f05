import { isOccupation, isSettledStem, occupations, stem as stemOf } from '@radar/domain/words';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';

/** Letters to change, add, drop or swap with a neighbour between two words (optimal string alignment). */
export const editDistance = (a: string, b: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? a.length;
};

const shortest = 4;
const longest = 40;
const mayDiffer = (stem: string): number => (stem.length < 8 ? 1 : 2);

type Entry = { word: string; jobs: number };

/** The likeliest word that was meant: the nearest, then the one with the same first letter, then the most frequent, then the first in the alphabet. */
const nearest = (stem: string, entries: readonly Entry[]): string | null => {
  const judged = entries
    // Kinds of work stand in the dictionary too.
    .filter(({ word }) => /^[a-z]/.test(word))
    .map((entry) => ({ ...entry, distance: editDistance(stem, entry.word), isFirstKept: entry.word[0] === stem[0] }))
    .filter(({ distance }) => distance > 0 && distance <= mayDiffer(stem))
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.isFirstKept) - Number(a.isFirstKept) ||
        b.jobs - a.jobs ||
        (a.word < b.word ? -1 : 1),
    );
  return judged[0]?.word ?? null;
};

// An occupation that nobody seeks today may have another name under which somebody is sought.
const occupationsLike = (stem: string): Entry[] =>
  occupations
    .filter((word) => Math.abs(word.length - stem.length) <= mayDiffer(stem))
    .map((word) => ({ word, jobs: 0 }));

const womansEndings = ['ic', 'k', 'kinj'];

// A slip near the end of a woman's word is not stemmed away: `sobraica` is no form of `sobar`.
const womensWords: ReadonlyMap<string, string> = new Map(
  occupations.flatMap((word) =>
    womansEndings
      .map((ending): [string, string] => [word + ending, word])
      .filter(([womans]) => womans.length >= 6 && stemOf(womans) === word),
  ),
);

/** The occupation whose woman's word is one change away from a stem; null where none is, or several are. */
const womansWordLike = (stem: string): string | null => {
  const meant = new Set<string>();
  for (const [womans, word] of womensWords)
    if (Math.abs(womans.length - stem.length) <= 1 && editDistance(stem, womans) === 1) meant.add(word);
  const [first] = meant;
  return meant.size === 1 && first !== undefined ? first : null;
};

/** `gotvach`, `chistach`, `vozach`: Cyrillic typed as in English. */
const withoutDigraphs = (stem: string): string => stemOf(stem.replace(/([cszd])h/g, '$1'));

/** `parket` is what a `parketar` lays, and no misspelt market. */
const isRootOfWork = (stem: string): boolean =>
  stem.length > shortest && occupations.some((word) => word !== stem && word.startsWith(stem));

const mayBeCorrected = (stem: string): boolean =>
  stem.length >= shortest && stem.length <= longest && /^[a-z]+$/.test(stem);

/**
 * What the dictionary of a site knows of words, in one question: which of them it has, and under a stem what is like it.
 * Trigrams miss swapped letters in short words; words that begin alike make up for it.
 */
const lookUp = async (db: Db, siteId: string, asked: readonly string[], stems: readonly string[]) => {
  const beginning = (first: number, second: number) => stems.map((stem) => `${stem[first]}${stem[second]}%`);
  const texts = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`;
  const rows = await rowsOf<Entry & { stem: string | null }>(
    db,
    sql`select null as stem, word, jobs from search_words
        where site_id = ${siteId} and jobs > 0 and word = any(${texts(asked)})
      union all select stem, near.word, near.jobs
        from unnest(${texts(stems)}, ${texts(beginning(0, 1))}, ${texts(beginning(1, 0))}) typed(stem, alike, swapped)
        cross join lateral (select word, jobs from search_words
          where site_id = ${siteId} and jobs > 0 and length(word) between length(stem) - 2 and length(stem) + 2
            and (word % stem or word like alike or word like swapped)) near`,
  );
  const byStem = Map.groupBy(rows, ({ stem }) => stem);
  return {
    known: new Set((byStem.get(null) ?? []).map(({ word }) => word)),
    near: (stem: string): Entry[] => byStem.get(stem) ?? [],
  };
};

/** Which of these stems the ads of a site use. */
export const knownWords = async (db: Db, siteId: string, stems: readonly string[]): Promise<ReadonlySet<string>> =>
  (await lookUp(db, siteId, stems, [])).known;

/**
 * The words of a query with those that no ad has replaced by the nearest that one has. Words that are right and merely
 * not wanted today (occupations, and words known for their false friends) stay.
 * @returns null where nothing can be corrected
 */
export const correctWords = async (db: Db, siteId: string, words: readonly string[]): Promise<string[] | null> => {
  const isWord = (stem: string): boolean => isOccupation(stem) || isSettledStem(stem) || isRootOfWork(stem);
  const stems = words.filter((stem) => mayBeCorrected(stem) && !isWord(stem));
  const { known, near } = await lookUp(db, siteId, [...words, ...words.map(withoutDigraphs)], stems);
  const isRight = (stem: string): boolean => known.has(stem) || isWord(stem);
  const corrected = words.map((stem) => {
    const plain = withoutDigraphs(stem);
    if (isRight(stem)) return stem;
    if (isRight(plain)) return plain;
    if (!mayBeCorrected(stem)) return stem;
    return nearest(stem, [...occupationsLike(stem), ...near(stem)]) ?? womansWordLike(stem) ?? stem;
  });
  return corrected.some((stem, index) => stem !== words[index]) ? corrected : null;
};
