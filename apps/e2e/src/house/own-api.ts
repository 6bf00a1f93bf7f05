import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './site-server.ts';

export type OwnApi = { url: string; end: () => Promise<void> };

/** One more API with an empty database and settings of its own, beside the house's. Resolves when it is ready. */
export const startOwnApi = async (settings: Record<string, string>): Promise<OwnApi> => {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'radar-e2e-api-'));
  const secret = randomBytes(32).toString('hex');
  const server = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '../../../api'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      RADAR_API_PORT: String(port),
      RADAR_DATA_DIR: data,
      RADAR_MAILBOX: '1',
      RADAR_SESSION_SECRET: secret,
      RADAR_REVALIDATE_SECRET: secret,
      RADAR_LOGINS_PER_MINUTE_AND_NETWORK: '200',
      ...settings,
    },
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  const end = async (): Promise<void> => {
    server.kill('SIGTERM');
    await exited;
    rmSync(data, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 400; tries += 1) {
    const isUp = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, end };
    await sleep(150);
  }
  await end();
  throw new Error('The API of its own does not answer.');
};
