import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Processes } from '../processes/processes.ts';
import { findChromium, findPostgres, type Need } from './machine.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { countSuite } from './reports.ts';
import type { Result } from './summary.ts';
import { binFolders, reporting, type Suite } from './suites.ts';

export type Place = {
  root: string;
  /** Folder of logs and reports. */
  output: string;
  processes: Processes;
};

const tailLength = 150;
const timeLimitMs = 20 * 60_000;

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const databaseFor = async (suite: Suite, processes: Processes): Promise<TestPostgres | null> => {
  if (!suite.needs?.includes('postgresql')) return null;
  const bin = findPostgres();
  if (bin === null) throw new Error('There is no PostgreSQL server on this machine.');
  return startPostgres(bin, processes);
};

const environmentOf = (suite: Suite, root: string, database: TestPostgres | null): NodeJS.ProcessEnv => ({
  ...process.env,
  // What they write is kept in files and shown indented.
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  PATH: [...binFolders(root, suite), dirname(process.execPath), process.env['PATH']].join(delimiter),
  ...(suite.needs?.includes('chromium') && { CHROMIUM_PATH: findChromium() ?? undefined }),
  ...(database && { TEST_DATABASE_URL: database.url }),
});

/** Runs the commands of a suite one after another, up to the first that fails. */
const runCommands = async (suite: Suite, { root, processes }: Place, env: NodeJS.ProcessEnv, report: string) => {
  const tail: string[] = [];
  const say = (line: string) => {
    if (tail.push(line) > tailLength) tail.shift();
  };
  const told = reporting(suite, report);
  const commands = suite.commands.map(([command = '', ...args], index, all) =>
    index === all.length - 1
      ? { name: slug(suite.name), command, args: [...args, ...told.args], cwd: join(root, suite.folder ?? '') }
      : { name: `${slug(suite.name)}-before`, command, args, cwd: root },
  );
  for (const command of commands) {
    const running = processes.start({ ...command, env: { ...env, ...told.env } }, say);
    const limit = setTimeout(() => {
      say(`Stopped after ${timeLimitMs / 60_000} minutes.`);
      void running.stop();
    }, timeLimitMs);
    const { code, lastWords } = await running.ended;
    clearTimeout(limit);
    if (code === 0) {
      tail.length = 0;
      continue;
    }
    // A command that could not be started wrote no line.
    return { code, tail: tail.length > 0 ? tail : lastWords };
  }
  return { code: 0, tail };
};

const runWith = async (suite: Suite, place: Place, database: TestPostgres | null) => {
  const report = join(place.output, `${slug(suite.name)}.json`);
  rmSync(report, { force: true });
  const { code, tail } = await runCommands(suite, place, environmentOf(suite, place.root, database), report);
  const written = existsSync(report) ? readFileSync(report, 'utf8') : null;
  return { tail, counts: countSuite(code, suite.reports ? written : undefined) };
};

/** A suite whose needs this machine does not meet has failed. */
export const notRun = ({ name }: Suite, lacks: readonly Need[]): Result => {
  console.log(`    not run: ${lacks.join(' and ')} missing`);
  return { name, passed: 0, failed: 1, skipped: 0, ms: 0 };
};

/** Runs one suite and answers its counts; says what went wrong, and never throws for it. */
export const runSuite = async (suite: Suite, place: Place): Promise<Result> => {
  const startedAt = performance.now();
  const result = (counts: Omit<Result, 'name' | 'ms'>) => ({
    name: suite.name,
    ms: performance.now() - startedAt,
    ...counts,
  });
  let database: TestPostgres | null = null;
  try {
    database = await databaseFor(suite, place.processes);
    const { counts, tail } = await runWith(suite, place, database);
    if (counts.failed > 0) console.log(tail.map((line) => `    ${line}`).join('\n'));
    return result(counts);
  } catch (error) {
    console.log(`    ${error instanceof Error ? error.message : String(error)}`);
    return result({ passed: 0, failed: 1, skipped: 0 });
  } finally {
    await database?.stop();
  }
};
