import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { facetSets } from '../db/schema/index.ts';
import { type FacetKind, facetKinds, kindNumberOf } from './facets.ts';

/** Ads that name a set. `missing` is the kind for which alone they count, or 0. */
export type SetCount = { set: number; missing: number; jobs: number };

type Sets = Map<number, readonly number[]>;

/** Some 40 MB of them. Who has more reads them again. */
const mostKept = 200_000;
const kept = new WeakMap<Db, Sets>();

const setsKeptOf = (db: Db): Sets => {
  const known = kept.get(db);
  if (known !== undefined && known.size < mostKept) return known;
  const none: Sets = new Map();
  kept.set(db, none);
  return none;
};

/** What sets hold. It never changes, and the number of a set is given once: each is read once. */
const readSets = async (db: Db, ids: readonly number[]): Promise<Sets> => {
  const known = setsKeptOf(db);
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length === 0) return known;
  const rows = await db
    .select()
    .from(facetSets)
    .where(sql`${facetSets.id} = any(${sql.param(unknown)}::int[])`);
  for (const { id, facets } of rows) known.set(id, facets);
  return known;
};

/**
 * Ads by facet.
 * @param facets ads that are counted by facet already
 * @param elsewhere kinds that only `facets` and what is `missing` count
 */
export const tallyFacets = async (
  db: Db,
  counts: readonly SetCount[],
  facets: Iterable<readonly [facet: number, jobs: number]>,
  elsewhere: readonly FacetKind[],
): Promise<Map<number, number>> => {
  const held = await readSets(
    db,
    counts.map(({ set }) => set),
  );
  const tally = new Map(facets);
  const left = new Set<number>(elsewhere.map((kind) => facetKinds[kind]));
  for (const { set, missing, jobs } of counts) {
    for (const facet of held.get(set) ?? []) {
      const kind = kindNumberOf(facet);
      if (missing === 0 ? !left.has(kind) : kind === missing) tally.set(facet, (tally.get(facet) ?? 0) + jobs);
    }
  }
  for (const [facet, jobs] of tally) if (jobs <= 0) tally.delete(facet);
  return tally;
};
