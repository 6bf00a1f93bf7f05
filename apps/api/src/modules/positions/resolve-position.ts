import { tokens } from '@radar/domain/words';
import { type ReferencePosition, referencePositions } from '../../reference/read-reference.ts';

/** One way to name a position, as stems. */
type Phrase = { position: ReferencePosition; stems: readonly string[]; isOwnName: boolean };

type PositionIndex = {
  byCode: ReadonlyMap<string, ReferencePosition>;
  /** Phrases by their rarest stem: a text that lacks it cannot hold the phrase. */
  byStem: ReadonlyMap<string, readonly Phrase[]>;
  /** Categories by the stems of their own names, in alphabetical order. */
  categories: ReadonlyMap<string, ReferencePosition>;
};

// Words that say what somebody is, not in what trade: alone they name nothing.
const vague = new Set(
  [
    'inzener',
    'specialist',
    'specijalist',
    'menadzer',
    'asistent',
    'agent',
    'majstor',
    'radnik',
    'konzultant',
    'tehnicar',
    'analiticar',
    'monter',
    'montazer',
    'predavac',
    'serviser',
    'referent',
    'animator',
    'model',
  ].flatMap(tokens),
);

const isTelling = ({ stems: [first = '', second] }: Phrase): boolean => second !== undefined || !vague.has(first);

const phraseOf = (position: ReferencePosition, text: string, isOwnName: boolean): Phrase => ({
  position,
  stems: [...new Set(tokens(text))],
  isOwnName,
});

const phrasesOf = (position: ReferencePosition): Phrase[] => {
  const own = Object.values(position.names).flatMap(({ name, feminine }) => [
    name,
    ...(feminine === undefined ? [] : [feminine]),
  ]);
  const others = Object.values(position.synonyms).flat();
  const phrases = [
    ...own.map((text) => phraseOf(position, text, true)),
    ...others.map((text) => phraseOf(position, text, false)),
  ];
  return phrases.filter(({ stems }) => stems.length > 0).filter(isTelling);
};

const createPositionIndex = (positions: readonly ReferencePosition[]): PositionIndex => {
  const phrases = positions.flatMap(phrasesOf);
  const frequency = new Map<string, number>();
  for (const { stems } of phrases) for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const byStem = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [rarest = ''] = phrase.stems.toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0));
    byStem.set(rarest, [...(byStem.get(rarest) ?? []), phrase]);
  }
  return {
    byCode: new Map(positions.map((position) => [position.code, position])),
    byStem,
    categories: new Map(
      phrases
        .filter(({ position, isOwnName }) => isOwnName && position.parentId === null)
        .map(({ position, stems }) => [stems.toSorted().join(' '), position]),
    ),
  };
};

let index: PositionIndex | null = null;
const positionIndex = (): PositionIndex => (index ??= createPositionIndex(referencePositions()));

type Match = { position: ReferencePosition; score: number };

/**
 * Positions that one text names, best first: by how many of the text's words a name explains, then by whether it is the
 * position's own name, then by how early it stands.
 */
const matchesIn = (text: string): Match[] => {
  const exact = positionIndex().byCode.get(text);
  if (exact !== undefined) return [{ position: exact, score: 100 }];
  const words = tokens(text).slice(0, 60);
  const at = new Map(words.toReversed().map((word, fromEnd) => [word, words.length - 1 - fromEnd]));
  const best = new Map<ReferencePosition, number>();
  for (const word of at.keys()) {
    for (const { position, stems, isOwnName } of positionIndex().byStem.get(word) ?? []) {
      if (!stems.every((stem) => at.has(stem))) continue;
      const start = Math.min(...stems.map((stem) => at.get(stem) ?? 0));
      const isWhole = stems.length === at.size;
      const score = 10 * stems.length + (isWhole ? 5 : 0) + (isOwnName ? 2 : 0) - Math.min(start, 8) / 2;
      best.set(position, Math.max(score, best.get(position) ?? 0));
    }
  }
  return [...best]
    .map(([position, score]) => ({ position, score }))
    .toSorted((a, b) => b.score - a.score || a.position.id - b.position.id);
};

/** Categories that one of the texts is, whole: `Zdravstvo, socijalni rad`. */
const categoriesStated = (words: readonly string[]): ReferencePosition[] =>
  words.flatMap((text) => {
    const stems = [...new Set(tokens(text))].toSorted().join(' ');
    return positionIndex().categories.get(stems) ?? [];
  });

const isOccupation = ({ position }: Match): boolean => position.parentId !== null;

/**
 * Ids of the positions that a feed's words name, best first and at most three. `words` come best first: the category,
 * the department, the title. An occupation wins over a category that it was guessed from; a category that is stated by
 * its name stays beside it, and is better than nothing alone.
 */
export const resolvePosition = (words: readonly string[]): number[] => {
  const found = words.map((text) => matchesIn(text.slice(0, 300)));
  const occupations = found.map((matches) => matches.filter(isOccupation)).find((matches) => matches.length > 0) ?? [];
  const [top] = occupations;
  if (top !== undefined) {
    // `Konobar i kuhar` names two; `vozač kamiona` is not a driver of anything else.
    const equals = occupations.filter(({ score }) => score >= top.score - 4);
    const named = equals.slice(0, 3).map(({ position }) => position);
    const holders = new Set(named.map(({ parentId }) => parentId));
    const stated = categoriesStated(words).filter(({ id }) => !holders.has(id));
    return [...new Set([...named, ...stated].map(({ id }) => id))];
  }
  const category = found.flat().toSorted((a, b) => b.score - a.score)[0];
  return category === undefined ? [] : [category.position.id];
};
