'use client';

import { suggestWhat, suggestWhere } from '@radar/domain/search';
import { createCaller } from '@radar/api-client/caller';
import { FieldSuggestions, type FieldSuggestionsProps } from '@radar/ui/field-suggestions';
import { useEffect, useState } from 'react';
import { isSignedIn } from '../device/is-signed-in.ts';
import { forgetSearches, type RecentSearch, recentSearches } from './recent-searches.ts';
import { clearHistory, readHistory } from './search-history.ts';
import type { SuggestionWords } from './suggestion-words.ts';

/** What a row stands for: an address to open, an id to send, or an order. */
type Meaning = { address?: string; id?: number; order?: 'forget' | 'nearMe' };
type Props = FieldSuggestionsProps<Meaning>;
type Groups = Awaited<ReturnType<Props['search']>>;
type Counted = { id: number | null; label: string; jobs: number | null };

const call = (locale: string) => createCaller({ prefix: '/api/proxy', headers: { 'accept-language': locale } });

const jobsNote = ({ jobs: forms, locale }: SuggestionWords, jobs: number | null): string | undefined =>
  jobs === null || jobs === 0
    ? undefined
    : forms[new Intl.PluralRules(locale).select(jobs)]?.replace('%s', jobs.toLocaleString(locale));

const joined = (...notes: (string | null | undefined)[]): { note?: string } => {
  const note = notes.filter((one) => one !== null && one !== undefined).join(' · ');
  return note === '' ? {} : { note };
};

const findWhat = async (words: SuggestionWords, query: string, signal: AbortSignal): Promise<Groups> => {
  const found = await call(words.locale)(suggestWhat, { query: { query } }, { signal });
  const group = (heading: string, kind: string, list: readonly Counted[]) => ({
    heading,
    suggestions: list.map(({ label, jobs }) => ({
      id: `${kind}-${label}`,
      label,
      ...joined(jobsNote(words, jobs)),
    })),
  });
  return [
    group(words.positions, 'position', found.positions),
    group(words.employers, 'employer', found.employers),
    group(words.skills, 'skill', found.skills),
  ].filter(({ suggestions }) => suggestions.length > 0);
};

const findWhere = async (words: SuggestionWords, query: string, signal: AbortSignal): Promise<Groups> => {
  const { places } = await call(words.locale)(suggestWhere, { query: { query } }, { signal });
  if (places.length === 0) return [];
  const suggestions = places.map(({ id, label, region, jobs }) => ({
    id: String(id),
    label,
    ...joined(region, jobsNote(words, jobs)),
    data: { id },
  }));
  return [{ heading: words.places, suggestions }];
};

const recentGroups = (words: SuggestionWords, recent: readonly RecentSearch[]): Groups => {
  if (recent.length === 0) return [];
  return [
    {
      heading: words.recent,
      suggestions: recent.map(({ label, address }) => ({ id: address, label, data: { address } })),
    },
    { suggestions: [{ id: 'forget', label: words.clearRecent, data: { order: 'forget' } }] },
  ];
};

const nearGroups = ({ nearMe }: SuggestionWords): Groups => [
  { suggestions: [{ id: 'nearMe', label: nearMe, data: { order: 'nearMe' } }] },
];

const withoutDoubles = (searches: readonly RecentSearch[]): RecentSearch[] => [
  ...new Map(searches.map((search) => [search.label, search])).values(),
];

/** Writes into the field what stands for the place around the visitor, or says why there is none. */
const goNear = async (field: HTMLInputElement, words: SuggestionWords, say: (text: string) => void): Promise<void> => {
  say(words.locating);
  const { findNearestPlace, nearKm } = await import('./nearest-place.ts');
  const found = await findNearestPlace(words.locale);
  say('fault' in found ? words.faults[found.fault] : '');
  if ('fault' in found) return;
  field.value = `${found.name} + ${nearKm} km`;
  Object.assign(field.dataset, { meaning: found.id, label: field.value, around: field.value, radiusKm: nearKm });
};

type SuggestionListProps = {
  field: HTMLInputElement;
  words: SuggestionWords;
  /** Says under the fields how something goes. */
  say: (text: string) => void;
};

/**
 * The list of one field: positions, employers and skills, or places. While it is empty, recent searches, or the place
 * near the visitor.
 */
export const SuggestionList = ({ field, words, say }: SuggestionListProps) => {
  const isWhat = field.dataset['suggest'] === 'what';
  const [recent, setRecent] = useState<readonly RecentSearch[]>(() => (isWhat ? recentSearches() : []));
  useEffect(() => {
    if (!isWhat || !isSignedIn()) return;
    readHistory(words.locale)
      .then((own) => setRecent(withoutDoubles([...own, ...recentSearches()])))
      // Offline, or signed out elsewhere: what the device keeps is there.
      .catch(() => {});
  }, [isWhat, words.locale]);
  return (
    <FieldSuggestions<Meaning>
      field={field}
      label={isWhat ? words.positions : words.places}
      search={(query, signal) => (isWhat ? findWhat : findWhere)(words, query, signal)}
      whenEmpty={isWhat ? recentGroups(words, recent) : nearGroups(words)}
      onChoose={({ label, data }) => {
        if (data?.order === 'nearMe') void goNear(field, words, say);
        else if (data?.order === 'forget') {
          forgetSearches();
          if (isSignedIn()) clearHistory(words.locale).catch(() => {});
          setRecent([]);
        } else if (data?.address !== undefined) {
          window.location.assign(data.address);
        } else {
          field.value = label;
          if (data?.id !== undefined) {
            field.dataset['meaning'] = String(data.id);
            field.dataset['label'] = label;
          }
        }
      }}
    />
  );
};
