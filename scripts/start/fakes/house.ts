// A house of fake servers, run as the real one is.
//   node house.ts <folder> <port of the API> <port of the site> [manner of the API, or 'still building']
import { join } from 'node:path';
import type { Server } from '../house.ts';
import { keepHouse } from '../keep-house.ts';
import { createProcesses } from '../../processes/processes.ts';

const [folder = '', apiPort, sitePort, manner = ''] = process.argv.slice(2);

const fake = (name: string, port: number, ...more: string[]): Server => ({
  name,
  title: name,
  command: process.execPath,
  args: [join(import.meta.dirname, 'server.ts'), String(port), join(folder, 'pids'), ...more],
  cwd: folder,
  env: process.env,
  port: { owner: name, variable: `PORT_OF_${name}`, number: port },
  readyPath: '/',
  readyWithinMs: 10_000,
  mustBeWell: true,
});

const build =
  manner === 'still building' ? 'process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1e6)' : '';
const api = fake('api', Number(apiPort), manner);
const status = await keepHouse(
  () => ({
    build: { ...api, name: 'build', args: ['-e', build] },
    api,
    sites: [fake('site', Number(sitePort))],
  }),
  { processes: createProcesses({ logs: join(folder, 'logs'), graceMs: 1000 }), say: console.log, verbose: false },
  () => console.log('ready'),
);
process.exit(status);
