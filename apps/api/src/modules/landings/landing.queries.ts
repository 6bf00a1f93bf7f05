import { AppError } from '@radar/domain/http';
import { type Landing, type LandingLink, landingMinJobs } from '@radar/domain/jobs';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { catalogueOf } from '../../search/catalogue.ts';
import { kindOfFacet, newJobsFacet } from '../../search/facets.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { tsquery } from '../../search/sql-matcher.ts';
import { wantedOf } from '../../search/text-query.ts';
import { type LandingEntry, landingTable, type LandingTable } from './landing-table.ts';
import { countsOf, type LandingAsked, landingSearch, toLink } from './landings.queries.ts';

/** A middle of fewer ads says more about those ads than about the market. */
const minPaidAds = 5;
const shownLinks = 10;
const shownNeighbours = 12;

type PayRow = { kind: 'gross' | 'net'; ads: number; min_minor: number; max_minor: number };

/** Middle of the pay that ads state by the month, of the kind that most of them state. */
const payOf = async (
  db: Db,
  asked: LandingAsked & { site: { currency: string } },
  { filters }: LandingEntry,
): Promise<Landing['pay']> => {
  const query = landingSearch(asked, filters);
  const wanted = wantedOf(query, { reach: 'strict' });
  if (wanted === null) return null;
  const { currency } = asked.site;
  const [row] = await rowsOf<PayRow>(
    db,
    sql`select j.salary_kind as kind, count(*)::int as ads,
          round(percentile_cont(0.5) within group (order by j.salary_min_minor))::int as min_minor,
          round(percentile_cont(0.5) within group (order by j.salary_max_minor))::int as max_minor
        from job_search s join jobs j on j.id = s.job_id
        where s.doc @@ ${tsquery(wanted)} and (s.ends_at is null or s.ends_at > ${asked.now.toISOString()}::timestamptz)
          and j.salary_period = 'month' and j.salary_currency = ${currency} and j.salary_min_minor is not null
        group by j.salary_kind order by ads desc, j.salary_kind limit 1`,
  );
  if (row === undefined || row.ads < minPaidAds) return null;
  return {
    kind: row.kind,
    minMinor: row.min_minor,
    maxMinor: row.max_minor,
    currency: currency as 'EUR',
    ads: row.ads,
  };
};

type Linked = { entry: LandingEntry; jobs: number };

/** Pages that stand beside this one: cities of the same region, occupations of the same field, other ways of working. */
const neighbours = (own: LandingEntry, table: LandingTable, all: readonly Linked[]): Linked[] => {
  if (own.kind === 'popular' && own.position !== null && own.place !== null) {
    const parts = new Set([table.ofPosition(own.position.id), table.ofPlace(own.place.id)]);
    return all.filter(({ entry }) => parts.has(entry));
  }
  const others = all.filter(({ entry }) => entry !== own && entry.kind === own.kind);
  if (own.kind === 'city') {
    const near = others.filter(({ entry }) => entry.place?.parentId === own.place?.parentId);
    const region = all.filter(({ entry }) => entry.kind === 'region' && entry.place?.id === own.place?.parentId);
    return [...region, ...near, ...others.filter((other) => !near.includes(other))];
  }
  if (own.kind === 'position') {
    const field = all.filter(({ entry }) => entry.kind === 'category' && entry.position?.id === own.position?.parentId);
    return [...field, ...others.filter(({ entry }) => entry.position?.parentId === own.position?.parentId)];
  }
  return others;
};

/** A page that one of these leads to, and what it is called beside its like. */
type Named = Linked & { named: LandingEntry };

const isEnough = ({ jobs }: Linked): boolean => jobs >= landingMinJobs;

/**
 * Occupations of a place, and of a field. A kind of filter that the page itself uses is counted over the whole country, so
 * each count is that of the page it leads to.
 */
