import { createHash } from 'node:crypto';
import { AppError } from '@radar/domain/http';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { idempotencyKeys } from '../../db/schema/index.ts';
import type { Owner } from './owner.ts';

export type OnceKey = {
  owner: Owner;
  /** The caller's `Idempotency-Key`. */
  key: string;
  /** Everything that makes the request what it is: operation, parameters, body. */
  request: unknown;
};

const hashOf = (request: unknown): string => createHash('sha256').update(JSON.stringify(request)).digest('hex');

const findAnswer = async (tx: Db, { owner, key, request }: OnceKey): Promise<{ answer: unknown } | null> => {
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys[owner.column], owner.id),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`),
      ),
    );
  if (row === undefined) return null;
  if (row.requestHash !== hashOf(request)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { answer: row.answer };
};

/**
 * Does `work` once for a key, in the caller's transaction: its answer is kept for 24 hours beside what it wrote, and given
 * again to whoever repeats the request.
 * @param read turns a kept answer into a value again
 * @throws AppError IDEMPOTENCY_KEY_REUSED for the same key with another request
 */
export const once = async <T>(
  tx: Db,
  onceKey: OnceKey,
  read: (answer: unknown) => T,
  work: () => Promise<T>,
): Promise<T> => {
  const earlier = await findAnswer(tx, onceKey);
  if (earlier !== null) return read(earlier.answer);
  const answer = await work();
  const { owner, key, request } = onceKey;
  const written = { requestHash: hashOf(request), answer };
  const [kept] = await tx
    .insert(idempotencyKeys)
    .values({ [owner.column]: owner.id, key, ...written })
    .onConflictDoUpdate({
      target: [idempotencyKeys[owner.column], idempotencyKeys.key],
      set: { ...written, createdAt: sql`now()` },
      // Only an expired key may be taken again; a fresh one was written by a parallel request for something else.
      setWhere: sql`${idempotencyKeys.createdAt} <= now() - interval '24 hours'`,
    })
    .returning({ key: idempotencyKeys.key });
  if (kept === undefined) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return answer;
};
