import { join } from 'node:path';
import type { Need } from './machine.ts';

export type Suite = {
  name: string;
  /** Commands in order; a later one runs only after the former succeeded. */
  commands: string[][];
  /** Folder of the commands, from the root. */
  folder?: string;
  needs?: Need[];
  /** What some of its tests need; without it they are skipped and say so. */
  wants?: Need[];
  /** Holds tests of other suites: it runs only where it is asked for by name. */
  isPart?: boolean;
  /** Whether the last command writes a JSON report; a suite without one counts as one test. */
  reports?: 'vitest' | 'playwright';
};

/** What packages make from their sources (compiled messages): tests and checks read it. */
const generate = ['turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'];

const vitest = ['vitest', 'run'];

/** Everything that must hold, the quick checks first. */
export const suites: readonly Suite[] = [
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'lint', commands: [generate, ['oxlint', '--type-aware']] },
  { name: 'types', commands: [['turbo', 'run', 'types', 'types:scripts', '--output-logs=errors-only', '--continue']] },
  { name: 'boundaries', commands: [generate, ['node', 'tooling/boundaries/src/check.ts']] },
  { name: 'dead code', commands: [generate, ['knip', '--no-progress']] },
  { name: 'unit', commands: [generate, vitest], reports: 'vitest' },
  {
    name: 'api on PGlite',
    folder: 'apps/api',
    commands: [generate, vitest],
    reports: 'vitest',
    wants: ['sphinxsearch'],
  },
  {
    name: 'api on PostgreSQL',
    folder: 'apps/api',
    commands: [generate, vitest],
    reports: 'vitest',
    needs: ['postgresql'],
    wants: ['sphinxsearch'],
  },
  { name: 'stories', folder: 'apps/storybook', commands: [generate, vitest], reports: 'vitest', needs: ['chromium'] },
  { name: 'build', commands: [['turbo', 'run', 'build', '--output-logs=errors-only', '--concurrency=2']] },
  {
    name: 'browser journeys',
    folder: 'apps/e2e',
    commands: [['playwright', 'test']],
    reports: 'playwright',
    needs: ['chromium'],
  },
  {
    name: 'search words',
    isPart: true,
    commands: [generate, [...vitest, 'packages/domain/src/words', 'packages/domain/src/search']],
    reports: 'vitest',
  },
  {
    name: 'search engines',
    isPart: true,
    folder: 'apps/api',
    commands: [generate, [...vitest, 'src/search', 'src/modules/search', 'src/testing/relevance']],
    reports: 'vitest',
    wants: ['sphinxsearch'],
  },
];

/** The suites whose name contains the filter, in any letter case; without one, each test once. */
export const suitesNamed = (filter: string): Suite[] =>
  suites.filter(({ name, isPart }) =>
    filter === '' ? isPart !== true : name.toLowerCase().includes(filter.toLowerCase()),
  );

/** How the last command of a suite is told to write its report into a file. */
export const reporting = (suite: Suite, report: string): { args: string[]; env: Record<string, string> } => {
  if (suite.reports === 'vitest')
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`], env: {} };
  if (suite.reports === 'playwright')
    return { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
  return { args: [], env: {} };
};

/** Where pnpm puts the commands of a folder. */
export const binFolders = (root: string, { folder }: Suite): string[] =>
  [...(folder === undefined ? [] : [join(root, folder)]), root].map((each) => join(each, 'node_modules/.bin'));
