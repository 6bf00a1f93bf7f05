import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { outbox } from '../db/schema/index.ts';
import type { Log } from '../log.ts';
import { backoffMs, maxAttempts } from './backoff.ts';
import { GiveUpError } from './give-up-error.ts';
import { type JobKind, type Payloads, payloads } from './kinds.ts';

export type Job<K extends JobKind> = { id: number; dedupeKey: string; createdAt: Date; payload: Payloads[K] };

/** Does the jobs of one kind. Jobs with the same group are handed over together and succeed or fail together. */
export type JobHandler<K extends JobKind> = {
  groupOf: (job: Job<K>) => string;
  run: (jobs: readonly Job<K>[]) => Promise<void>;
};

export type JobHandlers = { [K in JobKind]: JobHandler<K> };

export type OutboxWorker = {
  start: () => void;
  /** Looks for work now instead of at the next second. */
  wake: () => void;
  /** Does what is due, once; answers how many jobs it took. */
  runDue: () => Promise<number>;
  /** Finishes what it holds, gives the rest back. */
  stop: () => Promise<void>;
};

type Claimed = { id: number; kind: string; payload: unknown; dedupe_key: string; attempts: number; created_at: string };

const leaseS = 60;
const renewEveryMs = 20_000;
const batch = 50;
const groupsAtOnce = 5;
const pollMs = 1_000;

// Instants are kept to the millisecond, rounded: what is due now may lie half of one ahead.
const claim = (db: Db, token: string): Promise<Claimed[]> =>
  rowsOf<Claimed>(
    db,
    sql`
      with due as materialized (
        select id from outbox
        where done_at is null and dead_at is null and run_after <= now() + interval '1 millisecond' and (lease_until is null or lease_until < now())
        order by run_after, id limit ${batch} for update skip locked
      )
      update outbox set lease_until = now() + make_interval(secs => ${leaseS}), lease_token = ${token}, attempts = attempts + 1
      from due where outbox.id = due.id
      returning outbox.id, outbox.kind, outbox.payload, outbox.dedupe_key, outbox.attempts, outbox.created_at`,
  );

const renew = (db: Db, token: string): Promise<unknown> =>
  db
    .update(outbox)
    .set({ leaseUntil: sql`now() + make_interval(secs => ${leaseS})` })
    .where(and(eq(outbox.leaseToken, token), sql`done_at is null and dead_at is null and lease_until is not null`));

const held = (token: string, ids: readonly number[]) => and(inArray(outbox.id, [...ids]), eq(outbox.leaseToken, token));

const finish = (db: Db, token: string, ids: readonly number[]): Promise<unknown> =>
  // The payload may hold personal data and has served its purpose.
  db
    .update(outbox)
    .set({ doneAt: sql`now()`, payload: {}, leaseUntil: null, lastFault: null })
    .where(held(token, ids));

const postpone = (db: Db, token: string, job: Claimed, fault: string): Promise<unknown> =>
  db
    .update(outbox)
    .set({
      runAfter: sql`now() + make_interval(secs => ${backoffMs(job.attempts) / 1000})`,
      leaseUntil: null,
      lastFault: fault,
    })
    .where(held(token, [job.id]));

const bury = (db: Db, token: string, job: Claimed, fault: string): Promise<unknown> =>
  db
    .update(outbox)
    .set({ deadAt: sql`now()`, leaseUntil: null, lastFault: fault })
    .where(held(token, [job.id]));

const faultOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 50) : error.name;
};

type Group = { rows: Claimed[]; run: () => Promise<void> };

/** A claimed row whose payload is what its kind says. */
type Read<K extends JobKind> = { row: Claimed; job: Job<K> };

const readRow = <K extends JobKind>(kind: K, row: Claimed): Read<K> | null => {
  const payload = payloads[kind].safeParse(row.payload);
  if (!payload.success) return null;
  const { id, dedupe_key: dedupeKey } = row;
  return { row, job: { id, dedupeKey, createdAt: new Date(row.created_at), payload: payload.data as Payloads[K] } };
};

