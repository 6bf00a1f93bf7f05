import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { facetSets } from '../db/schema/index.ts';
import { type FacetKind, kindOfFacet } from './facets.ts';

type SetColumn = 'traitSet' | 'placeSet' | 'positionSet' | 'employerSet';

/** The set in which an ad names its facets of a kind. What has few values, and goes well together, shares one. */
const setOfKind: Partial<Record<FacetKind, SetColumn>> = {
  locations: 'placeSet',
  positions: 'positionSet',
  employers: 'employerSet',
};
const setOf = (kind: FacetKind | undefined): SetColumn => (kind && setOfKind[kind]) ?? 'traitSet';

const columnOf = {
  traitSet: { name: 'trait_set', column: sql`trait_set` },
  placeSet: { name: 'place_set', column: sql`place_set` },
  positionSet: { name: 'position_set', column: sql`position_set` },
  employerSet: { name: 'employer_set', column: sql`employer_set` },
} satisfies Record<SetColumn, { name: string; column: SQL }>;

/** The names of the columns that hold the sets of a row. */
export const setNames = Object.values(columnOf).map(({ name }) => name);
/** The one of them that holds the facets of a kind. */
export const setNameOf = (kind: FacetKind): string => columnOf[setOf(kind)].name;

const columns = Object.values(columnOf).map(({ column }) => column);

/** The columns of a row that name its facets. */
export const setColumns = sql.join(columns, sql`, `);

/** Whether a row has one of the facets, which are of one kind. */
export const hasAny = (kind: FacetKind, facets: readonly number[]): SQL =>
  sql`${columnOf[setOf(kind)].column} in (select id from facet_sets where facets && ${sql.param([...facets])}::int[])`;

/**
 * How many rows name each set, for `tallyFacets`: `id`, `missing`, `jobs`.
 * @param rows selects `setColumns`; where they count for one kind only, `missing` too
 * @param amount of rows, as an aggregate
 */
export const countSets = (rows: SQL, { isNear = false, amount = sql`count(*)` } = {}): SQL => {
  const groups = columns.map((column) => (isNear ? sql`(${column}, missing)` : column));
  return sql`select coalesce(${setColumns}) as id, ${isNear ? sql`missing` : sql`0`} as missing, ${amount} as jobs
    from (${rows}) row group by grouping sets (${sql.join(groups, sql`, `)})`;
};

type Sets = Record<SetColumn, number>;

const split = (facets: readonly number[]): Record<SetColumn, number[]> => {
  const sets: Record<SetColumn, number[]> = { traitSet: [], placeSet: [], positionSet: [], employerSet: [] };
  for (const facet of facets.toSorted((a, b) => a - b)) sets[setOf(kindOfFacet(facet))].push(facet);
  return sets;
};

const keyOf = (facets: readonly number[]): string => facets.join();

/**
 * Writes the sets of ads with these facets where they are new.
 * @param tx a transaction that indexes alone: between such transactions, sets that no ad names are thrown away
 * @returns tells the sets of one of the ads by its facets
 */
export const nameSets = async (
  tx: Db,
  ads: readonly (readonly number[])[],
): Promise<(facets: readonly number[]) => Sets> => {
  const wanted = new Map(ads.flatMap((facets) => Object.values(split(facets)).map((set) => [keyOf(set), set])));
  const lists = [...wanted.values()];
  await tx
    .insert(facetSets)
    .values(lists.map((facets) => ({ facets })))
    .onConflictDoNothing();
  const rows = await tx.select().from(facetSets).where(inArray(facetSets.facets, lists));
  const ids = new Map(rows.map(({ id, facets }) => [keyOf(facets), id]));
  const idOf = (facets: readonly number[]): number => {
    const id = ids.get(keyOf(facets));
    if (id === undefined) throw new Error('A set of facets was not written.');
    return id;
  };
  return (facets) => {
    const { traitSet, placeSet, positionSet, employerSet } = split(facets);
    return {
      traitSet: idOf(traitSet),
      placeSet: idOf(placeSet),
      positionSet: idOf(positionSet),
      employerSet: idOf(employerSet),
    };
  };
};

const named = sql`select unnest(array[${setColumns}])`;

/** Throws away the sets that no ad names any more. Runs in a transaction that indexes alone. */
export const forgetIdleSets = async (tx: Db): Promise<void> => {
  await tx.execute(
    sql`delete from facet_sets where id not in (${named} from job_search union ${named} from job_search_past)`,
  );
};
