import type { MarkedEmployer } from '@radar/domain/saved';
import type { Translator } from '@radar/i18n/intl';
import { searchAddress } from '../shell/search-address.ts';

type Words = { at: (moment: string) => string; removeLabel: (name: string) => string };

/** Marked employers as a list shows them: each leads to its open jobs. */
export const employerItems = ({ locale }: Translator, employers: readonly MarkedEmployer[], words: Words) =>
  employers.map(({ id, name, markedAt }) => ({
    id,
    title: name,
    address: searchAddress(locale, { employers: [String(id)] }),
    at: words.at(markedAt),
    removeLabel: words.removeLabel(name),
  }));
