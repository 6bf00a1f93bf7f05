import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { setColumns } from '../facet-sets.ts';
import { IndexBehindError } from './feed-state.ts';
import type { SphinxCluster } from './sphinx-cluster.ts';
import { type VersionRow, writingMark, writingRows } from './sphinx-rows.ts';

const batchSize = 500;

const us = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000000)::bigint::text`;

const listedAt = sql`listed_at`;
const goneAt = sql`gone_at`;

const columns = (gone: SQL): SQL => sql`version::text, job_id, site_id, rank_key::text, ${us(listedAt)} as listed_us,
  ${us(gone)} as gone_us, ${us(sql`published_at`)} as published_us, ${us(sql`ends_at`)} as ends_us, salary_gross,
  salary_net, salary_currency, ${setColumns}, array_to_string(tsvector_to_array(doc), ' ') as words`;

/** Only one feeds at a time, in whichever process: an older state of a row must not overwrite a newer one. */
const takeTurn = async (tx: Db): Promise<void> => {
  const [row] = await rowsOf<{ taken: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext('search_clock.fed_until')) as taken`,
  );
  if (row?.taken !== true) throw new IndexBehindError('BEHIND');
};

/** The end of the next batch after an instant: changes of one instant stay together. */
const nextStop = async (tx: Db, after: string): Promise<string> => {
  const [row] = await rowsOf<{ stop: string }>(
    tx,
    sql`select coalesce((select at from (
          select listed_at as at from job_search where listed_at > ${after}::timestamptz
          union all select listed_at from job_search_past where listed_at > ${after}::timestamptz
          union all select gone_at from job_search_past where gone_at > ${after}::timestamptz
        ) change order by at offset ${batchSize - 1} limit 1), changed_at)::text as stop from search_clock`,
  );
  if (row === undefined) throw new Error('The search has no clock.');
  return row.stop;
};

const changesBetween = (tx: Db, after: string, stop: string): Promise<VersionRow[]> => {
  const within = (at: SQL): SQL => sql`(${at} > ${after}::timestamptz and ${at} <= ${stop}::timestamptz)`;
  return rowsOf<VersionRow>(
    tx,
    sql`select ${columns(sql`null::timestamptz`)} from job_search where ${within(listedAt)}
      union all select ${columns(goneAt)} from job_search_past where ${within(listedAt)} or ${within(goneAt)}`,
  );
};

const eachNode = async (cluster: SphinxCluster, write: (node: number) => Promise<void>): Promise<void> => {
  await Promise.all(Array.from({ length: cluster.nodes }, (_, node) => write(node)));
};

const writeRows = (cluster: SphinxCluster, rows: readonly VersionRow[], limitMs?: number): Promise<void> =>
  eachNode(cluster, async (node) => {
    const own = rows.filter(({ version }) => Number(version) % cluster.nodes === node);
    for (const statement of writingRows(own)) await cluster.write(node, statement, limitMs);
  });

const setFedUntil = async (tx: Db, cluster: SphinxCluster, until: string): Promise<void> => {
  const [row] = await rowsOf<{ us: string }>(tx, sql`select ${us(sql`${until}::timestamptz`)} as us`);
  // The marks first: they may be ahead of what the database says, never behind.
  await eachNode(cluster, (node) => cluster.write(node, writingMark(node, row?.us ?? '0')));
  await tx.execute(sql`update search_clock set fed_until = ${until}::timestamptz`);
};

/** Copies the next changes. @returns whether all are copied by now @throws IndexBehindError where it was never filled */
const feedOnce = (db: Db, cluster: SphinxCluster): Promise<boolean> =>
  db.transaction(async (tx) => {
    await takeTurn(tx);
    const [clock] = await rowsOf<{ after: string | null; changed_at: string }>(
      tx,
      sql`select fed_until::text as after, changed_at::text from search_clock`,
    );
    if (clock?.after === null || clock === undefined) throw new IndexBehindError('EMPTY');
    if (clock.after === clock.changed_at) return true;
    const stop = await nextStop(tx, clock.after);
    await writeRows(cluster, await changesBetween(tx, clock.after, stop));
    await setFedUntil(tx, cluster, stop);
    return false;
  });

/** Rows that nobody pages through any more. */
const forgetGone = (cluster: SphinxCluster, now: Date): Promise<void> => {
  const hourAgoUs = (now.getTime() - 2 * 3_600_000) * 1000;
  return eachNode(cluster, (node) => cluster.write(node, `DELETE FROM jobs_part WHERE gone_at<${hourAgoUs}`));
};

/** Copies all changes since the last time. What fails is begun again from the last batch that arrived. */
export const catchUp = async (db: Db, cluster: SphinxCluster, now: Date): Promise<void> => {
  while (!(await feedOnce(db, cluster)));
  await forgetGone(cluster, now);
};

/** A node that is filled at once stops now and then to write what it has to disk. */
const patientLimitMs = 120_000;

/**
 * Empties the nodes and fills them from the database. Searches are answered by the database until it is done; a rebuild
 * that breaks off leaves it so.
 * @param progress told after each batch how many of the jobs are copied
 */
export const rebuild = (
  db: Db,
  cluster: SphinxCluster,
  progress: (copied: number, all: number) => void,
): Promise<number> =>
  db.transaction(async (tx) => {
    await takeTurn(tx);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await eachNode(cluster, (node) => cluster.write(node, 'TRUNCATE RTINDEX jobs_part', patientLimitMs));
    const [count] = await rowsOf<{ jobs: number }>(tx, sql`select count(*)::int as jobs from job_search`);
    let copied = 0;
    let after = '-infinity';
    // While the nodes take one batch, the next is read.
    let writing = Promise.resolve();
    for (;;) {
      const stop = await nextStop(tx, after);
      const rows = await changesBetween(tx, after, stop);
      await writing;
      if (rows.length === 0) break;
      writing = writeRows(cluster, rows, patientLimitMs);
      // Awaited a batch later; until then its failure is nobody's.
      writing.catch(() => {});
      copied += rows.length;
      after = stop;
      progress(copied, count?.jobs ?? 0);
    }
    const [clock] = await rowsOf<{ at: string }>(tx, sql`select changed_at::text as at from search_clock`);
    await setFedUntil(tx, cluster, after === '-infinity' ? (clock?.at ?? after) : after);
    return copied;
  });
