import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Processes } from '../processes/processes.ts';
import { freePort } from '../processes/free-port.ts';

/** PostgreSQL refuses to run as root; the package brings a user for it. */
const userForServer = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const untilReady = async (isReady: () => boolean) => {
  for (const deadline = Date.now() + 30_000; !isReady(); await sleep(100)) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start within 30 s.');
  }
};

export type TestPostgres = {
  url: string;
  /** Ends the server and deletes its data. */
  stop: () => Promise<void>;
};

/**
 * A PostgreSQL server of our own: a new cluster in a temporary folder, on a free port of this machine only, without
 * fsync, since nobody needs its data after a power cut.
 * @param bin folder of `initdb` and `postgres`
 */
export const startPostgres = async (bin: string, processes: Processes): Promise<TestPostgres> => {
  const user = userForServer();
  const folder = mkdtempSync(join(tmpdir(), 'radar-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (command: string, ...args: string[]) =>
    execFileSync(join(bin, command), args, { cwd: folder, stdio: 'pipe', encoding: 'utf8', ...user });

  const data = join(folder, 'data');
  run(
    'initdb',
    '--pgdata',
    data,
    '--username=radar',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { stop } = processes.start({
    name: 'postgres',
    command: join(bin, 'postgres'),
    args: ['-D', data, ...options],
    cwd: folder,
    env: process.env,
    ...(user && { user }),
  });

  const server = ['--host=127.0.0.1', `--port=${port}`, '--username=radar'];
  await untilReady(() => {
    try {
      run('pg_isready', ...server);
      return true;
    } catch {
      return false;
    }
  });
  run('createdb', ...server, 'radar');
  return {
    url: `postgres://radar@127.0.0.1:${port}/radar`,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
