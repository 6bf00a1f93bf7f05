import { DrivingLicence } from '@radar/domain/jobs';

const and = '(?:(?:i|in|and|ili|ali|or|plus) )?';
const category = '(?:kategorij\\w*|categor\\w+)';
// `e` alone is a word of Macedonian, `a` one of most: they stand in a list only.
const before = new RegExp(`\\b((?:[abcd]1?e?|am) (?:${and}[bcdefgh]1?e? ){0,6})${category}`, 'g');
const after = new RegExp(`\\b${category} ((?:[bcd]1?e?)(?: ${and}[bcdefgh]1?e?){0,6})\\b`, 'g');
const paper =
  /\b(?:vozack\w+ dozvol\w+|vozniski izpit|driving licence|vozacka) ((?:[bcd]1?e?)(?: (?:i |in )?[bcde]1?e?){0,6})\b/g;

const titled = /(?<=\b(?:vozac|voznik|vozacica|vozaci|driver) )(c e|ce)(?= |$)/g;

const spellings = [before, after, paper, titled];

/** `c e`, `c i e`, `ce` are one licence: whoever pulls a trailer of a lorry. */
const licencesIn = (list: string): DrivingLicence[] => {
  const letters = list.split(' ').flatMap((word) =>
    word === 'am'
      ? ['AM']
      : (word
          .toUpperCase()
          .replace('1', '')
          .match(/CE|[A-H]/g) ?? []),
  );
  const hasTrailer = letters.includes('CE') || (letters.includes('C') && letters.includes('E'));
  return [...new Set([...letters.filter((letter) => letter !== 'CE'), ...(hasTrailer ? ['C', 'CE'] : [])])].flatMap(
    (letter) => {
      const parsed = DrivingLicence.safeParse(letter);
      return parsed.success ? [parsed.data] : [];
    },
  );
};

type Named = { licences: DrivingLicence[]; start: number; length: number };

/**
 * Driving licences that a text names: `B kategorija`, `C+E kategorije`, `категорија Б`, `category B`, and where.
 * @param text `plainWords`
 */
export const licencesNamed = (text: string): Named[] =>
  spellings.flatMap((spelling) =>
    [...text.matchAll(spelling)].map((match) => ({
      licences: licencesIn(match[1] ?? ''),
      start: match.index,
      length: match[0].length,
    })),
  );
