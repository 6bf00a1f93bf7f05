import { licencesNamed } from './licences.ts';
import { plainWords, terms, type TermKind } from './term.ts';

/** A term in the words of a search, by the words that name it. */
type Asked = { kind: TermKind; value: string; typed: string };

export type SplitTerms = {
  /** The search without its terms. */
  words: string;
  asked: Asked[];
};

type Span = { kind: TermKind; value: string; start: number; length: number };

// `vozač C kategorije` is a driver of lorries, whether or not the ad states the licence.
const ofDrivers = /\b(?:vozac|voznik|sofer|driver)\w* $/;
const isOfDrivers = (text: string, start: number, value: string): boolean =>
  value !== 'B' && ofDrivers.test(text.slice(0, start));

const spansIn = (text: string): Span[] => [
  ...terms.flatMap(({ kind, value, asked }) =>
    [...text.matchAll(asked)]
      .slice(0, 1)
      .map((match) => ({ kind, value, start: match.index, length: match[0].length })),
  ),
  ...licencesNamed(text).flatMap(({ licences, start, length }): Span[] => {
    const value = licences.at(-1);
    if (value === undefined || isOfDrivers(text, start, value)) return [];
    return [{ kind: 'drivingLicences', value, start, length }];
  }),
];

/** Nobody asks for more at once. */
const most = 6;

/** Spans that do not overlap, the longest first; what one has taken, another is read without. */
const spansApart = (text: string): Span[] => {
  const found: Span[] = [];
  for (let rest = text; ;) {
    const [longest] = spansIn(rest).toSorted((a, b) => b.length - a.length || a.start - b.start);
    if (longest === undefined || found.length === most) return found;
    found.push(longest);
    const end = longest.start + longest.length;
    rest = `${rest.slice(0, longest.start)}${'|'.repeat(longest.length)}${rest.slice(end)}`;
  }
};

/** Splits off what the words of a search say of how one works: `konobar sezonski posao`, `programer od kuće`, `B kategorija`. */
export const splitTerms = (query: string): SplitTerms => {
  const words = query.split(/\s+/).filter((word) => word !== '');
  // By typed word, where it stands in the plain text: `C+E` is two plain words, a dash none.
  let text = '';
  const placed = words.map((word) => {
    const plain = plainWords(word);
    const start = text === '' ? 0 : text.length + 1;
    if (plain !== '') text = text === '' ? plain : `${text} ${plain}`;
    return { word, start, end: plain === '' ? start : start + plain.length };
  });
  const spans = spansApart(text);
  const isWithin = ({ start, end }: { start: number; end: number }, span: Span): boolean =>
    end > start && start >= span.start && end <= span.start + span.length;
  return {
    words: placed
      .filter((one) => !spans.some((span) => isWithin(one, span)))
      .map(({ word }) => word)
      .join(' '),
    asked: spans.map((span) => ({
      kind: span.kind,
      value: span.value,
      typed: placed
        .filter((one) => isWithin(one, span))
        .map(({ word }) => word)
        .join(' '),
    })),
  };
};
