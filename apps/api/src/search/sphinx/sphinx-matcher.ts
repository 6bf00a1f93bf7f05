import { newSince } from '@radar/domain/jobs';
import type { Db } from '../../db/client.ts';
import { setNameOf, setNames } from '../facet-sets.ts';
import { facetKinds, kindOfFacet, newJobsFacet, siteLexeme } from '../facets.ts';
import { isPlain } from '../kept-counts.ts';
import type { Matcher } from '../matcher.ts';
import { ownFilters } from '../own-filters.ts';
import type { EngineQuery } from '../search-engine.ts';
import { matchAll } from '../sql-matcher.ts';
import { type SetCount, tallyFacets } from '../tally-facets.ts';
import { type Looking, type Wanted, wantedOf } from '../text-query.ts';
import { IndexBehindError, openJobs, readStanding, type Standing } from './feed-state.ts';
import { currencyNumber, siteNumber } from './sphinx-rows.ts';
import { type Cells, type SphinxCluster, SphinxFaultError } from './sphinx-cluster.ts';
import { markWord } from './mark.ts';
import { matchText } from './sphinx-words.ts';

/** Ids further down, and more sets of facets at once, are left to the database. */
const deepest = 100_000;

const newFor = ({ now }: EngineQuery): string => `published_at>=${newSince(now).getTime() * 1000}`;

// The word that all ads of a site carry narrows nothing: an attribute tells the site.
const besideSite = (query: EngineQuery, { all, none }: Wanted): Wanted => {
  const site = siteLexeme(query.siteId);
  const others = all.filter((lexemes) => !lexemes.includes(site));
  return { all: others.length === 0 ? all : others, none };
};

const where = (query: EngineQuery, { listedUs, openUs }: Standing, wanted: Wanted): string => {
  const parts = [
    `MATCH('${matchText(besideSite(query, wanted))}')`,
    `site=${siteNumber(query.siteId)}`,
    `listed_at<=${listedUs}`,
    `gone_at>${listedUs}`,
    `ends_at>${openUs}`,
  ];
  if (query.isNew) parts.push(newFor(query));
  if (query.salary !== null) {
    const { fromMonthly, kind, currency } = query.salary;
    parts.push(`salary_${kind}>=${Math.max(1, fromMonthly)}`, `salary_currency=${currencyNumber(currency)}`);
  }
  return parts.join(' AND ');
};

const page = (condition: string, { order, pageSize: size }: EngineQuery, offset: number): string =>
  `SELECT job_id FROM jobs WHERE ${condition} ` +
  `ORDER BY ${order === 'newest' ? 'published_at' : 'rank_key'} DESC, job_id DESC LIMIT ${offset},${size} ` +
  `OPTION ranker=none, max_matches=${offset + size}`;

/** Of it only the number of rows is wanted. */
const news = (condition: string, query: EngineQuery): string =>
  `SELECT job_id FROM jobs WHERE ${condition}${query.isNew ? '' : ` AND ${newFor(query)}`} LIMIT 1 ` +
  'OPTION ranker=none, max_matches=1';

// Each node carries one mark, which tells up to where it was fed; a node that was emptied has none.

const marks = `SELECT listed_at FROM jobs WHERE MATCH('${markWord}') LIMIT 1000 OPTION ranker=none`;

const metaOf = (cells: Cells): Map<string, string> =>
  new Map(cells.map(([name, value]) => [String(name), String(value)]));

type Result = { rows: Cells; found: number };

/** Runs SELECTs and reads how each of them went: a node that did not answer is a warning to Sphinx, and a fault to us. */
const select = async (cluster: SphinxCluster, selects: readonly string[]): Promise<Result[]> => {
  const results = await cluster.read(selects.flatMap((statement) => [statement, 'SHOW META']));
  return selects.map((_, index) => {
    const meta = metaOf(results[index * 2 + 1] ?? []);
    if (meta.has('warning') || meta.has('error')) throw new SphinxFaultError('INCOMPLETE');
    return { rows: results[index * 2] ?? [], found: Number(meta.get('total_found')) };
  });
};

/** Ads by a set: those that the search finds, or, for a kind that it filters by, those that it would find without. */
type Counting = { condition: string; set: string; missing: number };

