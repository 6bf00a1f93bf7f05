import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, progressOf } from './house.ts';
import { portFaults, portFrom } from './ports.ts';
import { loadSecrets } from './secrets.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listen = async (): Promise<{ server: Server; port: number }> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

const freePort = async (): Promise<number> => {
  const { server, port } = await listen();
  server.close();
  return port;
};

const pids = () => readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').map(Number);

/** Whether a process runs; one that has ended and waits to be collected does not. */
const isRunning = (pid: number) => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

const running = () => pids().filter(isRunning);

type Run = { child: ChildProcessWithoutNullStreams; output: () => string };

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Run => {
  const child = spawn(command, args, { env });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
};

const fakeHouse = async (manner = ''): Promise<Run> => {
  const ports = [await freePort(), await freePort()].map(String);
  return run(process.execPath, [join(import.meta.dirname, 'fakes/house.ts'), folder, ...ports, manner]);
};

const within = { timeout: 10_000 };
const untilReady = ({ output }: Run) => vi.waitFor(() => expect(output()).toContain('ready'), within);
const statusOf = async ({ child }: Run) => (await once(child, 'exit'))[0];

describe('a running house', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends with everything it started on %s, and with code 0', async (signal) => {
    const house = await fakeHouse();
    await untilReady(house);
    expect(running()).toHaveLength(4);
    house.child.kill(signal);
    expect(await statusOf(house)).toBe(0);
    expect(running()).toEqual([]);
  });

  it('kills what ignores SIGTERM', async () => {
    const house = await fakeHouse('stubborn');
    await untilReady(house);
    house.child.kill('SIGTERM');
    expect(await statusOf(house)).toBe(0);
    expect(running()).toEqual([]);
  });

  it('leaves nobody behind when it is killed itself', async () => {
    const house = await fakeHouse('stubborn');
    await untilReady(house);
    house.child.kill('SIGKILL');
    await vi.waitFor(() => expect(running()).toEqual([]), within);
  });

  it('ends when the boot script that started it is gone', async () => {
    const ports = [await freePort(), await freePort()];
    const args = JSON.stringify([join(import.meta.dirname, 'fakes/house.ts'), folder, ...ports.map(String)]);
    const boot = run(process.execPath, [
      '-e',
      `require('node:child_process').spawn(process.execPath, ${args}, { stdio: 'inherit', env: { ...process.env, RADAR_BOOT_PID: String(process.pid) } })`,
    ]);
    await untilReady(boot);
    boot.child.kill('SIGKILL');
    await vi.waitFor(() => expect(running()).toEqual([]), within);
  });

  it('starts nothing more once it was asked to end', async () => {
    const house = await fakeHouse('still building');
    await vi.waitFor(() => expect(house.output()).toContain('Building'), within);
    house.child.kill('SIGTERM');
    expect(await statusOf(house)).toBe(0);
    expect(house.output()).not.toContain('Starting');
  });

  it('shows the progress of the API and keeps the rest in its log', async () => {
    const house = await fakeHouse();
    await untilReady(house);
    house.child.kill('SIGTERM');
    await statusOf(house);
    expect(house.output()).toContain('  Opening the database\n');
    expect(house.output()).not.toContain('not for people');
    expect(readFileSync(join(folder, 'logs/api.log'), 'utf8')).toContain('not for people');
  });

  it('says why the API ended, and ends with code 1', async () => {
    const house = await fakeHouse('locked');
    expect(await statusOf(house)).toBe(1);
    expect(house.output()).toContain('The database is in use by process 1.');
  });
});

describe('npm start', () => {
  const start = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    run(process.execPath, [join(import.meta.dirname, '../start.ts'), ...args], {
      ...process.env,
      RADAR_DATA_DIR: folder,
      ...env,
    });

  it('ends with code 1 and names the busy port', async () => {
    const { server, port } = await listen();
    const house = start([], { RADAR_API_PORT: String(port) });
    expect(await statusOf(house)).toBe(1);
    expect(house.output()).toContain(`Port ${port} (API) is in use.`);
    server.close();
  });

  it('knows its sites', async () => {
    const house = start(['atlantis']);
    expect(await statusOf(house)).toBe(2);
    expect(house.output()).toContain("There is no site 'atlantis'");
  });
});

describe('ports', () => {
  it('come from the environment', () => {
    expect(portFrom({}, 'RADAR_API_PORT', 4000)).toBe(4000);
    expect(portFrom({ RADAR_API_PORT: '4100' }, 'RADAR_API_PORT', 4000)).toBe(4100);
    expect(() => portFrom({ RADAR_API_PORT: 'many' }, 'RADAR_API_PORT', 4000)).toThrow('RADAR_API_PORT=many');
  });

  it('are not shared', async () => {
    const number = await freePort();
    const twins = ['A', 'B'].map((owner) => ({ owner, variable: `PORT_${owner}`, number }));
    expect(await portFaults(twins)).toEqual([`Port ${number} is wanted by A and by B: change PORT_B.`]);
  });
});

describe('secrets', () => {
  it('are made once and belong to their owner', () => {
    const file = join(folder, 'made/secrets.json');
    const first = loadSecrets(file);
    expect(first.RADAR_SESSION_SECRET).toHaveLength(43);
    expect(loadSecrets(file)).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('progress of the API', () => {
  it.each([
    ['{"progress":"Seeding 200 jobs"}', 'Seeding 200 jobs'],
    ['{"level":30,"msg":"hello"}', null],
    ['{"progress":', null],
    ['plain text', null],
  ])('%s', (line, progress) => {
    expect(progressOf(line)).toBe(progress);
  });
});

describe('a failed build', () => {
  it('shows what the failed task wrote', () => {
    const lines = ['@radar/web-hr:build: fine', '@radar/web-mk:build: no app folder', 'Failed:    @radar/web-mk#build'];
    expect(failureOf(lines)).toEqual(['@radar/web-mk:build: no app folder']);
  });

  it('shows its end when no task is named', () => {
    expect(failureOf(['turbo.json cannot be read'])).toEqual(['turbo.json cannot be read']);
  });
});
