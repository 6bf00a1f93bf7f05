/**
 * Applications while the API is killed: 20 clients send 1,000, and five times in between its process ends by `kill -9`.
 * `--postgres URL` or else PGlite on disk; `scripts/test-faults.ts` runs it for both. Progress on standard error, one line
 * of JSON with what was found on standard output; ends with code 1 where anything was lost, doubled or left half done.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { rowsOf } from '../src/db/rows.ts';
import { loadReference } from '../src/reference/load-reference.ts';
import { aJob, anEmployer } from '../src/testing/builders.ts';
import { startMortalApi } from './mortal-api.ts';
import { aSeeker, type Seeker } from './seeker.ts';

const { values } = parseArgs({ options: { postgres: { type: 'string' } } });
const all = { applications: 1000, people: 40, clients: 20, kills: 5 };
const jobsEach = all.applications / all.people;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const dataDir = await mkdtemp(join(tmpdir(), 'radar-faults-'));
const place = { databaseUrl: values.postgres, dataDir };

const withDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const database = await openDatabase(place);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
};

const prepare = async (db: Db): Promise<number[]> => {
  await migrate(db);
  await loadReference(db);
  const employer = await anEmployer(db);
  const jobs: number[] = [];
  for (let index = 0; index < jobsEach; index += 1) jobs.push((await aJob(db, { employerId: employer.id })).id);
  return jobs;
};

/** Does the work with so many at a time. @returns how many were done without an error */
const doAll = async (work: readonly (() => Promise<void>)[], onDone: (done: number) => void): Promise<number> => {
  let next = 0;
  let done = 0;
  const client = async (): Promise<void> => {
    for (let task = work[next++]; task !== undefined; task = work[next++]) {
      try {
        await task();
        onDone(++done);
      } catch (error) {
        say(`not acknowledged: ${error instanceof Error ? error.message : 'unknown'}`);
      }
    }
  };
  await Promise.all(Array.from({ length: all.clients }, client));
  return done;
};

type Found = {
  stored: number;
  duplicates: number;
  /** Sent without a CV, without the key that they were sent with, or never passed on. */
  half: number;
  employerMails: number;
  confirmations: number;
};

const examine = async (db: Db): Promise<Found> => {
  const [found] = await rowsOf<Found>(
    db,
    sql`with sent as (select * from applications where status = 'completed')
      select (select count(*)::int from sent) as stored,
        (select count(*)::int from sent) - (select count(*)::int from (select distinct user_id, job_id from sent) own) as duplicates,
        (select count(*)::int from sent where sent_at is null
          or not exists (select from application_documents d where d.application_id = sent.id and d.source = 'CV')
          or not exists (select from application_steps s where s.application_id = sent.id and s.step = 'forwarded')) as half,
        (select count(*)::int from mailbox where to_address like 'posao%@klas.example') as "employerMails",
        (select count(*)::int from mailbox where to_address like 'ana.%' and subject like 'Prijava je poslana: %') as confirmations`,
  );
  if (found === undefined) throw new Error('Nothing was counted.');
  return found;
};

const pendingJobs = async (db: Db): Promise<number> => {
  const [row] = await rowsOf<{ left: number }>(
    db,
    sql`select count(*)::int as left from outbox where done_at is null and dead_at is null and kind <> 'revalidate'`,
  );
  return row?.left ?? 0;
};

const variables = {
  RADAR_DATA_DIR: dataDir,
  ...(values.postgres !== undefined && { DATABASE_URL: values.postgres }),
  RADAR_MAILBOX: '1',
  RADAR_LOG_LEVEL: 'fatal',
  RADAR_DISK_RESERVE_MB: '0',
  // The machine may be busy, and all of this comes from one network: that is not what is tried here.
  RADAR_MAX_EVENT_LOOP_DELAY_MS: '60000',
  RADAR_MAX_HEAP_MB: '4000',
  RADAR_REGISTRATIONS_PER_HALF_HOUR_AND_NETWORK: '1000',
  RADAR_APPLICATIONS_PER_HOUR_AND_NETWORK: '100000',
};

/** Lets the API pass on what is queued; leases of killed processes run for a minute. */
const passOn = async (): Promise<void> => {
  for (let round = 0; round < 10; round += 1) {
    const left = await withDatabase(pendingJobs);
    if (left === 0) return;
    say(`${left} mails are still queued.`);
    const api = await startMortalApi(variables);
    await sleep(15_000);
    await api.stop();
  }
};

try {
  const jobs = await withDatabase(prepare);
  const api = await startMortalApi(variables);
  const seekers: Seeker[] = [];
  for (let serial = 1; serial <= all.people; serial += 1) seekers.push(await aSeeker(api.origin, serial));
  say(`${all.people} people have an account; ${all.clients} clients begin to apply.`);

  const started = performance.now();
  const killEvery = Math.ceil(all.applications / (all.kills + 1));
  let kills = 0;
  let killing = Promise.resolve();
  const acknowledged = await doAll(
    jobs.flatMap((jobId) => seekers.map((seeker) => () => seeker.apply(jobId))),
    (done) => {
      if (done % killEvery !== 0 || kills === all.kills) return;
      kills += 1;
      say(`${done} acknowledged: kill -9`);
      killing = killing.then(api.kill);
    },
  );
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  await killing;
  await api.stop();
  say(`All were answered after ${seconds} s.`);
  await passOn();

  const found = await withDatabase(examine);
  const engine = values.postgres === undefined ? 'pglite' : 'postgres';
  const load = Number(loadavg()[0]?.toFixed(1));
  process.stdout.write(
    `${JSON.stringify({ fault: 'applications', engine, kills, acknowledged, ...found, seconds, load })}\n`,
  );
  const isWhole =
    [acknowledged, found.stored, found.employerMails, found.confirmations].every((n) => n === all.applications) &&
    found.duplicates === 0 &&
    found.half === 0;
  process.exitCode = isWhole ? 0 : 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
process.exit();
