// Measures sign-ins on PostgreSQL: `npm run bench:login`. 20 logins a second for 30 s, the health call beside them and
// without them, and whether time tells who has an account (200 pairs). `-- --write` keeps the table in docs/benchmarks.md.
// Ends with code 1 when a login fails, or when the medians of a pair lie more than 15 % apart.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type LoginFigures, loginFaults, loginTable } from './bench/login-table.ts';
import { writeBenchmark } from './bench/write-benchmark.ts';
import { askedToEnd } from './processes/asked-to-end.ts';
import { createProcesses } from './processes/processes.ts';
import { findPostgres } from './test/machine.ts';
import { startPostgres } from './test/postgres.ts';
import { freePort } from './processes/free-port.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const logs = join(root, 'test-results/bench-login');
mkdirSync(logs, { recursive: true });
const processes = createProcesses({ logs });
void askedToEnd().then(async () => {
  await processes.stopAll();
  process.exit(130);
});

const untilReady = async (origin: string): Promise<void> => {
  for (const deadline = Date.now() + 60_000; ; await sleep(100)) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error('The API did not start within a minute.');
  }
};

const measure = async (databaseUrl: string): Promise<LoginFigures> => {
  const data = mkdtempSync(join(tmpdir(), 'radar-bench-login-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // One network and a few accounts stand for many: the limits that would stop them are lifted.
  const many = '1000000';
  processes.start({
    name: 'api',
    command: process.execPath,
    args: [join(root, 'apps/api/src/main.ts')],
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      RADAR_API_PORT: String(port),
      RADAR_DATA_DIR: data,
      RADAR_DISK_RESERVE_MB: '0',
      RADAR_LOG_LEVEL: 'warn',
      RADAR_LOGINS_PER_MINUTE_AND_NETWORK: many,
      RADAR_FAILED_LOGINS_PER_HOUR: many,
      RADAR_CODES_PER_HOUR_AND_NETWORK: many,
      RADAR_ACCOUNT_MAILS_PER_HOUR: many,
    },
  });
  try {
    await untilReady(origin);
    let figures: LoginFigures | undefined;
    const { ended } = processes.start(
      {
        name: 'login',
        command: process.execPath,
        args: [join(root, 'apps/api/bench/login.ts'), '--origin', origin, '--postgres', databaseUrl],
        cwd: root,
        env: process.env,
      },
      (line, stream) => {
        if (stream === 'stderr') console.log(`  ${line}`);
        else figures = JSON.parse(line) as LoginFigures;
      },
    );
    const { code, lastWords } = await ended;
    if (code !== 0 || figures === undefined) throw new Error(lastWords.join('\n'));
    return figures;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

const measured = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, load before it ${load}.`;

const load = loadavg()[0]?.toFixed(1);

try {
  const bin = findPostgres();
  if (bin === null) throw new Error('No PostgreSQL on this machine.');
  const server = await startPostgres(bin, processes);
  const figures = await measure(server.url);
  const table = loginTable(figures);
  console.log(`\n${table}\n\n${measured()}`);
  if (values.write) {
    const text = [
      '## Sign-ins',
      '',
      '20 logins a second for 30 s on PostgreSQL, API, database and load on one machine, each with argon2id (46 MiB); the health call',
      '(`/readyz`, which asks the database) every 20 ms. Then 200 pairs of the same call for somebody who has an account and somebody',
      'who has none, in turns: their medians must lie within 15 %. `npm run bench:login`.',
      measured(),
      '',
      table,
    ].join('\n');
    writeBenchmark(join(root, 'docs/benchmarks.md'), [{ id: 'bench:login', text }]);
  }
  const faults = loginFaults(figures);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await processes.stopAll();
}
process.exit();
