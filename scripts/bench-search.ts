// Times searches on seeded ads: `npm run bench:search`, for 10,000 and 100,000 of them on PostgreSQL and Sphinx, and for 10,000
// on PGlite, which is for trying things out.
// `-- --million` times 1,000,000 on PostgreSQL and Sphinx instead, in half an hour; `--jobs 10000` and `--engine pglite` do
// less. `--write` keeps the table in docs/benchmarks.md. Ends with code 1 when a search that finds little is over its budget.
import { mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { searchTable, type SearchRow, slowSearches } from './bench/search-table.ts';
import { type Section, writeBenchmark } from './bench/write-benchmark.ts';
import { askedToEnd } from './processes/asked-to-end.ts';
import { createProcesses } from './processes/processes.ts';
import { findPostgres, findSphinx } from './test/machine.ts';
import { startPostgres } from './test/postgres.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000,100000' },
    engine: { type: 'string', default: 'pglite,postgres' },
    million: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const mostOfPglite = 10_000;
const logs = join(root, 'test-results/bench-search');
mkdirSync(logs, { recursive: true });
const processes = createProcesses({ logs });
void askedToEnd().then(async () => {
  await processes.stopAll();
  process.exit(130);
});

const hasSphinx = findSphinx() !== null;

/** Runs one engine through all sizes in a process of its own. */
const runEngine = async (args: string[]): Promise<SearchRow[]> => {
  const rows: SearchRow[] = [];
  const { ended } = processes.start(
    {
      name: 'search',
      command: process.execPath,
      args: [join(root, 'apps/api/bench/search.ts'), ...args],
      cwd: root,
      env: process.env,
    },
    (line, stream) => {
      if (stream === 'stderr') console.log(`  ${line}`);
      else rows.push(JSON.parse(line) as SearchRow);
    },
  );
  const { code, lastWords } = await ended;
  if (code !== 0) throw new Error(lastWords.join('\n'));
  return rows;
};

const onPostgres = async (sizes: string): Promise<SearchRow[]> => {
  const bin = findPostgres();
  if (bin === null) {
    console.log('No PostgreSQL on this machine: left out.');
    return [];
  }
  if (!hasSphinx) console.log('No searchd on this machine: Sphinx is left out.');
  const server = await startPostgres(bin, processes);
  try {
    return await runEngine(['--jobs', sizes, '--postgres', server.url, ...(hasSphinx ? ['--sphinx'] : [])]);
  } finally {
    await server.stop();
  }
};

const measured = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`;

const textOf = (rows: readonly SearchRow[]): string[] => ['', `${measured()}.`, '', searchTable(rows)];

const sectionOf = (rows: readonly SearchRow[]): Section =>
  values.million
    ? { id: 'bench:search, million', text: ['### A million ads', ...textOf(rows)].join('\n') }
    : {
        id: 'bench:search',
        text: [
          '## Searches',
          '',
          'Milliseconds on seeded ads of 1.8 kB: the engine alone with page, exact total and all facets, and the whole answer over',
          'HTTP. Raw is the least any list must do: 20 cards by id, prepared, timed in turns with the others. `npm run bench:search`.',
          ...textOf(rows).slice(1),
        ].join('\n'),
      };

try {
  const sizesOfPglite = values.jobs.split(',').filter((jobs) => Number(jobs) <= mostOfPglite);
  const wanted = new Set(values.million ? ['postgres'] : values.engine.split(','));
  const rows = [
    ...(wanted.has('pglite') && sizesOfPglite.length > 0 ? await runEngine(['--jobs', sizesOfPglite.join()]) : []),
    ...(wanted.has('postgres') ? await onPostgres(values.million ? '1000000' : values.jobs) : []),
  ];
  console.log(`\n${searchTable(rows)}\n\n${measured()}`);
  if (values.write) writeBenchmark(join(root, 'docs/benchmarks.md'), [sectionOf(rows)]);
  const faults = slowSearches(rows);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await processes.stopAll();
}
process.exit();
