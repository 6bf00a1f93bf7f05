import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { importRuns, importSources } from '../../db/schema/index.ts';
import type { Source } from './sources-file.ts';
import type { Visit } from './visit-source.ts';

const leaseS = 120;

/** A source that this instance alone reads until its lease ends. */
export type Lease = { source: Source; token: string; shrunkRuns: number; validators: Visit['validators'] };

type Row = { address: string | null; etag: string | null; last_modified: string | null; shrunk_runs: number };

/** Takes a source that is due and that nobody reads; null where there is none of it to take. */
export const takeSource = async (db: Db, source: Source, token: string): Promise<Lease | null> => {
  await db
    .insert(importSources)
    // The column keeps milliseconds: rounded up, a new source would be due a moment from now.
    .values({ siteId: source.site, source: source.name, nextRunAt: sql`date_trunc('milliseconds', now())` })
    .onConflictDoNothing();
  const [row] = await rowsOf<Row>(
    db,
    sql`update import_sources set lease_until = now() + make_interval(secs => ${leaseS}), lease_token = ${token}
      where site_id = ${source.site} and source = ${source.name} and next_run_at <= now()
        and (lease_until is null or lease_until < now())
      returning address, etag, last_modified, shrunk_runs`,
  );
  if (row === undefined) return null;
  // Another address, or another reader of it, has nothing in common with what was read before.
  const isSame = row.address === addressKey(source);
  return {
    source,
    token,
    shrunkRuns: row.shrunk_runs,
    validators: isSame ? { etag: row.etag, lastModified: row.last_modified } : null,
  };
};

const addressKey = ({ format, address, employer }: Source): string =>
  JSON.stringify([format, address, employer ?? null]);

const held = ({ source, token }: Lease) =>
  and(
    eq(importSources.siteId, source.site),
    eq(importSources.source, source.name),
    eq(importSources.leaseToken, token),
  );

export const renewEveryMs = (leaseS / 3) * 1000;

export const renewLease = async (db: Db, lease: Lease): Promise<void> => {
  await db
    .update(importSources)
    .set({ leaseUntil: sql`now() + make_interval(secs => ${leaseS})` })
    .where(held(lease));
};

/** Gives a source back that was not read. */
export const releaseLease = async (db: Db, lease: Lease): Promise<void> => {
  await db.update(importSources).set({ leaseUntil: null, leaseToken: null }).where(held(lease));
};

/** Writes down how a visit went and when the next one is due. */
export const finishVisit = async (db: Db, lease: Lease, visit: Visit, times: { startedAt: Date; endedAt: Date }) => {
  const { source } = lease;
  const waitS = Math.max(source.everyMinutes * 60, visit.retryAfterS ?? 0);
  await db.transaction(async (tx) => {
    await tx
      .update(importSources)
      .set({
        address: addressKey(source),
        etag: visit.validators?.etag ?? null,
        lastModified: visit.validators?.lastModified ?? null,
        shrunkRuns:
          visit.outcome === 'shrunk' ? sql`shrunk_runs + 1` : visit.outcome === 'imported' ? 0 : sql`shrunk_runs`,
        nextRunAt: sql`now() + make_interval(secs => ${waitS})`,
        leaseUntil: null,
        leaseToken: null,
      })
      .where(held(lease));
    await tx.insert(importRuns).values({
      siteId: source.site,
      source: source.name,
      ...times,
      outcome: visit.outcome,
      fault: visit.fault,
      ...visit.counts,
    });
  });
};
