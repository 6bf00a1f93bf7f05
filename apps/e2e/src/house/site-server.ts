import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type SiteServer = { origin: string; end: () => Promise<void> };

/** Serves a built site once more, on a port of its own. Resolves when it answers. */
export const serveSite = async (app: string, port: number, env: NodeJS.ProcessEnv): Promise<SiteServer> => {
  const origin = `http://localhost:${port}`;
  const next = join(app, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: app,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  const end = async (): Promise<void> => {
    server.kill('SIGTERM');
    await exited;
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
  throw new Error(`The site on port ${port} does not answer.`);
};