const topPositions = (own: LandingEntry, counted: readonly Linked[], table: LandingTable): Named[] => {
  const { kind, position } = own;
  if (kind === 'city' || kind === 'region')
    return counted.filter(isEnough).map(({ entry, jobs }) => ({ entry: table.both(entry, own), jobs, named: entry }));
  if (kind !== 'category') return [];
  return counted
    .filter((one) => isEnough(one) && one.entry.position?.parentId === position?.id)
    .map((one) => ({ ...one, named: one.entry }));
};

/** Places of an occupation or field, towns of a region, countries abroad. */
const topPlaces = (own: LandingEntry, counted: readonly Linked[], table: LandingTable): Named[] => {
  const { kind, place } = own;
  const enough = counted.filter(isEnough);
  if (kind === 'position' || kind === 'category')
    return enough
      .filter(({ entry }) => entry.kind === 'city')
      .map(({ entry, jobs }) => ({ entry: table.both(own, entry), jobs, named: entry }));
  if (kind === 'abroad' && place === null)
    return enough.filter(({ entry }) => entry.kind === 'abroad').map((one) => ({ ...one, named: one.entry }));
  if (kind !== 'region' && kind !== 'city') return [];
  return enough.filter(({ entry }) => entry.place?.parentId === place?.id).map((one) => ({ ...one, named: one.entry }));
};

const linksTo = (
  counts: readonly { id: number; jobs: number }[],
  entryOf: (id: number) => LandingEntry | undefined,
  isWanted: (entry: LandingEntry) => boolean,
): Linked[] =>
  counts.flatMap(({ id, jobs }) => {
    const entry = entryOf(id);
    return entry !== undefined && isWanted(entry) && jobs > 0 ? [{ entry, jobs }] : [];
  });

/** A landing page with its live figures. @throws AppError NOT_FOUND */
export const getLanding = async (
  db: Db,
  engine: SearchEngine,
  asked: LandingAsked & { site: { currency: string } },
  slug: string,
): Promise<Landing> => {
  const { site, locale } = asked;
  const table = landingTable(await catalogueOf(db), site.market);
  const entry = table.find(slug, locale);
  if (entry === undefined) throw new AppError('NOT_FOUND');
  const answer = await engine.search(landingSearch(asked, entry.filters));
  const everything = await engine.search(landingSearch(asked, new Map()));
  const toNamed = ({ entry: own, jobs, named: by }: Named): LandingLink => ({
    ...toLink(own, jobs, locale),
    name: by.names[locale],
  });
  const all = [
    ...linksTo(countsOf(everything, 'locations'), table.ofPlace, () => true),
    ...linksTo(countsOf(everything, 'positions'), table.ofPosition, () => true),
    ...table.entries.flatMap((other) => {
      if (other.place !== null || other.position !== null) return [];
      const [facet = -1] = [...other.filters.values()].flat();
      return [{ entry: other, jobs: everything.facets.get(facet) ?? 0 }];
    }),
  ].filter(({ jobs }) => jobs >= landingMinJobs);
  const positions = linksTo(countsOf(answer, 'positions'), table.ofPosition, ({ kind }) => kind === 'position');
  const places = linksTo(countsOf(answer, 'locations'), table.ofPlace, () => true);
  const named = (of: { id: number } | null, name: string | undefined) =>
    of === null || name === undefined ? null : { id: of.id, name };
  return {
    ...toLink(entry, answer.total, locale),
    place: named(entry.place, entry.place === null ? undefined : table.ofPlace(entry.place.id)?.names[locale]),
    position: named(
      entry.position,
      entry.position === null ? undefined : table.ofPosition(entry.position.id)?.names[locale],
    ),
    employers: [...answer.facets.keys()].filter((facet) => kindOfFacet(facet) === 'employers').length,
    newJobs: answer.facets.get(newJobsFacet) ?? 0,
    pay: await payOf(db, asked, entry),
    topPositions: topPositions(entry, positions, table).slice(0, shownLinks).map(toNamed),
    topPlaces: topPlaces(entry, places, table).slice(0, shownLinks).map(toNamed),
    related: neighbours(entry, table, all)
      .slice(0, shownNeighbours)
      .map((one) => toLink(one.entry, one.jobs, locale)),
  };
};
