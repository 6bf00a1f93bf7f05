import type { FacetValue, ResolvedFilter, SearchQuery } from '@radar/domain/search';

/** Filters that take values of a list. */
export type ListKey =
  | 'locations'
  | 'positions'
  | 'jobTypes'
  | 'workModes'
  | 'educationLevels'
  | 'languages'
  | 'employers'
  | 'drivingLicences'
  | 'applicationTypes'
  | 'formats';

/** One value to tick. */
export type FilterOption = {
  /** As it stands in the address. */
  value: string;
  label: string;
  /** Jobs that choosing it would find. */
  jobs: number;
  isChosen: boolean;
  place?: FacetValue['place'];
};

type Known = {
  query: SearchQuery;
  filters: readonly ResolvedFilter[];
  facets: Readonly<Record<string, readonly FacetValue[]>>;
};

/** Values of a closed list, each of them, in the list's own order. */
export const closedOptions = (
  key: ListKey,
  values: readonly string[],
  { query, facets }: Known,
  labelOf: (value: string) => string,
): FilterOption[] => {
  const counts = new Map((facets[key] ?? []).map(({ value, jobs }) => [value, jobs]));
  return values.map((value) => ({
    value,
    label: labelOf(value),
    jobs: counts.get(value) ?? 0,
    isChosen: query[key].includes(value),
  }));
};

/** Values of an open list that a page carries: the rest is found by words. */
const longestList = 30;

/**
 * Values of an open list: those with jobs, the most frequent first, and those that were chosen, as the address writes
 * them (`Split` and `1042` are the same place).
 */
export const openOptions = (
  key: ListKey,
  { query, filters, facets }: Known,
  labelOf: (value: string, label: string) => string = (_, label) => label,
): FilterOption[] => {
  const counted = facets[key] ?? [];
  const chosen = new Map<string, string>();
  const uncounted: FilterOption[] = [];
  for (const filter of filters) {
    if (filter.key !== key || !filter.isResolved || !query[key].some((one) => one.trim() === filter.value)) continue;
    const own = counted.find(
      ({ value, label }) => value === String(filter.id) || value === filter.value || label === filter.label,
    );
    if (own === undefined) uncounted.push({ value: filter.value, label: filter.label, jobs: 0, isChosen: true });
    else chosen.set(own.value, filter.value);
  }
  return [
    ...uncounted,
    ...counted
      .filter(({ value }, index) => index < longestList || chosen.has(value))
      .map(({ value, label, jobs, place }) => ({
        value: chosen.get(value) ?? value,
        label: labelOf(value, label),
        jobs,
        isChosen: chosen.has(value),
        ...(place !== undefined && { place }),
      })),
  ];
};

/** Values of the address that no list shows, so that a form without scripts does not lose them: unknown names. */
export const unlisted = (key: ListKey, query: SearchQuery, options: readonly FilterOption[]): string[] => {
  const listed = new Set(options.filter(({ isChosen }) => isChosen).map(({ value }) => value));
  return query[key].filter((value) => !listed.has(value));
};
