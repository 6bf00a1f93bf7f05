import type { FacetKind } from './facets.ts';
import type { EngineQuery } from './search-engine.ts';

/** A filter of a search: the facets that are counted as if it were not, and the search without it. */
type OwnFilter = { kind: FacetKind; rest: EngineQuery };

/** The filters of a search whose values can be chosen several at once, or stepwise. */
export const ownFilters = (query: EngineQuery): OwnFilter[] => [
  ...[...query.filters.keys()].map((kind) => ({
    kind,
    rest: { ...query, filters: new Map([...query.filters].filter(([other]) => other !== kind)) },
  })),
  ...(query.salary === null ? [] : [{ kind: 'salaryFrom' as const, rest: { ...query, salary: null } }]),
];
