import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { house } from './house.ts';

const apps = join(import.meta.dirname, '../../..');

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type ConfiguredSite = { origin: string; end: () => Promise<void> };

/**
 * Builds and starts the Croatian site with other features than its brand has: a copy of its few files beside it, with a
 * `brand.config.ts` that overrides the true one. Talks to the house's API.
 */
export const startConfiguredSite = async (
  features: Record<string, unknown>,
  env: Record<string, string>,
): Promise<ConfiguredSite> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const app = join(apps, 'e2e/.sites', `web-${port}`);
  mkdirSync(app, { recursive: true });
  const own = join(apps, 'web-hr');
  for (const part of [
    'app',
    'public',
    'instrumentation.ts',
    'next.config.ts',
    'package.json',
    'proxy.ts',
    'theme.css',
    'tsconfig.json',
  ]) {
    cpSync(join(own, part), join(app, part), { recursive: true });
  }
  symlinkSync(join(own, 'node_modules'), join(app, 'node_modules'));
  writeFileSync(
    join(app, 'brand.config.ts'),
    `import { brand as base } from '../../../web-hr/brand.config.ts';
export const brand = { ...base, features: { ...base.features, ...${JSON.stringify(features)} } };
`,
  );

  const run = (...args: string[]) =>
    spawn(process.execPath, [join(own, 'node_modules/next/dist/bin/next'), ...args], {
      cwd: app,
      env: { ...process.env, ...env, NODE_ENV: 'production', RADAR_ORIGIN_HR: origin, API_URL: house().api },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const remove = () => rmSync(app, { recursive: true, force: true });

  const build = run('build');
  let said = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) {
    remove();
    throw new Error(`The configured site could not be built.\n${said.slice(-4000)}`);
  }

  const server = run('start', '-p', String(port), '-H', '127.0.0.1');
  const exited = once(server, 'exit');
  const end = async () => {
    server.kill('SIGTERM');
    await exited;
    remove();
  };
  for (let tries = 0; tries < 200; tries += 1) {
    const isUp = await fetch(`${origin}/builds/latest.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { origin, end };
    await sleep(150);
  }
  await end();
  throw new Error('The configured site does not answer.');
};
