import type { SiteId } from '@radar/config/sites';
import { type LandingLink, landingMinJobs } from '@radar/domain/jobs';
import type { Locale } from '@radar/i18n/locales';
import type { Db } from '../../db/client.ts';
import { catalogueOf } from '../../search/catalogue.ts';
import { kindOfFacet, valueOfFacet } from '../../search/facets.ts';
import type { EngineAnswer, EngineQuery, SearchEngine } from '../../search/search-engine.ts';
import { type LandingEntry, landingTable } from './landing-table.ts';

export type LandingAsked = { site: { id: SiteId; market: string }; locale: Locale; now: Date };

export const toLink = (entry: LandingEntry, jobs: number, locale: Locale): LandingLink => ({
  kind: entry.kind,
  name: entry.names[locale],
  slugs: entry.slugs,
  jobs,
  query: entry.query,
});

/** The search of a landing page; of its ids only the figures are wanted. */
export const landingSearch = ({ site, now }: LandingAsked, filters: EngineQuery['filters']): EngineQuery => ({
  siteId: site.id,
  words: [],
  filters,
  without: [],
  salary: null,
  isNew: false,
  asOf: null,
  now,
  page: 1,
  pageSize: 1,
});

/** Counts of a kind of facet by id, most jobs first. */
export const countsOf = (
  { facets }: Pick<EngineAnswer, 'facets'>,
  kind: 'locations' | 'positions',
): { id: number; jobs: number }[] =>
  [...facets]
    .filter(([facet]) => kindOfFacet(facet) === kind)
    .map(([facet, jobs]) => ({ id: valueOfFacet(facet), jobs }))
    .toSorted((one, other) => other.jobs - one.jobs || one.id - other.id);

/** Cities whose occupations have pages of their own, and how many jobs such a page needs. */
const paired = { cities: 8, minJobs: 5, pages: 60 };

type Counted = { entry: LandingEntry; jobs: number };

const pairs = async (engine: SearchEngine, asked: LandingAsked, cities: readonly Counted[], find: Find) => {
  const found: Counted[] = [];
  for (const { entry: city } of cities.slice(0, paired.cities)) {
    const answer = await engine.search(landingSearch(asked, city.filters));
    for (const { id, jobs } of countsOf(answer, 'positions')) {
      const position = find.ofPosition(id);
      if (position?.kind === 'position' && jobs >= paired.minJobs)
        found.push({ entry: find.both(position, city), jobs });
    }
  }
  return found.toSorted((one, other) => other.jobs - one.jobs).slice(0, paired.pages);
};

type Find = Pick<ReturnType<typeof landingTable>, 'ofPosition' | 'both'>;

/** Every landing page of a site with enough jobs, most jobs first. */
export const getLandings = async (db: Db, engine: SearchEngine, asked: LandingAsked): Promise<LandingLink[]> => {
  const table = landingTable(await catalogueOf(db), asked.site.market);
  const all = await engine.search(landingSearch(asked, new Map()));
  const jobsOf = (entry: LandingEntry): number =>
    Math.max(0, ...[...entry.filters.values()].flat().map((facet) => all.facets.get(facet) ?? 0));
  const single = table.entries
    .map((entry) => ({ entry, jobs: jobsOf(entry) }))
    .filter(({ jobs }) => jobs >= landingMinJobs)
    .toSorted((one, other) => other.jobs - one.jobs);
  const cities = single.filter(({ entry }) => entry.kind === 'city');
  return [...single, ...(await pairs(engine, asked, cities, table))].map(({ entry, jobs }) =>
    toLink(entry, jobs, asked.locale),
  );
};
