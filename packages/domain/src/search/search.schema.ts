import * as z from 'zod/mini';
import {
  ApplicationType,
  DrivingLicence,
  EducationLevel,
  EmploymentType,
  JobFormat,
  JobListItem,
  WorkMode,
} from '../jobs/job.schema.ts';
import { Instant, listOf } from '../text/values.schema.ts';

// An unknown value of a closed list must not empty the list silently: it is kept as text and reported as unresolved.
// A payload may carry ids as numbers.
const Value = z.pipe(
  z.transform((value: unknown): unknown => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.maxLength(200)),
);
const Flag = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => (Array.isArray(value) ? value[0] : value)),
    z.transform((value: unknown) =>
      typeof value === 'string' ? ['true', '1', 'on', 'yes'].includes(value.toLowerCase()) : value === true,
    ),
  ),
  false,
);

/**
 * The query of a search as it stands in the address. `locations` and `positions` take ids or names and are never split
 * on commas. Page 1 is sent without a page.
 */
export const SearchQuery = z.object({
  query: listOf(Value),
  locations: listOf(Value),
  positions: listOf(Value),
  newJobs: Flag,
  jobTypes: listOf(Value),
  workModes: listOf(Value),
  educationLevels: listOf(Value),
  languages: listOf(Value),
  employers: listOf(Value),
  drivingLicences: listOf(Value),
  applicationTypes: listOf(Value),
  formats: listOf(Value),
  /** Whole units of the site's currency a month. */
  salaryFrom: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000_000))),
  salaryKind: z._default(z.enum(['net', 'gross']), 'gross'),
  radiusKm: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
  abroad: Flag,
  /** The wide variant: the same search outside its locations. */
  excludeLocations: Flag,
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  /**
   * The `asOf` of the first page's answer, carried to the next ones: ads that were listed later stay out, so that no page
   * repeats or skips what was seen.
   */
  // Years and lengths that a database reads too: not every text that is an instant is one to it.
  asOf: z.optional(Instant.check(z.regex(/^20\d\d-/), z.maxLength(40))),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** One filter value that the search understood. */
export const ResolvedFilter = z.object({
  key: z.enum([
    'query',
    'locations',
    'positions',
    'newJobs',
    'jobTypes',
    'workModes',
    'educationLevels',
    'languages',
    'employers',
    'drivingLicences',
    'applicationTypes',
    'formats',
    'salaryFrom',
    'radiusKm',
    'abroad',
  ]),
  /**
   * As it stands in the address: removing it means removing this. A place or way of working that was found in the words of
   * `query` has the part of those words that named it: `u Zagrebu`, `od kuće`.
   */
  value: z.string(),
  /** Id of the place, position or employer. */
  id: z.nullable(z.int()),
  /** Name in the language asked for; the text itself where nothing was found. */
  label: z.string(),
  /** False: shown as removable text, and the search answers nothing for it rather than pretending to filter. */
  isResolved: z.boolean(),
});
export type ResolvedFilter = z.output<typeof ResolvedFilter>;

export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  jobs: z.int(),
  /** Of a place: what it is, its country (ISO 3166-1 alpha-2), and the name of the region or country that holds it. */
  place: z.optional(
    z.object({
      kind: z.enum(['country', 'region', 'city', 'place']),
      country: z.string(),
      within: z.nullable(z.string()),
    }),
  ),
});
export type FacetValue = z.output<typeof FacetValue>;

export const SearchAnswer = z.object({
  items: z.array(
    z.object({
      /** The hit's id suffixed by its position: `123-0`. */
      id: z.string(),
      format: JobFormat,
      jobs: z.array(JobListItem),
    }),
  ),
  total: z.int(),
  totalPages: z.int(),
  page: z.int(),
  /** Instant to ask the next pages as of. */
  asOf: Instant,
  search: z.object({
    filters: z.array(ResolvedFilter),
    /** Words that were searched instead of those typed, when those found nothing. */
    correctedQuery: z.nullable(z.string()),
  }),
  facets: z.record(z.string(), z.array(FacetValue)),
  userInfo: z.nullable(z.object({ isSaved: z.boolean() })),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

/** Closed lists that filters take, by address key. */
export const closedFilters = {
  jobTypes: EmploymentType,
  workModes: WorkMode,
  educationLevels: EducationLevel,
  drivingLicences: DrivingLicence,
  applicationTypes: ApplicationType,
  formats: JobFormat,
} as const;

/** Jobs on one page of a search. */
export const searchPageSize = 20;
