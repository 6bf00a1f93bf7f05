import { createHmac } from 'node:crypto';
import { AppError } from '@radar/domain/http';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';

export type Limit = {
  /** What is counted, such as `code-address`. */
  kind: string;
  /** Whose it is: an address, a network. Kept as an HMAC only. */
  key: string;
  /** How many fit in a window. */
  limit: number;
  windowS: number;
};

const hashOfKey = (secret: string, { kind, key }: Pick<Limit, 'kind' | 'key'>): string =>
  createHmac('sha256', secret).update(`limit:${kind}:${key}`).digest('hex');

type Counted = { count: number; left_s: number };

/**
 * Counts one more in the current window (by the database's clock, across all instances). Inside a transaction that is
 * rolled back it does not count.
 * @throws AppError TOO_MANY_REQUESTS with the seconds until the window ends
 */
export const countTowardsLimit = async (
  db: Db,
  secret: string,
  { kind, key, limit, windowS }: Limit,
): Promise<void> => {
  const keyHash = hashOfKey(secret, { kind, key });
  const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${windowS}::int) * ${windowS}::int)`;
  const [row] = await rowsOf<Counted>(
    db,
    sql`
      insert into rate_counters (kind, key_hash, window_start, count, expires_at)
      values (${kind}, ${keyHash}, ${windowStart}, 1, ${windowStart} + make_interval(secs => ${windowS}::int))
      on conflict (kind, key_hash, window_start) do update set count = rate_counters.count + 1
      returning count, ceil(extract(epoch from expires_at - now()))::int as left_s`,
  );
  if (row !== undefined && row.count > limit)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: Math.max(1, row.left_s) });
};

/** Takes back what was counted of a key: all of it, or as many as are said. */
export const forgetCounted = async (
  db: Db,
  secret: string,
  counted: Pick<Limit, 'kind' | 'key'>,
  howMany: number | 'all' = 'all',
): Promise<void> => {
  const keyHash = hashOfKey(secret, counted);
  const left = howMany === 'all' ? sql`0` : sql`greatest(0, count - ${howMany}::int)`;
  await db.execute(
    sql`update rate_counters set count = ${left} where kind = ${counted.kind} and key_hash = ${keyHash} and expires_at > now()`,
  );
};
