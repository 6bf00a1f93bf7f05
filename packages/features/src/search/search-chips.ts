import type { ResolvedFilter, SearchQuery } from '@radar/domain/search';
import type { MessageId, Translator } from '@radar/i18n/intl';
import { site } from '../server/brand.ts';
import { searchAddress } from '../shell/search-address.ts';
import { toAddressQuery } from './search-query.ts';

const closedWords: Partial<Record<ResolvedFilter['key'], string>> = {
  jobTypes: 'jobs.type',
  workModes: 'jobs.mode',
  educationLevels: 'jobs.education',
  formats: 'jobs.format',
};

const labelOf = ({ t, money, languageName }: Translator, filter: ResolvedFilter): string => {
  const { key, value, label, isResolved } = filter;
  if (!isResolved) return label;
  const group = closedWords[key];
  // The value was checked against the closed list by the API.
  if (group !== undefined) return t(`${group}.${value}` as MessageId);
  if (key === 'salaryFrom') return t('search.salaryFromChip', { amount: money(Number(value) * 100, site.currency) });
  if (key === 'radiusKm') return t('search.radiusChip', { km: value });
  if (key === 'newJobs') return t('search.newJobs');
  if (key === 'abroad') return t('search.abroad');
  if (key === 'languages') return languageName(value);
  return label;
};

/** The search without one filter: of a list only that value goes. A place read out of the words takes its words along. */
const without = (query: SearchQuery, { key, value }: ResolvedFilter): SearchQuery => {
  const current = query[key];
  if (Array.isArray(current) && current.includes(value)) {
    return { ...query, page: 1, [key]: current.filter((one) => one !== value) };
  }
  const inWords = query.query.map((words) => words.replace(value, ' ').replace(/\s+/g, ' ').trim());
  if (Array.isArray(current)) return { ...query, page: 1, query: inWords.filter((words) => words !== '') };
  return { ...query, page: 1, [key]: key === 'newJobs' || key === 'abroad' ? false : undefined };
};

export type FilterChip = { label: string; without: string; isResolved: boolean };

/** What narrows the search now, each with the address of the search without it. */
export const filterChips = (
  translator: Translator,
  query: SearchQuery,
  filters: readonly ResolvedFilter[],
): FilterChip[] =>
  filters
    .filter(({ key }) => key !== 'query')
    .map((filter) => ({
      label: labelOf(translator, filter),
      without: searchAddress(translator.locale, toAddressQuery(without(query, filter))),
      isResolved: filter.isResolved,
    }));
