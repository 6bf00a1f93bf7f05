import { newSince } from '@radar/domain/jobs';
import type { Db } from '../../db/client.ts';
import { type FacetKind, kindOfFacet, newJobsFacet } from '../facets.ts';
import type { Matcher } from '../matcher.ts';
import { ownFilters } from '../own-filters.ts';
import type { EngineQuery } from '../search-engine.ts';
import { type Looking, type Wanted, wantedOf } from '../text-query.ts';
import { IndexBehindError, openJobs, readStanding, type Standing } from './feed-state.ts';
import { currencyNumber } from './sphinx-rows.ts';
import { type Cells, type SphinxCluster, SphinxFaultError } from './sphinx-cluster.ts';
import { markWord } from './mark.ts';
import { matchText } from './sphinx-words.ts';

/** Ids further down, and more facets at once, are left to the database. */
const deepest = 100_000;

const newFor = ({ now }: EngineQuery): string => `published_at>=${newSince(now).getTime() * 1000}`;

const where = (query: EngineQuery, { listedUs, openUs }: Standing, wanted: Wanted): string => {
  const parts = [`MATCH('${matchText(wanted)}')`, `listed_at<=${listedUs}`, `gone_at>${listedUs}`, `ends_at>${openUs}`];
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

const counts = (condition: string): string =>
  `SELECT GROUPBY() AS value, COUNT(*) AS amount FROM jobs WHERE ${condition} GROUP BY facets LIMIT ${deepest} ` +
  `OPTION ranker=none, max_matches=${deepest}`;

/** Of it only the number of rows is wanted. */
const news = (condition: string, query: EngineQuery): string =>
  `SELECT job_id FROM jobs WHERE ${condition}${query.isNew ? '' : ` AND ${newFor(query)}`} LIMIT 1 ` +
  'OPTION ranker=none, max_matches=1';

// Each node carries one mark, which tells up to where it was fed; a node that was emptied has none.

const marks = `SELECT listed_at FROM jobs WHERE MATCH('${markWord}') LIMIT 1000 OPTION ranker=none`;

const metaOf = (cells: Cells): Map<string, string> =>
  new Map(cells.map(([name, value]) => [String(name), String(value)]));

/** Runs SELECTs and reads how each of them went: a node that did not answer is a warning to Sphinx, and a fault to us. */
const select = async (
  cluster: SphinxCluster,
  selects: readonly string[],
): Promise<{ rows: Cells; found: number }[]> => {
  const results = await cluster.read(selects.flatMap((statement) => [statement, 'SHOW META']));
  return selects.map((_, index) => {
    const meta = metaOf(results[index * 2 + 1] ?? []);
    if (meta.has('warning') || meta.has('error')) throw new SphinxFaultError('INCOMPLETE');
    return { rows: results[index * 2] ?? [], found: Number(meta.get('total_found')) };
  });
};

type Counted = [facet: number, jobs: number];

const countedOf = (rows: Cells, isWanted: (kind: FacetKind) => boolean): Counted[] => {
  if (rows.length >= deepest) throw new IndexBehindError('TOO_DEEP');
  return rows
    .map(([facet, jobs]): Counted => [Number(facet), Number(jobs)])
    .filter(([facet]) => {
      const kind = kindOfFacet(facet);
      return kind !== undefined && isWanted(kind);
    });
};

/** What an index is asked for a kind that is filtered by: its counts without that filter. */
const withoutKind = (
  query: EngineQuery,
  looking: Looking,
  standing: Standing,
): { kind: FacetKind; condition: string }[] =>
  ownFilters(query).flatMap(({ kind, rest }) => {
    const wanted = wantedOf(rest, looking);
    return wanted === null ? [] : [{ kind, condition: where(rest, standing, wanted) }];
  });

/**
 * The index in Sphinx or Manticore, over one or more nodes. It holds the same lexemes as the one in SQL, and answers the
 * same ids, totals and counts.
 */
export const createSphinxMatcher =
  (db: Db, cluster: SphinxCluster): Matcher =>
  async (query, looking) => {
    const offset = (query.page - 1) * query.pageSize;
    if (offset + query.pageSize > deepest) throw new IndexBehindError('TOO_DEEP');
    const standing = await readStanding(db, query);
    const wanted = wantedOf(query, looking);
    const alone = withoutKind(query, looking, standing);
    const own = wanted === null ? null : where(query, standing, wanted);
    const [marked, ...results] = await select(cluster, [
      marks,
      ...(own === null ? [] : [page(own, query, offset), counts(own), news(own, query)]),
      ...alone.map(({ condition }) => counts(condition)),
    ]);
    const isFed = marked?.rows.every(([fedUs]) => Number(fedUs) >= standing.fedUs) === true;
    if (marked?.found !== cluster.nodes || !isFed) throw new IndexBehindError('EMPTY');
    const [listed, counted, fresh] = own === null ? [] : results.splice(0, 3);
    const kinds = new Set(alone.map(({ kind }) => kind));
    const newJobs = fresh?.found ?? 0;
    const facets = new Map([
      ...countedOf(counted?.rows ?? [], (kind) => !kinds.has(kind)),
      ...(newJobs > 0 ? [[newJobsFacet, newJobs] as const] : []),
      ...alone.flatMap(({ kind }, index) => countedOf(results[index]?.rows ?? [], (other) => other === kind)),
    ]);
    const ids = (listed?.rows ?? []).map(([id]) => Number(id));
    return {
      ids: await openJobs(db, ids, query.now),
      total: listed?.found ?? 0,
      facets,
      asOf: standing.asOf,
    };
  };
