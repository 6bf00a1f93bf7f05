import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import type { EngineQuery } from '../search-engine.ts';

/** An index that cannot answer for now, though nothing is broken: it is empty, or lacks changes that matter. */
export class IndexBehindError extends Error {
  readonly code: 'EMPTY' | 'BEHIND' | 'TOO_DEEP';

  constructor(code: IndexBehindError['code']) {
    super('The index cannot answer this search now.');
    this.name = 'IndexBehindError';
    this.code = code;
  }
}

/** A change that has waited longer to be copied is missed. */
const patienceS = 60;

type Row = {
  fed_until: string | null;
  is_whole: boolean;
  is_late: boolean;
  is_known: boolean;
  listed_us: string;
  open_us: string;
  as_of: string;
};

/** How a search is put to an index that follows the database. Instants in microseconds since 1970. */
export type Standing = {
  /** Versions that were listed at this instant are looked at. */
  listedUs: number;
  /** They must be open at this one. */
  openUs: number;
  /** The index must have all changes up to here. */
  fedUs: number;
  asOf: string;
};

const microseconds = (instant: ReturnType<typeof sql>) => sql`(extract(epoch from ${instant}) * 1000000)::bigint::text`;

/**
 * Up to where the index has the changes of the database, and as of when it can answer a search: at the last change that
 * it has, or at the instant of an earlier page.
 * @throws IndexBehindError
 */
export const readStanding = async (db: Db, { asOf, now }: EngineQuery): Promise<Standing> => {
  const nowAt = sql`${now.toISOString()}::timestamptz`;
  const asked = sql`${asOf}::timestamptz`;
  const [row] = await rowsOf<Row & { fed_us: string }>(
    db,
    sql`with clock as (select changed_at, fed_until,
          (select max(ends_at) from job_search where ends_at <= ${nowAt}) as ended_at from search_clock)
      select fed_until::text as fed_until, fed_until = changed_at as is_whole,
        fed_until < changed_at and least(
          (select min(listed_at) from job_search where listed_at > fed_until),
          (select min(gone_at) from job_search_past where gone_at > fed_until)
        ) < clock_timestamp() - make_interval(secs => ${patienceS}) as is_late,
        coalesce(${asked} <= fed_until, ended_at is null or ended_at <= fed_until) as is_known,
        ${microseconds(sql`coalesce(${asked}, fed_until)`)} as listed_us,
        ${microseconds(sql`coalesce(${asked}, ${nowAt})`)} as open_us,
        ${microseconds(sql`fed_until`)} as fed_us,
        to_char(greatest(fed_until, ended_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as as_of
      from clock`,
  );
  if (row === undefined || row.fed_until === null) throw new IndexBehindError('EMPTY');
  if (row.is_late || !(row.is_whole || row.is_known)) throw new IndexBehindError('BEHIND');
  return {
    listedUs: Number(row.listed_us),
    openUs: Number(row.open_us),
    fedUs: Number(row.fed_us),
    asOf: asOf ?? row.as_of,
  };
};

/** Of jobs that an index named, those that the database still has open. */
export const openJobs = async (db: Db, ids: readonly number[], now: Date): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from jobs where id = any(${sql.param([...ids])}::int[]) and closed_at is null
        and (ends_at is null or ends_at > ${now.toISOString()}::timestamptz)`,
  );
  const open = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => open.has(id));
};
