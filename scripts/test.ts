// Runs everything that must hold: `npm test`, or `npm test -- api` for the suites whose name contains `api`.
// The last line is `N passed, N failed`; the exit code is 1 if anything failed or a suite ran no test.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { askedToEnd } from './processes/asked-to-end.ts';
import { createProcesses } from './processes/processes.ts';
import { provide } from './test/machine.ts';
import { notRun, runSuite } from './test/run-suite.ts';
import { suites, suitesNamed } from './test/suites.ts';
import { countsLine, type Result, summary } from './test/summary.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'test-results');
mkdirSync(output, { recursive: true });

const chosen = suitesNamed(process.argv.slice(2).join(' '));
if (chosen.length === 0) {
  console.error(`No suite has that name. There are: ${suites.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const processes = createProcesses({ logs: output, graceMs: 10_000 });

const runAll = async (): Promise<Result[]> => {
  const missing = provide([...new Set(chosen.flatMap(({ needs = [], wants = [] }) => [...needs, ...wants]))]);
  const results: Result[] = [];
  for (const suite of chosen) {
    console.log(`${suite.name} …`);
    const lacks = suite.needs?.filter((need) => missing.includes(need)) ?? [];
    const result = lacks.length > 0 ? notRun(suite, lacks) : await runSuite(suite, { root, output, processes });
    console.log(`  ${countsLine(result)} (${(result.ms / 1000).toFixed(1)} s)`);
    results.push(result);
  }
  return results;
};

const results = await Promise.race([askedToEnd(), runAll()]);
if (results === undefined) {
  await processes.stopAll();
  process.exit(130);
}
console.log(`\n${summary(results)}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