/** Parts rows of one kind into what is handed over together. */
const groupsOf = <K extends JobKind>(read: readonly Read<K>[], handler: JobHandler<K>): Group[] =>
  [...Map.groupBy(read, ({ job }) => handler.groupOf(job)).values()].map((group) => ({
    rows: group.map(({ row }) => row),
    run: () => handler.run(group.map(({ job }) => job)),
  }));

const readRows = <K extends JobKind>(kind: K, rows: readonly Claimed[]): Read<K>[] =>
  rows.filter((row) => row.kind === kind).flatMap((row) => readRow(kind, row) ?? []);

const groupsOfKind = <K extends JobKind>(kind: K, rows: readonly Claimed[], handlers: Pick<JobHandlers, K>): Group[] =>
  groupsOf(readRows(kind, rows), handlers[kind]);

const isKind = (text: string): text is JobKind => Object.hasOwn(payloads, text);
const kinds = Object.keys(payloads).filter(isKind);

/**
 * Does the queued work: takes due rows for a minute at a time (renewed while it works), tries each up to twenty times, and
 * gives up loudly. Several workers may run on one database.
 */
export const createOutboxWorker = ({
  db,
  handlers,
  log,
}: {
  db: Db;
  handlers: JobHandlers;
  log: Log;
}): OutboxWorker => {
  let isStopped = false;
  let loop: Promise<void> = Promise.resolve();
  let nap = new AbortController();
  let isWoken = false;

  const fail = async (token: string, rows: readonly Claimed[], error: unknown): Promise<void> => {
    for (const row of rows) {
      const isDead = row.attempts >= maxAttempts || error instanceof GiveUpError;
      await (isDead ? bury : postpone)(db, token, row, faultOf(error instanceof GiveUpError ? error.cause : error));
      const facts = { fault: error, jobKind: row.kind, jobId: row.id, attempt: row.attempts };
      if (isDead) log.error(facts, 'outbox: given up');
      else log.warn(facts, 'outbox: will be tried again');
    }
  };

  const runGroup = async (token: string, { rows, run }: Group): Promise<void> => {
    try {
      await run();
    } catch (error) {
      await fail(token, rows, error);
      return;
    }
    await finish(
      db,
      token,
      rows.map(({ id }) => id),
    );
  };

  const plan = async (token: string, rows: readonly Claimed[]): Promise<Group[]> => {
    const groups = kinds.flatMap((kind) => groupsOfKind(kind, rows, handlers));
    const readable = new Set(groups.flatMap((group) => group.rows));
    const unreadable = rows.filter((row) => !readable.has(row));
    await fail(token, unreadable, new GiveUpError(new TypeError('No handler reads this job.')));
    return groups;
  };

  const runDue = async (): Promise<number> => {
    const token = randomUUID();
    const rows = await claim(db, token);
    if (rows.length === 0) return 0;
    const renewal = setInterval(() => void renew(db, token).catch(() => {}), renewEveryMs);
    try {
      const waiting = await plan(token, rows);
      const lane = async (): Promise<void> => {
        for (let group = waiting.shift(); group !== undefined && !isStopped; group = waiting.shift())
          await runGroup(token, group);
      };
      await Promise.all(Array.from({ length: groupsAtOnce }, lane));
    } finally {
      clearInterval(renewal);
      // What a stop left undone: give it back without counting the attempt.
      await db
        .update(outbox)
        .set({ leaseUntil: null, attempts: sql`attempts - 1` })
        .where(and(eq(outbox.leaseToken, token), sql`done_at is null and dead_at is null and lease_until is not null`));
    }
    return rows.length;
  };

  const rest = async (): Promise<void> => {
    if (isWoken || isStopped) return;
    nap = new AbortController();
    await sleep(pollMs, undefined, { signal: nap.signal }).catch(() => {});
  };

  const work = async (): Promise<void> => {
    while (!isStopped) {
      isWoken = false;
      try {
        if ((await runDue()) === 0) await rest();
      } catch (error) {
        log.error({ fault: error }, 'outbox: the database did not answer');
        await rest();
      }
    }
  };

  return {
    runDue,
    start: () => {
      loop = work();
    },
    wake: () => {
      isWoken = true;
      nap.abort();
    },
    stop: async () => {
      isStopped = true;
      nap.abort();
      await loop;
    },
  };
};
