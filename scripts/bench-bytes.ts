// Weighs every public page in a real browser: `npm run bench:bytes`. Starts the house for it, on a data folder of its own;
// `-- --origin http://localhost:3000` (or `--origin mk=http://localhost:3002`, as often as you like) weighs sites that run
// already. `--components` weighs the components of the kit alone, which takes seconds. `--write` keeps the tables in
// docs/benchmarks.md. Ends with code 1 when a job's page is over its budget.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteIds } from '@radar/config/sites';
import { startBrowser } from './bench/browser.ts';
import { startFloor } from './bench/floor.ts';
import { componentTable, weighComponents } from './bench/components.ts';
import { pagesOf } from './bench/pages.ts';
import { componentSection, pageSection } from './bench/sections.ts';
import { readOrigins, startSites } from './bench/sites.ts';
import { overBudget, type Row, tableOf } from './bench/table.ts';
import { writeBenchmark } from './bench/write-benchmark.ts';
import { createProcesses } from './processes/processes.ts';
import { askedToEnd } from './processes/asked-to-end.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    origin: { type: 'string', multiple: true },
    components: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const processes = createProcesses({ logs: join(root, 'test-results/bench-bytes') });
void askedToEnd().then(async () => {
  await processes.stopAll();
  process.exit(130);
});

const weighAll = async (): Promise<{ rows: Row[]; browserVersion: string }> => {
  const given = readOrigins(values.origin ?? []);
  const floorOrigin = await startFloor(root, processes);
  const origins = given.size > 0 ? given : await startSites(root, processes);
  const browser = await startBrowser();
  try {
    console.log('Weighing …');
    const floor = await browser.weigh(floorOrigin);
    const rows: Row[] = [{ site: '', page: 'floor', weight: floor, aboveFloor: 0 }];
    for (const site of siteIds) {
      const origin = origins.get(site);
      if (origin === undefined) continue;
      for (const { name, url } of await pagesOf(site, origin)) {
        const weight = await browser.weigh(url);
        rows.push({ site, page: name, weight, aboveFloor: weight.js - floor.js });
        console.log(`  ${site} ${name}`);
      }
    }
    return { rows, browserVersion: browser.version };
  } finally {
    await browser.close();
  }
};

try {
  const report = join(root, 'docs/benchmarks.md');
  const components = await weighComponents(root);
  console.log(`\n${componentTable(components)}\n`);
  if (values.write) writeBenchmark(report, [componentSection(components)]);
  if (!values.components) {
    const { rows, browserVersion } = await weighAll();
    console.log(`\n${tableOf(rows)}\n`);
    if (values.write) writeBenchmark(report, [pageSection(rows, browserVersion)]);
    const faults = overBudget(rows);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length === 0 ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await processes.stopAll();
}
process.exit();
