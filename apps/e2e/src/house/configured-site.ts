import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from './house.ts';
import { freePort, serveSite, type SiteServer } from './site-server.ts';

const apps = join(import.meta.dirname, '../../..');

/**
 * Builds and starts the Croatian site with other features than its brand has: a copy of its few files beside it, with a
 * `brand.config.ts` that overrides the true one. Talks to the house's API.
 */
export const startConfiguredSite = async (
  features: Record<string, unknown>,
  env: Record<string, string>,
): Promise<SiteServer> => {
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

  const settings = { ...env, RADAR_ORIGIN_HR: origin, API_URL: house().api };
  const build = spawn(process.execPath, [join(own, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: app,
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const remove = () => rmSync(app, { recursive: true, force: true });

  let said = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) {
    remove();
    throw new Error(`The configured site could not be built.\n${said.slice(-4000)}`);
  }

  try {
    const served = await serveSite(app, port, settings);
    return {
      origin: served.origin,
      end: async () => {
        await served.end();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