const counts = ({ condition, set }: Counting, room: number): string =>
  `SELECT GROUPBY() AS value, COUNT(*) AS amount FROM jobs WHERE ${condition} GROUP BY ${set} LIMIT ${room} ` +
  `OPTION ranker=none, max_matches=${room}`;

const countingsOf = (query: EngineQuery, looking: Looking, standing: Standing): Counting[] => {
  const wanted = wantedOf(query, looking);
  const own = wanted === null ? null : where(query, standing, wanted);
  return [
    ...(own === null ? [] : setNames.map((set) => ({ condition: own, set, missing: 0 }))),
    ...ownFilters(query).flatMap(({ kind, rest }) => {
      const without = isPlain(rest) ? null : wantedOf(rest, looking);
      if (without === null) return [];
      return [{ condition: where(rest, standing, without), set: setNameOf(kind), missing: facetKinds[kind] }];
    }),
  ];
};

/** Counts by set, with as much more room as it takes for those that filled theirs. */
const withRoom = async (
  cluster: SphinxCluster,
  countings: readonly Counting[],
  results: readonly Result[],
  room: number,
): Promise<SetCount[]> => {
  const isFull = (index: number): boolean => (results[index]?.rows.length ?? 0) >= room;
  const full = countings.filter((_, index) => isFull(index));
  if (full.length > 0 && room >= deepest) throw new IndexBehindError('TOO_DEEP');
  const counted = countings.flatMap(({ missing }, index) =>
    isFull(index)
      ? []
      : (results[index]?.rows ?? []).map(([set, jobs]) => ({ set: Number(set), missing, jobs: Number(jobs) })),
  );
  if (full.length === 0) return counted;
  const more = Math.min(room * 10, deepest);
  const again = await select(
    cluster,
    full.map((counting) => counts(counting, more)),
  );
  return [...counted, ...(await withRoom(cluster, full, again, more))];
};

/** The counts of one filter alone are those of all ads, which the database keeps. */
const keptFacets = async (db: Db, query: EngineQuery, asOf: string): Promise<[facet: number, jobs: number][]> => {
  const alone = ownFilters(query).find(({ rest }) => isPlain(rest));
  if (alone === undefined) return [];
  const { facets } = await matchAll(db, { ...alone.rest, asOf, page: 1, pageSize: 1 });
  return [...facets].filter(([facet]) => kindOfFacet(facet) === alone.kind);
};

/**
 * The index in Sphinx, over one or more nodes. It holds the same lexemes as the one in SQL, and answers the
 * same ids, totals and counts.
 * @param room for sets, made before it is known how many there are: to make it for all that may be takes Sphinx 20 ms
 */
export const createSphinxMatcher =
  (db: Db, cluster: SphinxCluster, room = 1_000): Matcher =>
  async (query, looking) => {
    const offset = (query.page - 1) * query.pageSize;
    if (offset + query.pageSize > deepest) throw new IndexBehindError('TOO_DEEP');
    const standing = await readStanding(db, query);
    const wanted = wantedOf(query, looking);
    const own = wanted === null ? null : where(query, standing, wanted);
    const countings = countingsOf(query, looking, standing);
    const [kept, [marked, ...results]] = await Promise.all([
      keptFacets(db, query, standing.asOf),
      select(cluster, [
        marks,
        ...(own === null ? [] : [page(own, query, offset), news(own, query)]),
        ...countings.map((counting) => counts(counting, room)),
      ]),
    ]);
    const isFed = marked?.rows.every(([fedUs]) => Number(fedUs) >= standing.fedUs) === true;
    if (marked?.found !== cluster.nodes || !isFed) throw new IndexBehindError('EMPTY');
    const [listed, fresh] = own === null ? [] : results.splice(0, 2);
    const counted = await withRoom(cluster, countings, results, room);
    const elsewhere = ownFilters(query).map(({ kind }) => kind);
    const facets = await tallyFacets(db, counted, kept, elsewhere);
    if (fresh !== undefined && fresh.found > 0) facets.set(newJobsFacet, fresh.found);
    const ids = (listed?.rows ?? []).map(([id]) => Number(id));
    return {
      ids: await openJobs(db, ids, query.now),
      total: listed?.found ?? 0,
      facets,
      asOf: standing.asOf,
    };
  };
