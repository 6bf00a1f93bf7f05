import { type ResolvedFilter, type SearchQuery, withoutFilter } from '@radar/domain/search';
import type { MessageId, Translator } from '@radar/i18n/intl';
import { site } from '../server/brand.ts';
import { searchAddress, toAddressQuery } from '../shell/search-address.ts';

const closedWords: Partial<Record<ResolvedFilter['key'], string>> = {
  jobTypes: 'jobs.type',
  workModes: 'jobs.mode',
  educationLevels: 'jobs.education',
  formats: 'jobs.format',
  applicationTypes: 'filters.applicationType',
};

/** A value of a filter in the page's words. Values of closed lists are those of the domain. */
export const filterLabel = (
  { t, languageName }: Translator,
  key: ResolvedFilter['key'],
  value: string,
  label: string = value,
): string => {
  const group = closedWords[key];
  if (group !== undefined) return t(`${group}.${value}` as MessageId);
  if (key === 'drivingLicences') return t('filters.licence', { value });
  if (key === 'languages') return languageName(value);
  return label;
};

/** What a filter that applies now is called on its own: on its chip, on the way to loosen it. */
export const chipLabel = (translator: Translator, query: SearchQuery, filter: ResolvedFilter): string => {
  const { t, money } = translator;
  const { key, value, label, isResolved } = filter;
  if (!isResolved) return label;
  if (key === 'salaryFrom') {
    const amount = money(Number(value) * 100, site.currency);
    return t('filters.salaryChip', { amount, kind: t(`jobs.${query.salaryKind}`) });
  }
  if (key === 'radiusKm') return t('search.radiusChip', { km: value });
  if (key === 'newJobs') return t('search.newJobs');
  if (key === 'abroad') return t('search.abroad');
  // What was typed is `value`; what it stands for is `label`: a name for `remote` in the words of the query.
  return filterLabel(translator, key, key === 'languages' ? value : label, label);
};

export type FilterChip = { label: string; without: string; isResolved: boolean };

/** What narrows the search now, each with the address of the search without it. */
export const filterChips = (
  translator: Translator,
  query: SearchQuery,
  filters: readonly ResolvedFilter[],
): FilterChip[] => {
  const address = (other: SearchQuery) => searchAddress(translator.locale, toAddressQuery(other));
  const chips = filters
    .filter(({ key }) => key !== 'query')
    .map((filter) => ({
      label: chipLabel(translator, query, filter),
      without: address(withoutFilter(query, filter)),
      isResolved: filter.isResolved,
    }));
  if (!query.excludeLocations) return chips;
  const without = address({ ...query, page: 1, asOf: undefined, excludeLocations: false });
  return [...chips, { label: translator.t('filters.onlyElsewhere'), without, isResolved: true }];
};
