import { sameField } from './same-field.ts';
import { calledAfterOthers, sameWork } from './same-work.ts';
import { tokens } from './tokens.ts';

/** One name of a kind of work, as stems. */
type Phrase = { stems: readonly string[]; works: readonly string[] };

const phrasesOf = (names: string, works: readonly string[]): Phrase[] =>
  names.split(',').map((name) => ({ stems: [...new Set(tokens(name))], works }));

/** The word of a search document for a field of work, by its category's code. */
export const fieldWord = (code: string): string => `.in.${code.replaceAll('-', '')}`;

const phrases: readonly Phrase[] = [
  ...Object.entries(sameWork).flatMap(([key, names]) =>
    phrasesOf(
      names,
      key.split(' ').map((code) => `.${code}`),
    ),
  ),
  ...Object.entries(sameField).flatMap(([code, names]) => phrasesOf(names, [fieldWord(code)])),
];

/** Phrases by their first stem, the longest first. */
const byStem = new Map<string, Phrase[]>();
for (const phrase of phrases.toSorted((a, b) => b.stems.length - a.stems.length)) {
  for (const stem of phrase.stems) byStem.set(stem, [...(byStem.get(stem) ?? []), phrase]);
}

/** A phrase may be interrupted by so many words, if it stands nowhere whole: `vozač (B i) C kategorije`. */
const gaps = [0, 1];
const lengths = [...new Set(phrases.map(({ stems }) => stems.length))].toSorted((a, b) => b - a);

type Title = { words: readonly string[]; taken: Set<number> };

/** Where the words of a phrase stand from `start` on, in any order; null where one is missing or taken. */
const placesOf = ({ stems }: Phrase, { words, taken }: Title, start: number, gap: number): number[] | null => {
  const end = Math.min(words.length, start + stems.length + gap);
  const found: number[] = [];
  for (const stem of stems) {
    let at = start;
    while (at < end && (words[at] !== stem || taken.has(at))) at += 1;
    if (at === end) return null;
    found.push(at);
  }
  return found;
};

type Found = { at: number[]; works: readonly string[] };

const findAt = (title: Title, start: number, length: number, gap: number): Found | null => {
  for (const phrase of byStem.get(title.words[start] ?? '') ?? []) {
    if (phrase.stems.length !== length) continue;
    const at = placesOf(phrase, title, start, gap);
    if (at !== null) return { at, works: phrase.works };
  }
  return null;
};

const longestTitle = 60;

/** What is named, the longest names first; a word belongs to one name only. */
const namedIn = (stems: readonly string[]): Found[] => {
  const title: Title = { words: stems.slice(0, longestTitle), taken: new Set() };
  const named: Found[] = [];
  for (const length of lengths) {
    for (const gap of length === 1 ? [0] : gaps) {
      for (let start = 0; start < title.words.length; start += 1) {
        const found = title.taken.has(start) ? null : findAt(title, start, length, gap);
        if (found === null) continue;
        for (const place of found.at) title.taken.add(place);
        named.push(found);
      }
    }
  }
  return named;
};

/** A kind of work, and the words that name it by their place. */
type Named = { work: string; at: readonly number[] };

/**
 * The kinds and fields of work that a title names, as words of its search document: `Natakar / natakarica` to `['.waiter']`, `Vozač
 * kamiona` to `['.truckdriver', '.driver']`. A name within a longer one does not count: `pomoćni kuhar` is no `.cook`.
 * @param stems the title's `tokens`
 */
export const worksNamed = (stems: readonly string[]): string[] => [
  ...new Set(namedIn(stems).flatMap(({ works }) => works)),
];

/**
 * Words of a title that belong to a name which is called after other work: in `Cloud architect` nobody is an architect.
 * @param stems the title's `tokens`
 */
export const wordsOfOtherWork = (stems: readonly string[]): string[] =>
  namedIn(stems)
    .filter(({ works: [work = ''] }) => calledAfterOthers.has(work.slice(1)))
    .flatMap(({ at }) => at.map((place) => stems[place] ?? ''));

/**
 * The kinds and fields of work that a search asks for, each with the words that name it.
 * @param stems the search's `queryTokens`
 */
export const worksAsked = (stems: readonly string[]): Named[] =>
  namedIn(stems).flatMap(({ at, works: [work] }) => (work === undefined ? [] : [{ work, at }]));

// What people are, without saying in what trade.
const vague =
  'radnik djelatnik delavec zaposlenik službenik uslužbenec referent asistent inženjer tehničar tehnik operater specijalist stručnjak strokovnjak menadžer voditelj vodja šef rukovodilac savjetnik svetovalec konzultant analitičar analitik dizajner oblikovalec agent administrator koordinator instruktor terapeut serviser monter instalater montažer pomoćnik pomočnik suradnik saradnik sodelavec predstavnik zastupnik zastopnik nadzornik kontrolor tehnolog projektant majstor rukovatelj upravitelj skrbnik predavač instruktor projektant organizator supervizor službenik магистер работник раководител советник соработник помошник претставник застапник worker employee officer specialist expert leader supervisor helper representative advisor analyst technician';

const occupationStems: ReadonlySet<string> = new Set([
  ...tokens(vague),
  ...Object.values(sameWork)
    .flatMap((names) => names.split(','))
    .map(tokens)
    .flatMap(([stem, more]) => (stem === undefined || more !== undefined ? [] : [stem])),
]);

/** Whether a stem says what somebody is: an ad is found by it through its title and occupation only. */
export const isOccupation = (stem: string): boolean => occupationStems.has(stem);

/** Stems that name an occupation. */
export const occupations: readonly string[] = [...occupationStems];
