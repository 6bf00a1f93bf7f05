import { closedFilters } from '@radar/domain/search';

/**
 * A facet is one number: its kind and a value of it. It stands in `job_search.facets` to be counted and, as the lexeme
 * `#<number>`, in `job_search.doc` to be filtered by.
 */
export const facetKinds = {
  jobTypes: 1,
  workModes: 2,
  educationLevels: 3,
  drivingLicences: 4,
  applicationTypes: 5,
  formats: 6,
  languages: 7,
  locations: 8,
  positions: 9,
  employers: 10,
  /** No ad carries it: what is new changes by the minute, so that engines count it by the time of publication. */
  newJobs: 11,
  /** The highest step that an ad's pay reaches; see salary-facets.ts. */
  salaryFrom: 12,
} as const;
export type FacetKind = keyof typeof facetKinds;

const kindBits = 27;
export const largestValue = 2 ** kindBits - 1;

export const facetOf = (kind: FacetKind, value: number): number => {
  if (value < 0 || value > largestValue) throw new RangeError(`No facet for the value ${value}.`);
  return facetKinds[kind] * 2 ** kindBits + value;
};

/** Any place abroad: one more value beside the places. Ids of places begin at 1. */
export const abroadFacet = facetOf('locations', 0);
/** Jobs that are new at the time of a search. */
export const newJobsFacet = facetOf('newJobs', 1);

const kindByNumber = new Map<number, FacetKind>(
  (Object.keys(facetKinds) as FacetKind[]).map((kind) => [facetKinds[kind], kind]),
);

/** One of `facetKinds`. */
export const kindNumberOf = (facet: number): number => facet >> kindBits;
export const kindOfFacet = (facet: number): FacetKind | undefined => kindByNumber.get(kindNumberOf(facet));
export const valueOfFacet = (facet: number): number => facet % 2 ** kindBits;

export type ClosedKind = keyof typeof closedFilters;
export const closedKinds = Object.keys(closedFilters) as ClosedKind[];

/** The place of a value in its closed list, or -1. */
const closedValueIndex = (kind: ClosedKind, value: string): number =>
  (closedFilters[kind].options as readonly string[]).indexOf(value);

export const closedFacet = (kind: ClosedKind, value: string): number | null => {
  const index = closedValueIndex(kind, value);
  return index === -1 ? null : facetOf(kind, index);
};

export const closedValueOf = (kind: ClosedKind, index: number): string | undefined =>
  (closedFilters[kind].options as readonly string[])[index];

export const isClosedKind = (kind: FacetKind): kind is ClosedKind => kind in closedFilters;

/** The lexeme of a facet. Words never begin with `#`. */
export const facetLexeme = (facet: number): string => `#${facet}`;
/** The lexeme that every ad of a site carries. */
export const siteLexeme = (siteId: string): string => `#${siteId}`;
