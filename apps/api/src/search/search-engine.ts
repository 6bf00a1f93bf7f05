import type { SiteId } from '@radar/config/sites';
import type { FacetKind } from './facets.ts';

/** A search whose words are stems and whose filters are numbers: nothing of the address bar is left in it. */
export type EngineQuery = {
  siteId: SiteId;
  /** Stems; an ad must answer to each. */
  words: readonly string[];
  /** By kind, values of which an ad must have one. An empty list finds nothing. */
  filters: ReadonlyMap<FacetKind, readonly number[]>;
  /** Facets that an ad must not have. */
  without: readonly number[];
  /** At least so much a month at the top of an ad's range; what it states in the other kind is estimated. */
  salary: { fromMonthly: number; kind: 'gross' | 'net'; currency: string } | null;
  /** Only ads that are new at `now`. */
  isNew: boolean;
  /** The list as it was at this instant of an earlier answer, up to an hour ago. ISO 8601 with microseconds. */
  asOf: string | null;
  now: Date;
  /**
   * `newest`: by time of publication alone; `rank`: sold ads first.
   * @default 'rank'
   */
  order?: 'rank' | 'newest';
  /** From 1. */
  page: number;
  pageSize: number;
};

export type EngineAnswer = {
  /** One page, best first. */
  ids: number[];
  total: number;
  /** Ads by facet; for a kind that is filtered by, as if it were not. */
  facets: ReadonlyMap<number, number>;
  /** The instant that the next pages should be asked as of. */
  asOf: string;
  /** Stems that were searched instead of those given, by place; null where nothing was corrected. */
  correctedWords: readonly string[] | null;
};

/** What finds jobs. */
export type SearchEngine = { search: (query: EngineQuery) => Promise<EngineAnswer> };
