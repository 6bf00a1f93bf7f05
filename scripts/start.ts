// Starts the API and the sites, and ends them together: `npm start`, or `pnpm dev` to follow the sources.
// Names of sites narrow it: `pnpm dev mk`.
import { join, relative, resolve } from 'node:path';
import { demoAccountOf, isOnThisMachine } from '@radar/config/demo-account';
import { isSiteId, originOf, siteIds, siteOf } from '@radar/config/sites';
import type { House } from './start/house.ts';
import { keepHouse } from './start/keep-house.ts';
import { createProcesses } from './processes/processes.ts';
import { radarHouse } from './start/radar.ts';

const root = join(import.meta.dirname, '..');
const data = resolve(root, process.env['RADAR_DATA_DIR'] || '.data');
const logs = join(data, 'logs');

const dev = process.argv.includes('--dev');
const named = process.argv.slice(2).filter((arg) => arg !== '--dev');
const unknown = named.find((name) => !isSiteId(name));
if (unknown !== undefined) {
  console.error(`There is no site '${unknown}': choose from ${siteIds.join(', ')}.`);
  process.exit(2);
}

const wantedSites = named.length > 0 ? named.filter(isSiteId) : siteIds;

const say = (line: string) => console.log(line);

const shown = (folder: string) => (folder.startsWith(root) ? relative(root, folder) : folder);

const sayAddresses = ({ api, sites }: House) => {
  const addressOf = (port: number, path = '') => `http://localhost:${port}${path}`;
  const rows: [string, string][] = [
    ...sites.map(({ title, port }): [string, string] => [title, addressOf(port.number)]),
    ['API', addressOf(api.port.number)],
    ['OpenAPI', addressOf(api.port.number, '/openapi.json')],
    ['Sent mail', api.env['RADAR_MAILBOX'] === '1' ? addressOf(api.port.number, '/debug/mail') : 'goes to SMTP_URL'],
    ['Data', api.env['DATABASE_URL'] ? 'PostgreSQL at DATABASE_URL' : shown(data)],
    ['Logs', shown(logs)],
  ];
  say(`\nReady after ${(performance.now() / 1000).toFixed(1)} s. Ctrl-C stops everything.\n`);
  for (const [title, place] of rows) say(`  ${title.padEnd(18)}${place}`);
  say('');
  if (api.env['RADAR_DEMO'] !== '1') return;
  const withAccount = wantedSites.filter((id) => isOnThisMachine(originOf(id, api.env)));
  if (withAccount.length > 0) say('  Demo accounts');
  for (const id of withAccount) {
    const { email, username, password } = demoAccountOf(id);
    say(`  ${siteOf(id).name.padEnd(18)}${username ?? email}  ${password}`);
  }
  say('');
};

const status = await keepHouse(
  () => radarHouse({ root, data, env: process.env, siteIds: wantedSites, dev }),
  { processes: createProcesses({ logs }), say, verbose: dev },
  sayAddresses,
);
process.exit(status);
