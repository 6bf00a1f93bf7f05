import { join } from 'node:path';
import { type SiteId, siteOf } from '@radar/config/sites';
import type { House, Server } from './house.ts';
import { portFrom } from './ports.ts';
import { loadSecrets } from './secrets.ts';

export type Wish = {
  root: string;
  /** Folder of the database, the files, the secrets and the logs. */
  data: string;
  env: NodeJS.ProcessEnv;
  siteIds: readonly SiteId[];
  /** Servers that follow the sources instead of built sites. */
  dev: boolean;
};

const minutesMs = 60_000;

const variableOf = (kind: 'PORT' | 'ORIGIN', id: SiteId) => `RADAR_${kind}_${id.toUpperCase()}`;

/** The servers of this repository, as commands. What the environment already says wins. */
export const radarHouse = ({ root, data, env, siteIds, dev }: Wish): House => {
  const { RADAR_REVALIDATE_SECRET, ...apiSecrets } = loadSecrets(join(data, 'secrets.json'));
  const mode = dev ? 'development' : 'production';
  const apiPort = portFrom(env, 'RADAR_API_PORT', 4000);
  const portOf = (id: SiteId) => portFrom(env, variableOf('PORT', id), siteOf(id).port);

  // A site that listens elsewhere is also found elsewhere: links, mails and canonicals follow it.
  const moved = siteIds.filter((id) => portOf(id) !== siteOf(id).port);
  const origins = Object.fromEntries(moved.map((id) => [variableOf('ORIGIN', id), `http://localhost:${portOf(id)}`]));
  const forAll = { RADAR_REVALIDATE_SECRET, ...origins, ...env };

  const api: Server = {
    name: 'api',
    title: 'The API',
    command: process.execPath,
    args: [...(dev ? ['--watch'] : []), 'src/main.ts'],
    cwd: join(root, 'apps/api'),
    env: {
      ...apiSecrets,
      RADAR_DEMO: '1',
      RADAR_MAILBOX: env['SMTP_URL'] ? '0' : '1',
      RADAR_API_DOCS: '1',
      ...forAll,
      NODE_ENV: mode,
      HOST: '127.0.0.1',
      RADAR_API_PORT: `${apiPort}`,
      RADAR_DATA_DIR: data,
    },
    port: { owner: 'API', variable: 'RADAR_API_PORT', number: apiPort },
    readyPath: '/readyz',
    readyWithinMs: 5 * minutesMs,
    mustBeWell: true,
  };

  const siteServer = (id: SiteId): Server => {
    const app = join(root, 'apps', `web-${id}`);
    const port = portOf(id);
    return {
      name: `web-${id}`,
      title: siteOf(id).name,
      command: process.execPath,
      args: [join(app, 'node_modules/next/dist/bin/next'), dev ? 'dev' : 'start', '-p', `${port}`, '-H', '127.0.0.1'],
      cwd: app,
      env: { ...forAll, NODE_ENV: mode, API_URL: `http://127.0.0.1:${apiPort}` },
      port: { owner: siteOf(id).name, variable: variableOf('PORT', id), number: port },
      readyPath: '/',
      readyWithinMs: (dev ? 3 : 1) * minutesMs,
      mustBeWell: false,
    };
  };

  const wanted = dev ? ['./packages/*'] : ['@radar/api^...', ...siteIds.map((id) => `./apps/web-${id}`)];
  return {
    build: {
      name: 'build',
      command: join(root, 'node_modules/.bin/turbo'),
      args: [
        'run',
        'build',
        '--log-order=stream',
        '--output-logs=new-only',
        '--concurrency=2',
        ...wanted.map((filter) => `--filter=${filter}`),
      ],
      cwd: root,
      env: { ...origins, ...env },
    },
    api,
    sites: siteIds.map(siteServer),
  };
};
