import { licencesNamed } from './licences.ts';
import { plainWords, type Term, terms, type TermKind } from './term.ts';

// Every term has one of these; most ads have none.
const telling =
  /remote|home|dalecin|daljav|daljin|kuc|doma|hibrid|hybrid|student|sezon|season|vrijeme|vreme|delovn|time|dnevno|dan|tj?ed|week|day|neodred|nedoloc|neopredel|permanent|staln|postojan|honorar|djelu|freelance/;

const denials = new Set('nije ne ni bez not no nema nemamo niti isn'.split(' '));
const denialReach = 4;

const isDenied = (text: string, at: number): boolean =>
  text
    .slice(0, at)
    .trim()
    .split(' ')
    .slice(-denialReach)
    .some((word) => denials.has(word));

const isSaid = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(({ index }) => !isDenied(text, index));

type Offered = Readonly<Record<TermKind, readonly string[]>>;

const valuesOf = (found: readonly Term[], kind: TermKind): string[] => [
  ...new Set(found.filter((term) => term.kind === kind).map(({ value }) => value)),
];

/** The terms that an ad offers in its own words: `moguć rad od kuće`, `za ljetnu sezonu`, `potrebna B kategorija`. */
export const termsOffered = (title: string, description: string): Offered => {
  const head = plainWords(title);
  const text = plainWords(description);
  const found = telling.test(`${head} ${text}`)
    ? terms.filter(({ offered, asked }) => isSaid(head, asked) || isSaid(text, offered))
    : [];
  const licences = [head, text].flatMap(licencesNamed).flatMap((named) => named.licences);
  return {
    workModes: valuesOf(found, 'workModes'),
    jobTypes: valuesOf(found, 'jobTypes'),
    drivingLicences: [...new Set(licences)],
  };
};
