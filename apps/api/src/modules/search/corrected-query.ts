import { spellings, toLatin } from '@radar/domain/words';
import { editDistance } from '../../search/corrections.ts';

/** Of the spellings of a stem the one most like what was typed. */
const likest = (typed: string, written: readonly string[]): string | undefined =>
  written.toSorted((a, b) => editDistance(toLatin(typed), toLatin(a)) - editDistance(toLatin(typed), toLatin(b)))[0];

/**
 * A query with its corrected words as people write them: `gotvch` with the stem `gotvc` gives `готвач`, as the titles that
 * were found spell it.
 * @param stems what was searched; a stem that stands among the typed words too was not corrected
 */
export const correctedQuery = (query: string, stems: readonly string[], titles: readonly string[]): string => {
  const typed = spellings(query);
  const found = titles.flatMap(spellings);
  const unchanged = new Set(stems.filter((stem) => typed.some((word) => word.stem === stem)));
  const changed = stems.filter((stem) => !unchanged.has(stem));
  const wrong = typed.filter(({ stem }) => !unchanged.has(stem));
  const corrections = new Map(
    wrong.map(({ written }, index) => {
      const stem = changed[index] ?? '';
      const spelling = likest(
        written,
        found.filter((word) => word.stem === stem).map((word) => word.written.toLowerCase()),
      );
      return [written, spelling ?? stem];
    }),
  );
  return typed.map(({ written }) => corrections.get(written) ?? written).join(' ');
};
