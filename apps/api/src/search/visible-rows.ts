import { newSince } from '@radar/domain/jobs';
import { type SQL, sql } from 'drizzle-orm';
import type { EngineQuery } from './search-engine.ts';

/** The instant at which ads must be open to be listed. */
export const shownAt = ({ asOf, now }: EngineQuery): SQL => sql`${asOf ?? now.toISOString()}::timestamptz`;

// Nearly every row is open, and listed by then. Written as expressions, lest a plan made for any instant walk the indexes on
// these columns from end to end, beside that of the words.
export const isOpenAt = (at: SQL): SQL => sql`coalesce(ends_at, 'infinity'::timestamptz) > ${at}`;

const isListedBy = (asOf: string): SQL => sql`listed_at + interval '0' <= ${asOf}::timestamptz`;

/** A row of `job_search_past` that stood in the list at that instant. */
export const isThereAt = (asOf: string): SQL => sql`(${isListedBy(asOf)} and gone_at > ${asOf}::timestamptz)`;

/** Ads that are new for a search. */
export const isNewAt = ({ now }: EngineQuery): SQL => sql`published_at >= ${newSince(now).toISOString()}::timestamptz`;

const payColumns = { gross: sql`salary_gross`, net: sql`salary_net` };

/** Ads whose pay reaches what is asked. An ad that tells none never does. */
export const isPaid = ({ fromMonthly, kind, currency }: NonNullable<EngineQuery['salary']>): SQL =>
  sql`(salary_currency = ${currency} and ${payColumns[kind]} >= ${Math.max(1, fromMonthly)})`;

const asked = (query: EngineQuery): SQL => {
  const parts: SQL[] = [isOpenAt(shownAt(query))];
  if (query.isNew) parts.push(isNewAt(query));
  if (query.salary !== null) parts.push(isPaid(query.salary));
  return sql.join(parts, sql` and `);
};

/**
 * Rows of a search: those of today, or those of its `asOf`. What its filters that are no lexemes ask is asked here.
 * @param tail order and limit that each part of the answer may be cut to
 */
export const visibleRows = (query: EngineQuery, columns: SQL, where: SQL, tail: SQL = sql``): SQL => {
  const { asOf } = query;
  const rows = sql`select ${columns} from job_search where ${where} and ${asked(query)}`;
  if (asOf === null) return sql`${rows} ${tail}`;
  return sql`(${rows} and ${isListedBy(asOf)} ${tail}) union all
    (select ${columns} from job_search_past where ${where} and ${isThereAt(asOf)} and ${asked(query)} ${tail})`;
};

/**
 * The instant as of which further pages see what this statement sees: the last change that is committed, or the last
 * deadline that passed, whichever is later.
 */
export const seenUntil = (now: Date): SQL => sql`to_char(greatest(
    (select changed_at from search_clock),
    (select max(ends_at) from job_search where ends_at <= ${now.toISOString()}::timestamptz)
  ) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
