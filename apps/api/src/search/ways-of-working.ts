import type { WorkMode } from '@radar/domain/jobs';
import { fold } from '@radar/domain/words';

type Way = readonly [phrase: string, mode: WorkMode];

/** How ads and people speak of working elsewhere than on site, folded, the longest first. */
const phrases: readonly Way[] = (
  [
    ['hibridni nacin rada', 'hybrid'],
    ['hibridni model rada', 'hybrid'],
    ['hibriden nacin na rabota', 'hybrid'],
    ['hibridna rabota', 'hybrid'],
    ['hibridno delo', 'hybrid'],
    ['hibridni rad', 'hybrid'],
    ['hybrid work', 'hybrid'],
    ['work from home', 'remote'],
    ['working from home', 'remote'],
    ['working remotely', 'remote'],
    ['work remotely', 'remote'],
    ['remote work', 'remote'],
    ['remote position', 'remote'],
    ['remote job', 'remote'],
    ['fully remote', 'remote'],
    ['rabota od doma', 'remote'],
    ['rabota od dalecina', 'remote'],
    ['rabota na dalecina', 'remote'],
    ['raboti od doma', 'remote'],
    ['rad na daljinu', 'remote'],
    ['posao na daljinu', 'remote'],
    ['delo na daljavo', 'remote'],
    ['rad od kuce', 'remote'],
    ['rada od kuce', 'remote'],
    ['rad od doma', 'remote'],
    ['posao od kuce', 'remote'],
    ['delo od doma', 'remote'],
    ['home office', 'remote'],
  ] satisfies Way[]
).toSorted(([one], [other]) => other.length - one.length);

/** What is clear in a search, and not in the middle of a text. */
const askedOnly: readonly Way[] = [
  ['na dalecina', 'remote'],
  ['na daljinu', 'remote'],
  ['na daljavo', 'remote'],
  ['od kuce', 'remote'],
  ['od doma', 'remote'],
  ['remote', 'remote'],
  ['remotely', 'remote'],
  ['hibridno', 'hybrid'],
  ['hibrid', 'hybrid'],
  ['hybrid', 'hybrid'],
];

const startOf = (words: readonly string[], parts: readonly string[], from: number): number =>
  words.findIndex((_, index) => index >= from && parts.every((part, offset) => words[index + offset] === part));

/** A way of working in the words of a search: which, and where it stands. */
export const wayAsked = (words: readonly string[]): { mode: WorkMode; start: number; length: number } | null => {
  const folded = words.map(fold);
  for (const [phrase, mode] of [...phrases, ...askedOnly]) {
    const parts = phrase.split(' ');
    const start = startOf(folded, parts, 0);
    if (start !== -1) return { mode, start, length: parts.length };
  }
  return null;
};

// Every phrase has one of these; most ads have none.
const elsewhere = /remote|home|dalecin|daljav|daljin|kuce|doma|hibrid|hybrid/;

const denials = new Set('nije ne ni bez not no nema nemamo niti isn'.split(' '));
const denialReach = 4;

/** The ways of working that an ad offers in its own words: `moguć rad od kuće`. */
export const waysOffered = (text: string): WorkMode[] => {
  const folded = fold(text);
  if (!elsewhere.test(folded)) return [];
  const words = folded.match(/[a-z0-9]+/g) ?? [];
  const offered = phrases.filter(([phrase]) => {
    const parts = phrase.split(' ');
    for (let start = startOf(words, parts, 0); start !== -1; start = startOf(words, parts, start + 1)) {
      if (!words.slice(Math.max(0, start - denialReach), start).some((word) => denials.has(word))) return true;
    }
    return false;
  });
  return [...new Set(offered.map(([, mode]) => mode))];
};
