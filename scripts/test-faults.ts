// Tries what must survive faults, on PGlite and on PostgreSQL: `npm run test:faults -- applications`. One line of JSON for
// each database; ends with code 1 when anything was lost, doubled or left half done.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askedToEnd } from './processes/asked-to-end.ts';
import { createProcesses } from './processes/processes.ts';
import { findPostgres } from './test/machine.ts';
import { startPostgres } from './test/postgres.ts';

const root = join(import.meta.dirname, '..');
const { positionals } = parseArgs({ allowPositionals: true });
const [fault = ''] = positionals;
const script = join(root, 'apps/api/faults', `${fault}.ts`);
if (fault !== 'applications') {
  console.error('Which fault? `npm run test:faults -- applications`: kill -9 while people apply.');
  process.exit(2);
}

const logs = join(root, 'test-results/faults');
mkdirSync(logs, { recursive: true });
const processes = createProcesses({ logs });
void askedToEnd().then(async () => {
  await processes.stopAll();
  process.exit(130);
});

/** @returns whether nothing was lost */
const run = async (name: string, args: readonly string[]): Promise<boolean> => {
  console.log(`\n${name}`);
  const { ended } = processes.start(
    { name, command: process.execPath, args: [script, ...args], cwd: root, env: process.env },
    (line) => console.log(`  ${line}`),
  );
  return (await ended).code === 0;
};

const onPostgres = async (): Promise<boolean> => {
  const bin = findPostgres();
  if (bin === null) throw new Error('There is no PostgreSQL server on this machine: `apt-get install postgresql`.');
  const server = await startPostgres(bin, processes);
  try {
    return await run('PostgreSQL', ['--postgres', server.url]);
  } finally {
    await server.stop();
  }
};

try {
  const isWhole = [await run('PGlite', []), await onPostgres()].every(Boolean);
  console.log(isWhole ? '\nNothing was lost, nothing was doubled.' : '\nNot as it must be: see above.');
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await processes.stopAll();
}
process.exit();
